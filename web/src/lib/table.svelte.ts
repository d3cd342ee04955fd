/** A table as this browser knows it: what the server sent, what was answered, and what is still to be shown. */

import { isCard } from "./catalog.svelte";
import { Connection, type ConnectionState, type Socket } from "./connection";
import { Log, type LogTurn } from "./log";
import type {
  AdviceGiven,
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
import { seatNames } from "./player-names";
import { refusalText } from "./messages";
import { playbackSteps, type PlaybackStep } from "./playback";
import type { Speed } from "./settings.svelte";
import { language } from "./text.svelte";

type Answer = { request: string; options: string[] };

/** Moves cards: called before the screen changes, and calls `show` to change it. */
export type Animator = (happenings: Happening[], show: () => void) => void;

// How long each step of another player is shown, and all of them together at most.
const PAUSE: Record<Speed, number> = { off: 0, fast: 200, normal: 500, slow: 1100 };
const LONGEST_PLAYBACK: Record<Speed, number> = { off: 0, fast: 2500, normal: 7000, slow: 30_000 };
const RETRY_DELAY = 1000;

/** Whether nobody is looking: then nothing is shown step by step. */
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
  /** When the last line of chat was written that has been on the screen. */
  chatRead = $state(0);
  over = $state.raw<GameOver | null>(null);
  votes = $state.raw<Vote[]>([]);
  next = $state<string | null>(null);
  /** Gets advice, and refusals, which it may take. */
  onAdvice: ((message: AdviceGiven | Refused) => boolean) | null = null;
  happenings = $state.raw<Happening[]>([]);
  branch = $state(0);
  /** The answer that the server has not acknowledged yet. */
  pending = $state.raw<Answer | null>(null);
  held = $state(false);
  /** Why the server refused; "gone" if the table no longer exists. */
  refusal = $state<Reason | "undo-refused" | "gone" | null>(null);
  /** The server's message about a refusal, and the reason it belongs to. */
  private refusalMessage = $state.raw<Message | null>(null);
  private refusalMessageFor: Reason | null = null;
  /** The middle of the table while the others' moves are shown step by step. Answering skips the rest. */
  playback = $state.raw<TableView | null>(null);
  animate: Animator | null = null;
  speed: () => Speed = () => "off";

  private readonly connection: Connection;
  private readonly log = new Log();
  private steps: PlaybackStep[] = [];
  private delayedResult: GameOver | null = null;
  private stepTimer: ReturnType<typeof setTimeout> | undefined;

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
  /** How many lines of the others' chat have not been on the screen yet. */
  unread = $derived(this.chat.filter((line) => line.seat !== this.seat && line.at > this.chatRead).length);
  me = $derived(this.view?.players[this.seat]);
  turns: LogTurn[] = $derived(
    this.log.turns(
      this.happenings,
      { seat: this.seat, names: this.names, isCard },
      `${this.branch} ${language()} ${this.names.join()}`,
    ),
  );

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.stepTimer);
    this.connection.close();
  }

  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  loseNow(): void {
    this.connection.loseNow();
  }

  send(message: FromClient): void {
    this.refusal = null;
    this.connection.send(message);
  }

  /** Note that the chat is on the screen. */
  readChat(): void {
    this.chatRead = Math.max(this.chatRead, this.chat.at(-1)?.at ?? 0);
  }

  /** Answer the current question once. The answer is sent again until the server acknowledges it. */
  answer(options: string[]): void {
    if (!this.prompt || this.pending) return;
    this.refusal = null;
    this.catchUp();
    this.pending = { request: this.prompt.request, options };
    this.sendPending();
  }

  /** Skip the rest of the steps and show the table as it is now. */
  catchUp(): void {
    clearTimeout(this.stepTimer);
    this.stepTimer = undefined;
    this.steps = [];
    this.playback = null;
    if (this.delayedResult) this.over = this.delayedResult;
    this.delayedResult = null;
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
        this.delayedResult = message.over;
        if (!this.playback) this.catchUp();
        return;
      case "rematch":
        this.votes = message.votes;
        this.next = message.next;
        return;
      case "advice":
        this.onAdvice?.(message);
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
    // The answer or its acknowledgement was lost. The server counts an answer once, so send it again.
    if (this.pending && this.pending.request === message.prompt?.request) this.sendPending();
    else this.pending = null;
  }

  private update(message: Update): void {
    if (message.answered !== null && message.answered === this.pending?.request) {
      this.pending = null;
      this.held = false;
    }
    const before = this.steps.at(-1)?.view ?? this.playback ?? this.view;
    const stepByStep = before && this.speed() !== "off" && !isHidden() && message.branch === this.branch;
    const steps = stepByStep ? playbackSteps(before, message.happenings, this.seat) : [];
    const apply = () => {
      this.branch = message.branch;
      this.happenings = [...this.happenings.slice(0, message.start), ...message.happenings];
      this.view = message.view;
      this.waiting = message.waiting;
      this.undo = message.undo;
      this.setPrompt(message.prompt);
    };
    if (steps.length) {
      // The question appears at once; the middle of the table follows step by step.
      this.playback ??= before;
      this.steps.push(...steps);
      apply();
      if (this.stepTimer === undefined) this.showNextStep();
    } else if (this.animate) this.animate(message.happenings, apply);
    else apply();
  }

  private showNextStep(): void {
    this.stepTimer = undefined;
    const step = this.steps.shift();
    if (!step) {
      this.catchUp();
      return;
    }
    const show = () => (this.playback = step.view);
    if (this.animate) this.animate(step.happenings, show);
    else show();
    const pause = Math.min(PAUSE[this.speed()], LONGEST_PLAYBACK[this.speed()] / (this.steps.length + 1));
    this.stepTimer = setTimeout(() => this.showNextStep(), pause);
  }

  private setPrompt(prompt: Prompt | null): void {
    // Keep the object of an unchanged question, so that what was chosen so far stays.
    if (prompt?.request !== this.prompt?.request) this.prompt = prompt;
    if (prompt?.request !== this.pending?.request) this.held = false;
  }

  /** Why the server refused, as a sentence. */
  get refusalText(): string {
    return this.refusal === null
      ? ""
      : refusalText(this.refusal, this.refusal === this.refusalMessageFor ? this.refusalMessage : null);
  }

  private refused(refused: Refused): void {
    const { reason, request, said: message } = refused;
    if (this.onAdvice?.(refused)) return;
    this.refusalMessage = message;
    this.refusalMessageFor = reason;
    if (reason === "too-fast" || reason === "busy" || reason === "store") {
      if (reason !== "too-fast") this.refusal = reason;
      setTimeout(() => this.sendPending(), RETRY_DELAY);
      return;
    }
    if (request !== null && request === this.pending?.request) this.pending = null;
    // No message for an answer that came too late: the next question is on its way.
    if (reason !== "late") this.refusal = reason;
    if (reason === "no-table" || reason === "no-seat" || reason === "no-watching" || reason === "protocol")
      this.close();
  }
}
