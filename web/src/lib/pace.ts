/** How fast the others' moves are shown. A whole round of theirs takes no longer than a limit. */

import type { PlaybackStep } from "./playback";
import type { Speed } from "./settings.svelte";

/** Milliseconds for one step, and for all the others' turns of a round together. */
const STEP: Record<Speed, number> = { off: 0, fast: 220, normal: 550, slow: 1200 };
const LONGEST_ROUND: Record<Speed, number> = { off: 0, fast: 3000, normal: 8000, slow: 30_000 };
// A turn never spends more than this part of its time on one step, since more steps may arrive.
const LARGEST_SHARE = 1 / 4;
// My own clean-up, and the moment before I am asked, take this part of a step.
const BRIEF = 1 / 2;

export class Pace {
  private opponents = 1;
  private turns = 1;
  private spent = 0;

  startRound(opponents: number): void {
    this.opponents = Math.max(1, opponents);
    this.turns = 1;
    this.spent = 0;
  }

  /** How long to show a step; `queue` has those that follow. Each turn gets its share, and what earlier ones left. */
  pauseAfter(step: PlaybackStep, queue: PlaybackStep[], speed: Speed, isBrief = false): number {
    if (step.happenings.some(({ kind }) => kind === "turn") && this.spent > 0)
      this.turns = Math.min(this.opponents, this.turns + 1);
    const left = Math.max(0, (LONGEST_ROUND[speed] * this.turns) / this.opponents - this.spent);
    const others = queue.filter(({ view }) => view.turn_seat === step.view.turn_seat).length;
    const pause = Math.min(STEP[speed] * (isBrief ? BRIEF : 1), left * LARGEST_SHARE, left / (others + 1));
    this.spent += pause;
    return pause;
  }
}
