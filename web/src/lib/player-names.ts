/** The names of players: people have theirs, bots are named after their level. */

import { catalog } from "./catalog.svelte";
import type { SeatStatus } from "./protocol";
import { hasText, text } from "./text.svelte";

/** The strategy of the bot in the guided first game. */
const GUIDE = "guide";

export function levelName(level: string): string {
  return hasText(`level-${level}`) ? text(`level-${level}`) : level;
}

/** A description of how a level plays. */
export function levelText(level: string): string {
  return hasText(`level-${level}.text`) ? text(`level-${level}.text`) : "";
}

/** The level for people who have not chosen one: neither the weakest, nor one that prepares for long. */
export function defaultLevel(): string {
  const levels = catalog().levels.map(({ name }) => name);
  return levels.includes("fair") ? "fair" : (levels[Math.floor(levels.length / 2)] ?? "");
}

/** A name for each seat; open seats have none. Bots of the same level are numbered. */
export function seatNames(seats: SeatStatus[]): string[] {
  const counts = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.who !== "bot" || seat.level === null) return seat.name;
    // A bot that follows a strategy has its name, if the strategy has one: "Double Witch bot".
    const own = seat.level === "strategy" ? (/^(.+) bot( \d)?$/.exec(seat.name)?.[1] ?? "") : "";
    const isNamed = own !== "" && own !== "Strategy" && own !== GUIDE;
    const kind = isNamed ? `strategy ${own}` : seat.level;
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    const name = isNamed ? own : levelName(own === GUIDE ? GUIDE : seat.level);
    if (seat.level === "strategy") return text("bot-with-strategy", { strategy: name, n });
    return text("bot-name", { level: name, n });
  });
}
