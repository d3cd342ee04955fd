/** The websocket of a table. It reconnects automatically and passes what arrives to a listener. */

import { PROTOCOL, type FromClient, type FromServer } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that we use. */
export type Socket = {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type Listener = {
  /** How many happenings are known, and on which branch of the game. */
  known(): { since: number; branch: number };
  message(message: FromServer): void;
  state(state: ConnectionState): void;
};

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;
const PING_INTERVAL = 20_000;
const LONGEST_SILENCE = 45_000;

export class Connection {
  private socket: Socket | null = null;
  private delay = FIRST_DELAY;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
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
      this.lastHeard = Date.now();
      clearInterval(this.pingTimer);
      this.pingTimer = setInterval(() => this.ping(), PING_INTERVAL);
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  /** Send if connected. The table sends a lost answer again after `welcome`. */
  send(message: FromClient): void {
    if (this.socket) this.transmit(message);
  }

  /** Reconnect without waiting: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.retryTimer);
    this.open();
  }

  /** Give the connection up without waiting for silence: the browser says that there is no network. */
  loseNow(): void {
    if (this.ended) return;
    // The browser says when the network is back. It may be wrong, as with a server on the same machine.
    this.delay = LONGEST_DELAY;
    this.retry();
    this.delay = FIRST_DELAY;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.listener.state("closed");
  }

  private transmit(message: FromClient): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open: `retry` reconnects, and `welcome` brings everything up to date.
    }
  }

  private receive(message: FromServer): void {
    this.lastHeard = Date.now();
    if (message.type === "welcome") {
      this.delay = FIRST_DELAY;
      this.listener.state("open");
    }
    if (message.type === "bye") {
      if (message.reason === "shutdown") this.delay = Math.max(FIRST_DELAY, message.seconds * 1000);
      else this.ended = true;
    }
    this.listener.message(message);
  }

  private ping(): void {
    // A connection can die unnoticed: then nothing arrives any more.
    if (Date.now() - this.lastHeard > LONGEST_SILENCE) this.retry();
    else this.transmit({ type: "ping" });
  }

  private retry(): void {
    clearInterval(this.pingTimer);
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
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }
}
