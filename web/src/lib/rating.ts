/** My rating by the games on the shelf: Glicko-2, one game after the other. docs/shelf.md explains it. */

import glicko2 from "glicko2-lite";
import type { ShelfGame, ShelfSeat } from "./shelf-format";

export type Rating = { rating: number; deviation: number; volatility: number };

/** A player nobody knows anything about. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** The references for bots are fixed, and about this certain. */
export const BOT_DEVIATION = 50;
export const TAU = 0.5;

/** 1 if the first seat did better than the second, a half if they did equally well. A seat that resigned comes last. */
export function outcome(mine: ShelfSeat, theirs: ShelfSeat): number {
  const place = ({ won, resigned, points, turns }: ShelfSeat) => [+won, +!resigned, points, -turns];
  const one = place(mine);
  const other = place(theirs);
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0.5 : (one[index] ?? 0) > (other[index] ?? 0) ? 1 : 0;
}

/** The rating after one more game; the same if the game does not count. `references`: of bots, by level. */
export function rated(before: Rating, game: ShelfGame, references: ReadonlyMap<string, number>): Rating {
  const mine = game.seats[game.seat];
  if (game.unrated || !mine) return before;
  const opponents = game.seats.flatMap((seat, number): [number, number, number][] => {
    if (number === game.seat) return [];
    const known = seat.level === null ? undefined : references.get(seat.level);
    if (seat.level !== null && known === undefined) return [];
    const [rating, deviation] =
      known === undefined ? (seat.rating ?? [UNKNOWN.rating, UNKNOWN.deviation]) : [known, BOT_DEVIATION];
    return [[rating, deviation, outcome(mine, seat)]];
  });
  if (!opponents.length) return before;
  const after = glicko2(before.rating, before.deviation, before.volatility, opponents, { tau: TAU });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** My rating, and how many games it rests on. */
export function ratingOf(
  games: readonly ShelfGame[],
  references: ReadonlyMap<string, number>,
): Rating & { games: number } {
  let now = UNKNOWN;
  let counted = 0;
  for (const game of [...games].sort((a, b) => a.ended - b.ended)) {
    const after = rated(now, game, references);
    if (after !== now) counted += 1;
    now = after;
  }
  return { ...now, games: counted };
}
