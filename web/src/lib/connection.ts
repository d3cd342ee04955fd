/** The websocket of a table: connects, connects again, and gives what arrives to who listens. */

import { PROTOCOL, type FromClient, type FromServer } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is used. */
export type Socket = {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type Listener = {
  /** How many happenings are known, and of which branch. */
  known(): { since: number; branch: number };
  message(message: FromServer): void;
  state(state: ConnectionState): void;
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING = 20_000;
const SILENCE = 45_000;

export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly connectTo: (address: string) => Socket = (at) => new WebSocket(at) as unknown as Socket,
  ) {}

  open(): void {
    this.ended = false;
    this.listener.state("connecting");
    const socket = this.connectTo(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const { since, branch } = this.listener.known();
      this.transmit({ type: "hello", protocol: PROTOCOL, token: this.token, since, branch });
      this.heard = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.tick(), PING);
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  /** Send if connected; what matters is sent again after `welcome`. */
  send(message: FromClient): void {
    if (this.socket) this.transmit(message);
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.listener.state("closed");
  }

  private transmit(message: FromClient): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or no longer: the way back goes through `retry` and `welcome`.
    }
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.listener.state("open");
    }
    if (message.type === "bye") {
      if (message.reason === "shutdown") this.wait = Math.max(FIRST_WAIT, message.seconds * 1000);
      else this.ended = true;
    }
    this.listener.message(message);
  }

  private tick(): void {
    // A connection that has died without a word is found by its silence.
    if (Date.now() - this.heard > SILENCE) this.retry();
    else this.transmit({ type: "ping" });
  }

  private retry(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    if (this.ended) {
      this.listener.state("closed");
      return;
    }
    this.listener.state("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
