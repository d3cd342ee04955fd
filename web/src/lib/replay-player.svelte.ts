/** Plays a replay: one decision after another, at a speed that the browser remembers. */

import { loadStored, store } from "./storage";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];
const KEY = "throneroom-replay-speed";
const PAUSE = 1200;

export class ReplayPlayer {
  isPlaying = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (number: number) => void) {
    const stored = loadStored(KEY, 1);
    if (SPEEDS.includes(stored)) this.speed = stored;
  }

  toggle(number: number): void {
    this.isPlaying = !this.isPlaying;
    // At the end it starts over.
    if (this.isPlaying && this.end > 0 && number >= this.end) this.show(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    store(KEY, speed);
  }

  private end = 0;

  /** Go on to the next decision after a pause, once the position of this one is on the screen. */
  follow(number: number, shown: number, end: number): void {
    this.end = end;
    clearTimeout(this.timer);
    if (!this.isPlaying || shown !== number) return;
    if (number >= end) this.isPlaying = false;
    else this.timer = setTimeout(() => this.show(number + 1), PAUSE / this.speed);
  }
}
