/** How players are called: people by their names, bots by their strength. */

import type { SeatStatus } from "./protocol";
import { hasText, text } from "./text.svelte";

export function levelName(level: string): string {
  return hasText(`web-level-${level}`) ? text(`web-level-${level}`) : level;
}

/** A name for each seat; open seats have none. Bots of the same strength are numbered. */
export function seatNames(seats: SeatStatus[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.who !== "bot" || seat.level === null) return seat.name;
    const n = (met.get(seat.level) ?? 0) + 1;
    met.set(seat.level, n);
    return text("web-bot", { level: levelName(seat.level), n });
  });
}
