/** A table as this browser knows it: what the server sent, what was answered, and what is still to be shown. */

import type { Animator } from "./animation";
import { isCard } from "./catalog.svelte";
import { Connection, type ConnectionState, type Socket } from "./connection";
import { Log, type LogTurn } from "./log";
import type * as protocol from "./protocol";
import { seatNames } from "./player-names";
import { refusalText } from "./messages";
import { MovePlayer } from "./move-player.svelte";
import type { PlaybackStep } from "./playback";
import type { Speed } from "./settings.svelte";
import { TableChat } from "./table-chat.svelte";
import { language } from "./text.svelte";

type Answer = { request: string; options: string[] };

const RETRY_DELAY = 1000;

/** The game as the server last described it. The table shows it once the others' moves have been shown. */
type Received = Pick<protocol.Update, "view" | "prompt" | "waiting" | "happenings" | "branch"> & { at: number };

export class Table {
  state = $state<ConnectionState>("connecting");
  info = $state.raw<protocol.TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<protocol.TableView | null>(null);
  prompt = $state.raw<protocol.Prompt | null>(null);
  waiting = $state.raw<number[]>([]);
  undo = $state.raw<protocol.UndoOffer | null>(null);
  undoRequest = $state.raw<protocol.UndoRequest | null>(null);
  readonly chat = new TableChat(() => this.seat);
  over = $state.raw<protocol.GameOver | null>(null);
  votes = $state.raw<protocol.Vote[]>([]);
  next = $state<string | null>(null);
  /** Gets advice, and refusals, which it may take. */
  onAdvice: ((message: protocol.AdviceGiven | protocol.Refused) => boolean) | null = null;
  happenings = $state.raw<protocol.Happening[]>([]);
  branch = $state(0);
  /** The answer that the server has not acknowledged yet. */
  pending = $state.raw<Answer | null>(null);
  held = $state(false);
  /** Why the server refused; "gone" if the table no longer exists. */
  refusal = $state<protocol.Reason | "undo-refused" | "gone" | null>(null);
  /** What the server last said about a refusal. */
  private lastRefused = $state.raw<protocol.Refused | null>(null);
  animate: Animator | null = null;
  speed: () => Speed = () => "off";

  private readonly connection: Connection;
  private readonly log = new Log();
  private received = $state.raw<Received | null>(null);
  private readonly moves = new MovePlayer({
    table: () => this.id,
    show: (step, time) => this.showStep(step, time),
    showNow: () => this.catchUp(),
    isAsked: () => !!this.received?.prompt,
    seat: () => this.seat,
    speed: () => this.speed(),
  });
  private delayedResult: protocol.GameOver | null = null;

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
        known: () => ({ since: this.received?.happenings.length ?? 0, branch: this.branch }),
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
    this.moves.stop();
    this.connection.close();
  }

  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  loseNow(): void {
    this.connection.loseNow();
  }

  send(message: protocol.FromClient): void {
    this.refusal = null;
    this.connection.send(message);
  }

  /** Answer the current question once. The answer is sent again until the server acknowledges it. */
  answer(options: string[]): void {
    if (!this.prompt || this.pending) return;
    this.refusal = null;
    this.catchUp();
    this.pending = { request: this.prompt.request, options };
    this.sendPending();
  }

  /** Whether the others' moves are being shown step by step. Everything on the screen shows that moment. */
  get isPlayingBack(): boolean {
    return this.moves.isPlaying;
  }

  /** The question that comes once the others' moves have been shown. */
  get coming(): protocol.Prompt | null {
    return this.isPlayingBack ? (this.received?.prompt ?? null) : null;
  }

  /** Skip the rest of the steps and show the table as it is now. */
  catchUp(): void {
    this.moves.stop();
    this.showReceived();
    if (this.delayedResult) this.over = this.delayedResult;
    this.delayedResult = null;
  }

  get mayWatchAgain(): boolean {
    return this.moves.mayWatchAgain && !this.over;
  }

  /** Show the others' last round once more. */
  watchAgain(): void {
    if (this.received) this.moves.watchAgain(this.received.happenings, this.received.view);
  }

  private sendPending(): void {
    if (this.pending) this.connection.send({ type: "answer", ...this.pending });
  }

  private receive(message: protocol.FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        return;
      case "update":
        this.update(message);
        return;
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
        this.chat.add(message.line);
        return;
      case "over":
        this.delayedResult = message.over;
        if (!this.isPlayingBack) this.catchUp();
        return;
      case "rematch":
        this.votes = message.votes;
        this.next = message.next;
        return;
      case "advice":
        this.onAdvice?.(message);
        return;
      case "error":
        this.refused(message);
        return;
      case "bye":
        if (message.reason !== "shutdown") this.refusal = "gone";
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: protocol.Welcome): void {
    this.catchUp();
    this.moves.recallRound(message.branch, message.start + message.happenings.length);
    this.seat = message.seat;
    this.info = message.table;
    this.receiveGame(message, message.view);
    this.view = message.view;
    this.showReceived();
    this.undo = message.undo;
    this.undoRequest = message.undo_request;
    this.chat.lines = message.chat;
    this.over = message.over;
    this.votes = message.rematch;
    this.next = message.table.next;
    // The answer or its acknowledgement was lost. The server counts an answer once, so send it again.
    if (this.pending && this.pending.request === message.prompt?.request) this.sendPending();
    else this.pending = null;
  }

  private receiveGame(message: protocol.Update | protocol.Welcome, view: protocol.TableView | null): void {
    const known = (this.received?.happenings ?? this.happenings).slice(0, message.start);
    const happenings = [...known, ...message.happenings];
    const { prompt, waiting, branch } = message;
    if (view) this.received = { view, prompt, waiting, branch, happenings, at: Date.now() };
    else this.happenings = happenings;
    this.branch = branch;
  }

  private update(message: protocol.Update): void {
    if (message.answered !== null && message.answered === this.pending?.request) {
      this.pending = null;
      this.held = false;
    }
    this.undo = message.undo;
    const isSameGame = message.branch === this.branch;
    this.receiveGame(message, message.view);
    if (isSameGame && this.moves.take(message, this.view)) return;
    if (!isSameGame) {
      this.moves.stop();
      this.moves.forgetRound();
    }
    if (this.animate) this.animate(message.happenings, () => this.showReceived());
    else this.showReceived();
  }

  /** Show what the server sent last. */
  private showReceived(): void {
    if (!this.received) return;
    const { view, prompt, waiting, happenings, at } = this.received;
    this.view = view;
    this.happenings = happenings;
    this.waiting = waiting;
    // A clock runs while the others' moves are shown.
    const isLate = prompt && prompt.seconds !== null && prompt.request !== this.prompt?.request;
    this.setPrompt(
      isLate ? { ...prompt, seconds: Math.max(0, (prompt.seconds ?? 0) - (Date.now() - at) / 1000) } : prompt,
    );
  }

  private showStep(step: PlaybackStep, time: number): void {
    const show = () => {
      this.view = step.view;
      this.happenings = this.received?.happenings.slice(0, (step.happenings.at(-1)?.number ?? -1) + 1) ?? [];
      this.prompt = null;
      this.waiting = [];
    };
    if (this.animate) this.animate(step.happenings, show, time);
    else show();
  }

  private setPrompt(prompt: protocol.Prompt | null): void {
    // Keep the object of an unchanged question, so that what was chosen so far stays.
    if (prompt?.request !== this.prompt?.request) this.prompt = prompt;
    if (prompt?.request !== this.pending?.request) this.held = false;
  }

  /** Why the server refused, as a sentence. */
  get refusalText(): string {
    if (this.refusal === null) return "";
    return refusalText(this.refusal, this.lastRefused?.reason === this.refusal ? this.lastRefused.said : null);
  }

  private refused(refused: protocol.Refused): void {
    const { reason, request } = refused;
    if (this.onAdvice?.(refused)) return;
    this.lastRefused = refused;
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
