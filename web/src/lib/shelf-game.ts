/** A finished game as the shelf keeps it. */

import type { GameOver, Happening, TableInfo } from "./protocol";
import { facts } from "./catalog.svelte";
import type { Detail, ShelfGame, Unrated } from "./shelf-format";

export function shelfGame(
  info: TableInfo,
  over: GameOver,
  happenings: readonly Happening[],
  seat: number,
  names: readonly string[],
  server: string,
): ShelfGame {
  return {
    id: info.id,
    server,
    ended: Math.round(info.ended ?? Date.now() / 1000),
    how: over.how,
    seat,
    kingdom: info.kingdom,
    edition: info.edition,
    seats: info.seats.map(({ level, name, who, seat: number, rating }) => {
      const score = over.scores.find((one) => one.seat === number);
      return {
        name: who === "bot" ? (names[number] ?? name) : name,
        level,
        points: score?.points ?? 0,
        turns: score?.turns ?? 0,
        won: over.winners.includes(number),
        resigned: score?.resigned ?? false,
        ...(rating && number !== seat ? { rating: [rating.rating, rating.deviation] } : {}),
      };
    }),
    unrated: unrated(info, over),
    detail: detail(happenings, seat),
  };
}

function unrated(info: TableInfo, over: GameOver): Unrated {
  if (over.how === "draw" || over.how === "ended") return "early";
  if (info.guide) return "guided";
  if (info.marked) return "undo";
  if (info.seeded) return "seeded";
  if (info.advised) return "advice";
  if (info.seats.some(({ level }) => level === "strategy")) return "strategy";
  return "";
}

/** Which cards this seat gained, and its first two buys, the dearer one first; "" for a turn without a buy. */
export function detail(happenings: readonly Happening[], seat: number): Detail {
  const gained = new Set<string>();
  const opening: string[] = [];
  let turn = 0;
  for (const { kind, seat: who, cards, count } of happenings) {
    if (who !== seat) continue;
    if (kind === "turn") turn = count;
    if (kind === "gain") for (const card of cards) gained.add(card);
    if (kind === "buy" && turn <= 2) opening[turn - 1] ??= cards[0] ?? "";
  }
  const cost = (card: string) => facts(card)?.cost ?? -1;
  const both = turn > 2 || opening.length > 1 ? [opening[0] ?? "", opening[1] ?? ""] : [];
  return { gained: [...gained].sort(), opening: both.sort((a, b) => cost(b) - cost(a) || (a < b ? -1 : 1)) };
}
