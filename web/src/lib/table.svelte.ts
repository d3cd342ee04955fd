/** A table as this browser knows it: what the server told, what was answered, and what is still to be shown. */

import { isCard } from "./catalog.svelte";
import { Connection, type ConnectionState, type Socket } from "./connection";
import { Log, type LogTurn } from "./log";
import type {
  ChatLine,
  FromClient,
  FromServer,
  GameOver,
  Happening,
  Prompt,
  Reason,
  Refused,
  Message,
  TableInfo,
  TableView,
  UndoOffer,
  UndoRequest,
  Update,
  Vote,
  Welcome,
} from "./protocol";
import { seatNames } from "./names";
import { refusal } from "./messages";
import { moments, type Moment } from "./scene";
import type { Speed } from "./settings.svelte";
import { language } from "./text.svelte";

type Answer = { request: string; options: string[] };

/** Lets cards move: is told what happens before it is on the screen, and puts it there by `show`. */
export type Stage = (happenings: Happening[], show: () => void) => void;

// How long each thing that another player does stays before the next is shown, and all of it at most.
const PAUSE: Record<Speed, number> = { off: 0, fast: 200, normal: 500, slow: 1100 };
const LONGEST_SHOW: Record<Speed, number> = { off: 0, fast: 2500, normal: 7000, slow: 30_000 };
const AGAIN = 1000;

/** Whether nobody looks: then there is nothing to show slowly. */
function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

export class Table {
  state = $state<ConnectionState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<TableView | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  waiting = $state.raw<number[]>([]);
  undo = $state.raw<UndoOffer | null>(null);
  undoRequest = $state.raw<UndoRequest | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  over = $state.raw<GameOver | null>(null);
  votes = $state.raw<Vote[]>([]);
  next = $state<string | null>(null);
  happenings = $state.raw<Happening[]>([]);
  branch = $state(0);
  /** The answer that is not yet known to be kept. */
  pending = $state.raw<Answer | null>(null);
  held = $state(false);
  /** Why the server refused; "gone" once the table cannot be reached any more. */
  refusal = $state<Reason | "undo-refused" | "gone" | null>(null);
  /** The same in the server's words, as facts. */
  private said = $state.raw<Message | null>(null);
  private saidFor: Reason | null = null;
  /** The middle of the table as it was a moment ago, while others' doings are being shown. Answering ends the show. */
  scene = $state.raw<TableView | null>(null);
  stage: Stage | null = null;
  speed: () => Speed = () => "off";

  private readonly connection: Connection;
  private readonly log = new Log();
  private later: Moment[] = [];
  private ending: GameOver | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    token: string | null,
    connectTo?: (address: string) => Socket,
    origin: string = typeof location === "undefined" ? "ws://test" : location.origin.replace(/^http/, "ws"),
  ) {
    this.connection = new Connection(
      `${origin}/ws/tables/${encodeURIComponent(id)}`,
      token,
      {
        known: () => ({ since: this.happenings.length, branch: this.branch }),
        message: (message) => this.receive(message),
        state: (state) => (this.state = state),
      },
      connectTo,
    );
  }

  names = $derived(seatNames(this.info?.seats ?? []));
  isPlaying = $derived(this.seat >= 0);
  me = $derived(this.view?.players[this.seat]);
  turns: LogTurn[] = $derived(
    this.log.tell(
      this.happenings,
      { seat: this.seat, names: this.names, isCard },
      `${this.branch} ${language()} ${this.names.join()}`,
    ),
  );

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  send(message: FromClient): void {
    this.refusal = null;
    this.connection.send(message);
  }

  /** Answer the present question, once. It is sent again until it is known to be kept. */
  answer(options: string[]): void {
    if (!this.prompt || this.pending) return;
    this.refusal = null;
    this.catchUp();
    this.pending = { request: this.prompt.request, options };
    this.sendPending();
  }

  /** Show the table as it is now. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.later = [];
    this.scene = null;
    if (this.ending) this.over = this.ending;
    this.ending = null;
  }

  private sendPending(): void {
    if (this.pending) this.connection.send({ type: "answer", ...this.pending });
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        this.welcome(message);
        return;
      }
      case "update": {
        this.update(message);
        return;
      }
      case "held":
        this.held = message.request === this.pending?.request;
        return;
      case "table":
        this.info = message.table;
        return;
      case "undo-asked":
        this.undoRequest = message.request;
        return;
      case "undone":
        this.undoRequest = null;
        return;
      case "undo-refused":
        this.undoRequest = null;
        this.refusal = "undo-refused";
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "over":
        this.ending = message.over;
        if (!this.scene) this.catchUp();
        return;
      case "rematch":
        this.votes = message.votes;
        this.next = message.next;
        return;
      case "error": {
        this.refused(message);
        return;
      }
      case "bye":
        if (message.reason !== "shutdown") this.refusal = "gone";
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.catchUp();
    this.seat = message.seat;
    this.info = message.table;
    this.branch = message.branch;
    this.happenings = [...this.happenings.slice(0, message.start), ...message.happenings];
    this.view = message.view;
    this.waiting = message.waiting;
    this.undo = message.undo;
    this.undoRequest = message.undo_request;
    this.chat = message.chat;
    this.over = message.over;
    this.votes = message.rematch;
    this.next = message.table.next;
    this.setPrompt(message.prompt);
    // Lost on the way, or only its acknowledgement was: the server counts it once.
    if (this.pending && this.pending.request === message.prompt?.request) this.sendPending();
    else this.pending = null;
  }

  private update(message: Update): void {
    if (message.answered !== null && message.answered === this.pending?.request) {
      this.pending = null;
      this.held = false;
    }
    const before = this.later.at(-1)?.view ?? this.scene ?? this.view;
    const isShown = before && this.speed() !== "off" && !isHidden() && message.branch === this.branch;
    const shown = isShown ? moments(before, message.happenings, this.seat) : [];
    const apply = () => {
      this.branch = message.branch;
      this.happenings = [...this.happenings.slice(0, message.start), ...message.happenings];
      this.view = message.view;
      this.waiting = message.waiting;
      this.undo = message.undo;
      this.setPrompt(message.prompt);
    };
    if (shown.length) {
      // The question is there at once; the middle of the table follows in its own time.
      this.scene ??= before;
      this.later.push(...shown);
      apply();
      if (this.timer === undefined) this.showNext();
    } else if (this.stage) this.stage(message.happenings, apply);
    else apply();
  }

  private showNext(): void {
    this.timer = undefined;
    const moment = this.later.shift();
    if (!moment) {
      this.catchUp();
      return;
    }
    const show = () => (this.scene = moment.view);
    if (this.stage) this.stage(moment.happenings, show);
    else show();
    const pause = Math.min(PAUSE[this.speed()], LONGEST_SHOW[this.speed()] / (this.later.length + 1));
    this.timer = setTimeout(() => this.showNext(), pause);
  }

  private setPrompt(prompt: Prompt | null): void {
    // The same question stays the same object, so that what was already chosen is kept.
    if (prompt?.request !== this.prompt?.request) this.prompt = prompt;
    if (prompt?.request !== this.pending?.request) this.held = false;
  }

  /** Why the server refused, in words. */
  get refusalWords(): string {
    return this.refusal === null ? "" : refusal(this.refusal, this.refusal === this.saidFor ? this.said : null);
  }

  private refused({ reason, request, said }: Refused): void {
    this.said = said;
    this.saidFor = reason;
    if (reason === "too-fast" || reason === "busy" || reason === "store") {
      if (reason !== "too-fast") this.refusal = reason;
      setTimeout(() => this.sendPending(), AGAIN);
      return;
    }
    if (request !== null && request === this.pending?.request) this.pending = null;
    // An answer that came too late needs no words: the present question is on its way.
    if (reason !== "late") this.refusal = reason;
    if (reason === "no-table" || reason === "no-seat" || reason === "no-watching" || reason === "protocol")
      this.close();
  }
}
