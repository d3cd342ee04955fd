/** The chat of a table, and how much of it has been on the screen. */

import type { ChatLine } from "./protocol";

export class TableChat {
  lines = $state.raw<ChatLine[]>([]);
  /** When the last line was written that has been on the screen. */
  readUntil = $state(0);

  constructor(private readonly seat: () => number) {}

  /** How many lines of the others have not been on the screen yet. */
  unread = $derived.by(() => this.lines.filter(({ seat, at }) => seat !== this.seat() && at > this.readUntil).length);

  add(line: ChatLine): void {
    this.lines = [...this.lines, line];
  }

  /** Note that everything is on the screen. */
  markRead(): void {
    this.readUntil = Math.max(this.readUntil, this.lines.at(-1)?.at ?? 0);
  }
}
