/** What the shelf says about my games. A shared victory counts as a share of a win. */

import type { Edition } from "./protocol";
import { kingdomKey, type ShelfGame } from "./shelf-format";

export type Tally = { games: number; wins: number };

const none = (): Tally => ({ games: 0, wins: 0 });

/** 1 for a victory, a half for a victory shared by two, 0 for a loss. */
export function winShare({ seats, seat }: ShelfGame): number {
  return seats[seat]?.won ? 1 / seats.filter(({ won }) => won).length : 0;
}

function count(tally: Tally, game: ShelfGame): void {
  tally.games += 1;
  tally.wins += winShare(game);
}

export function total(games: readonly ShelfGame[]): Tally {
  const tally = none();
  for (const game of games) count(tally, game);
  return tally;
}

export function winRate({ games, wins }: Tally): number {
  return games ? wins / games : 0;
}

/** One tally for each key; a game may have several. */
function grouped(games: readonly ShelfGame[], keys: (game: ShelfGame) => Iterable<string>): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const game of games)
    for (const key of new Set(keys(game))) {
      const tally = found.get(key) ?? none();
      count(tally, game);
      found.set(key, tally);
    }
  return found;
}

/** The levels of the bots in a game. */
export function levelsOf({ seats }: ShelfGame): string[] {
  return seats.flatMap(({ level }) => level ?? []);
}

/** Whether another person played. */
export function hasPeople({ seats, seat }: ShelfGame): boolean {
  return seats.some(({ level }, number) => level === null && number !== seat);
}

export function byLevel(games: readonly ShelfGame[]): Map<string, Tally> {
  return grouped(games, levelsOf);
}

/** A kingdom that was played, its latest game, and how the games went. */
export type KingdomRow = Tally & { key: string; cards: string[]; edition: Edition; ended: number };

/** The latest played first. */
export function byKingdom(games: readonly ShelfGame[]): KingdomRow[] {
  const latest = new Map<string, ShelfGame>();
  for (const game of games) {
    const key = kingdomKey(game.kingdom, game.edition);
    const before = latest.get(key);
    if (!before || before.ended < game.ended) latest.set(key, game);
  }
  const tallies = grouped(games, ({ kingdom, edition }) => [kingdomKey(kingdom, edition)]);
  return [...latest]
    .map(([key, game]) => ({
      key,
      cards: game.kingdom,
      edition: game.edition,
      ended: game.ended,
      ...(tallies.get(key) ?? none()),
    }))
    .sort((a, b) => b.ended - a.ended);
}

/** A card of kingdoms that were played: all those games, and those in which I gained it or did not. */
export type CardRow = { card: string; present: Tally; gained: Tally; without: Tally };

/** The card that was present most often first. Games whose details were dropped count as present only. */
export function byCard(games: readonly ShelfGame[]): CardRow[] {
  const detailed = games.filter(({ detail }) => detail);
  const present = grouped(games, ({ kingdom }) => kingdom);
  const gained = grouped(detailed, ({ kingdom, detail }) => kingdom.filter((card) => detail?.gained.includes(card)));
  const without = grouped(detailed, ({ kingdom, detail }) => kingdom.filter((card) => !detail?.gained.includes(card)));
  return [...present]
    .map(([card, tally]) => ({
      card,
      present: tally,
      gained: gained.get(card) ?? none(),
      without: without.get(card) ?? none(),
    }))
    .sort((a, b) => b.present.games - a.present.games || (a.card < b.card ? -1 : 1));
}

/** My first two buys ("" for none), and how those games went. */
export type OpeningRow = Tally & { cards: string[] };

/** The most frequent opening first. */
export function byOpening(games: readonly ShelfGame[]): OpeningRow[] {
  const known = games.filter(({ detail }) => detail?.opening.length === 2);
  return [...grouped(known, ({ detail }) => [(detail?.opening ?? []).join("/")])]
    .map(([key, tally]) => ({ cards: key.split("/"), ...tally }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.cards.join() < b.cards.join() ? -1 : 1));
}
