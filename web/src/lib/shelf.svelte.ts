/** My shelf: finished games and favourites, in the browser's storage. Other tabs may change it at any time. */

import { api } from "./api";
import type { GameOver, Happening, TableInfo } from "./protocol";
import { seatNames } from "./player-names";
import { mySeats } from "./seats";
import { shelfGame } from "./shelf-game";
import {
  emptyShelf,
  inOrder,
  merged,
  NotAShelf,
  readShelf,
  withoutOldestDetails,
  writeShelf,
  type ShelfData,
  type ShelfGame,
} from "./shelf-format";

const KEY = "throneroom-shelf";
const MOST_DELETED = 1000;

/** What went wrong with the storage: it is full, blocked, or holds something that cannot be read. */
export type StorageProblem = "full" | "blocked" | "unreadable" | "newer";

export class Shelf {
  data = $state.raw<ShelfData>(emptyShelf());
  problem = $state<StorageProblem | null>(null);
  /** The details of old games were dropped to make room. */
  trimmed = $state(false);
  /** The game that was deleted last, until that is undone. */
  lastDeleted = $state.raw<ShelfGame | null>(null);

  constructor(private readonly storage: () => Storage = () => localStorage) {
    this.load();
  }

  /** Read what is stored now, perhaps by another tab. */
  load(): void {
    try {
      const stored = this.storage().getItem(KEY);
      this.problem = null;
      this.data = stored === null ? emptyShelf() : readShelf(stored);
    } catch (error) {
      if (!(error instanceof NotAShelf)) this.problem = "blocked";
      else this.problem = error.key === "shelf-newer" ? "newer" : "unreadable";
    }
  }

  /** What is stored, as text: the whole shelf, or what could not be read. */
  get exported(): string {
    if (this.problem === "unreadable" || this.problem === "newer") return this.storage().getItem(KEY) ?? "";
    return writeShelf(this.data);
  }

  /** Start again after the storage could not be read. */
  discard(): void {
    this.storage().removeItem(KEY);
    this.load();
  }

  has(id: string): boolean {
    return this.data.games.some((game) => game.id === id);
  }

  /** Add a finished game once. One that was deleted is not added again. */
  add(game: ShelfGame): void {
    this.change((shelf) =>
      shelf.deleted.includes(game.id) || shelf.games.some(({ id }) => id === game.id)
        ? shelf
        : { ...shelf, games: inOrder([game, ...shelf.games]) },
    );
  }

  delete(game: ShelfGame): void {
    this.change((shelf) => ({
      ...shelf,
      games: shelf.games.filter(({ id }) => id !== game.id),
      deleted: [game.id, ...shelf.deleted.filter((other) => other !== game.id)].slice(0, MOST_DELETED),
    }));
    this.lastDeleted = game;
  }

  undoDelete(): void {
    const game = this.lastDeleted;
    if (game) this.change((shelf) => merged(shelf, { ...emptyShelf(), games: [game] }));
    this.lastDeleted = null;
  }

  toggleGame(id: string): void {
    this.change((shelf) => ({
      ...shelf,
      favourites: { ...shelf.favourites, games: toggled(shelf.favourites.games, id) },
    }));
  }

  /** `key`: of `kingdomKey`. */
  toggleKingdom(key: string): void {
    this.change((shelf) => ({
      ...shelf,
      favourites: { ...shelf.favourites, kingdoms: toggled(shelf.favourites.kingdoms, key) },
    }));
  }

  /** Add what an exported file holds. Return how many games are new. Throws NotAShelf. */
  import(text: string): number {
    const other = readShelf(text);
    const before = this.data.games.length;
    this.change((shelf) => merged(shelf, other));
    return this.data.games.length - before;
  }

  private change(apply: (shelf: ShelfData) => ShelfData): void {
    this.load();
    // What this version cannot read is left as it is.
    if (this.problem === "unreadable" || this.problem === "newer") return;
    this.data = apply(this.data);
    this.save();
  }

  private save(): void {
    let kept: ShelfData | null = this.data;
    while (kept) {
      try {
        this.storage().setItem(KEY, writeShelf(kept));
        this.trimmed ||= kept !== this.data;
        this.data = kept;
        this.problem = null;
        return;
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
        this.problem = isFull ? "full" : "blocked";
        if (!isFull) return;
        kept = withoutOldestDetails(kept);
      }
    }
  }
}

function toggled(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

export const shelf = new Shelf();

/** Put a game whose result has arrived on the shelf. */
export function keepGame(info: TableInfo, over: GameOver, happenings: readonly Happening[], seat: number): void {
  shelf.add(shelfGame(info, over, happenings, seat, seatNames(info.seats), location.origin));
}

/** Add the games that ended while this browser was away. */
export async function keepMissedGames(): Promise<void> {
  const missing = mySeats().filter(({ table }) => !shelf.has(table) && !shelf.data.deleted.includes(table));
  if (!missing.length) return;
  const found = await api.mine({ seats: missing.map(({ table, token }) => ({ table, token })) });
  for (const { table, seat } of found.seats.filter(({ table: { state, outdated } }) => state === "over" && !outdated)) {
    const replay = await api.replay(table.id, seat);
    keepGame(replay.table, replay.over, replay.happenings, seat);
  }
}
