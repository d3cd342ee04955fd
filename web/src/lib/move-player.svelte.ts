/** Shows the others' moves one by one: which are still to be shown, when, and where their round began. */

import { Pace } from "./pace";
import { playbackSteps, type PlaybackStep } from "./playback";
import { PROTOCOL, type Happening, type TableView, type Update } from "./protocol";
import type { Speed } from "./settings.svelte";
import { loadStored, store } from "./storage";

/** Where a round of the others began: the view, and the number of the first happening. */
type Round = { view: TableView; start: number };

// The last round is kept, so that a page which is loaded again can still show it.
const KEY = "throneroom-round";
type Kept = { protocol: number; table: string; branch: number; round: Round };

export type Screen = {
  table(): string;
  /** Show this step, in this many milliseconds; the question waits. */
  show(step: PlaybackStep, time: number): void;
  /** Show the table as it is now. */
  showNow(): void;
  /** Whether I am asked something once everything has been shown. */
  isAsked(): boolean;
  seat(): number;
  speed(): Speed;
};

/** Whether nobody is looking: then nothing is shown step by step. */
function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

/** Whether the turn passes from me to another player in this step; to a spectator every turn is a round. */
function startsRound(step: PlaybackStep, me: number): boolean {
  const turn = step.happenings.find(({ kind }) => kind === "turn");
  return !!turn && turn.seat !== me && (me < 0 || step.before.turn_seat === me);
}

export class MovePlayer {
  isPlaying = $state(false);
  private round = $state.raw<Round | null>(null);
  private steps: PlaybackStep[] = [];
  private readonly pace = new Pace();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen) {}

  get mayWatchAgain(): boolean {
    return this.round !== null && !this.isPlaying;
  }

  /** Take an update of the game that `view` shows. Return whether its moves are shown step by step from now on. */
  take(update: Update, view: TableView | null): boolean {
    const before = this.steps.at(-1)?.view ?? view;
    if (!before) return false;
    const me = this.screen.seat();
    const steps = playbackSteps(before, update.happenings, me, update.view);
    const first = steps.find((step) => startsRound(step, me));
    if (first) {
      this.round = { view: first.before, start: first.happenings[0]?.number ?? 0 };
      store(KEY, {
        protocol: PROTOCOL,
        table: this.screen.table(),
        branch: update.branch,
        round: this.round,
      } satisfies Kept);
      this.pace.startRound(this.opponents(update.view));
    }
    if (this.isPlaying) {
      if (steps.length) this.steps.push(...steps);
      else if (update.happenings.length) this.steps.push({ before, view: update.view, happenings: update.happenings });
      return true;
    }
    if (!steps.length || this.screen.speed() === "off" || isHidden()) return false;
    this.play(steps);
    return true;
  }

  /** Show the others' last round once more, whether or not cards move. */
  watchAgain(happenings: Happening[], now: TableView): void {
    if (!this.round) return;
    const { view, start } = this.round;
    this.pace.startRound(this.opponents(now));
    this.play(playbackSteps(view, happenings.slice(start), this.screen.seat(), now));
  }

  /** Stop; what is still to be shown is skipped. */
  stop(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.isPlaying = false;
  }

  /** Recall the last round of the game that has come so far, if it was kept. */
  recallRound(branch: number, happenings: number): void {
    const kept = loadStored<Kept | null>(KEY, null);
    const isThis = kept?.protocol === PROTOCOL && kept.table === this.screen.table() && kept.branch === branch;
    this.round = isThis && kept.round.start < happenings ? kept.round : null;
  }

  /** Forget the last round: the game has been undone, or is another. */
  forgetRound(): void {
    this.round = null;
  }

  private opponents(view: TableView): number {
    return view.players.length - (this.screen.seat() >= 0 ? 1 : 0);
  }

  private play(steps: PlaybackStep[]): void {
    this.steps = steps;
    this.isPlaying = true;
    this.showNext();
  }

  private showNext(): void {
    const step = this.steps.shift();
    if (!step || isHidden()) {
      this.screen.showNow();
      return;
    }
    const speed = this.screen.speed();
    const me = this.screen.seat();
    const isMine = step.happenings.every(({ kind, seat }) => seat === me || kind === "turn");
    // Nothing overlaps: a step has been seen before the next one, the question or the result comes.
    const isBrief = isMine || (!this.steps.length && this.screen.isAsked());
    const pause = this.pace.pauseAfter(step, this.steps, speed === "off" ? "normal" : speed, isBrief);
    this.screen.show(step, pause);
    this.timer = setTimeout(() => this.showNext(), pause);
  }
}
