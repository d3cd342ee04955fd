/**
 * The shelf as it is stored and exported: JSON with a version. docs/shelf.md describes it.
 *
 * Readers accept every older version. A newer one is refused and left as it is.
 */

import type { Edition, GameOver } from "./protocol";

export const VERSION = 2;

/** Why a game does not change the rating; empty if it does. */
export const UNRATED = ["", "undo", "seeded", "advice", "strategy", "early", "guided"] as const;
export type Unrated = (typeof UNRATED)[number];

/** A player of a finished game. `level`: of a bot, null for a person. `rating`: theirs then, with its deviation. */
export type ShelfSeat = {
  name: string;
  level: string | null;
  points: number;
  turns: number;
  won: boolean;
  resigned: boolean;
  rating?: [number, number];
};

/** What statistics need besides the result. The oldest games lose it when the browser's storage is full. */
export type Detail = { gained: string[]; opening: string[] };

/** A finished game. `id`: its table, at the server with this address. `seat`: mine. `ended`: seconds since 1970. */
export type ShelfGame = {
  id: string;
  server: string;
  ended: number;
  how: GameOver["how"];
  seat: number;
  kingdom: string[];
  edition: Edition;
  seats: ShelfSeat[];
  unrated: Unrated;
  detail: Detail | null;
};

/** `kingdoms`: cards sorted by name and joined by commas, then the edition if it is the second. `deleted`: games that were deleted, so they are not added again. */
export type ShelfData = {
  games: ShelfGame[];
  favourites: { kingdoms: string[]; games: string[] };
  deleted: string[];
};

export type ShelfFile = ShelfData & { throneroom: "shelf"; version: number };

export function emptyShelf(): ShelfData {
  return { games: [], favourites: { kingdoms: [], games: [] }, deleted: [] };
}

const SECOND_EDITION = "second edition";

/** A kingdom as the shelf compares it. */
export function kingdomKey(cards: readonly string[], edition: Edition): string {
  return [...[...cards].sort(), ...(edition === "second" ? [SECOND_EDITION] : [])].join(",");
}

/** The kingdom that `kingdomKey` described. */
export function kingdomOf(key: string): { cards: string[]; edition: Edition } {
  const names = key.split(",");
  return {
    cards: names.filter((name) => name !== SECOND_EDITION),
    edition: names.includes(SECOND_EDITION) ? "second" : "first",
  };
}

/** Why something is not a shelf. `key` is a text, `facts` its arguments. */
export class NotAShelf extends Error {
  constructor(
    readonly key: "shelf-not-json" | "shelf-not-shelf" | "shelf-newer" | "shelf-damaged",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const HOW: readonly unknown[] = ["draw", "ended", "played", "resigned"] satisfies GameOver["how"][];

function isSeat(value: unknown): value is ShelfSeat {
  return (
    isObject(value) &&
    isText(value["name"]) &&
    (value["level"] === null || isText(value["level"])) &&
    isNumber(value["points"]) &&
    isNumber(value["turns"]) &&
    isFlag(value["won"]) &&
    isFlag(value["resigned"]) &&
    (value["rating"] === undefined ||
      (Array.isArray(value["rating"]) && value["rating"].length === 2 && value["rating"].every(isNumber)))
  );
}

function isDetail(value: unknown): value is Detail | null {
  return value === null || (isObject(value) && isTexts(value["gained"]) && isTexts(value["opening"]));
}

function isGame(value: unknown): value is ShelfGame {
  return (
    isObject(value) &&
    isText(value["id"]) &&
    isText(value["server"]) &&
    isNumber(value["ended"]) &&
    HOW.includes(value["how"]) &&
    isTexts(value["kingdom"]) &&
    (value["edition"] === "first" || value["edition"] === "second") &&
    Array.isArray(value["seats"]) &&
    value["seats"].length > 0 &&
    value["seats"].every(isSeat) &&
    Number.isInteger(value["seat"]) &&
    (value["seats"] as unknown[])[value["seat"] as number] !== undefined &&
    isText(value["unrated"]) &&
    isDetail(value["detail"])
  );
}

/** For each version, what makes the next one out of it: MIGRATIONS[1] makes version 2. */
const MIGRATIONS: Record<number, (file: Raw) => Raw> = {
  1: (file) => ({
    ...file,
    games: Array.isArray(file["games"])
      ? file["games"].map((game: unknown) => (isObject(game) ? { ...game, edition: "first" } : game))
      : file["games"],
  }),
};

/** Read a shelf that any version has written. Throws NotAShelf. */
export function readShelf(text: string): ShelfData {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NotAShelf("shelf-not-json");
  }
  if (!isObject(file) || file["throneroom"] !== "shelf" || !Number.isInteger(file["version"]))
    throw new NotAShelf("shelf-not-shelf");
  const version = file["version"] as number;
  if (version > VERSION) throw new NotAShelf("shelf-newer", { found: version, known: VERSION });
  let data: Raw = file;
  for (let from = version; from < VERSION; from++) data = MIGRATIONS[from]?.(data) ?? data;
  const { games, favourites, deleted } = data;
  if (!Array.isArray(games) || !isObject(favourites)) throw new NotAShelf("shelf-not-shelf");
  const wrong = games.findIndex((game) => !isGame(game));
  if (wrong >= 0) throw new NotAShelf("shelf-damaged", { n: wrong + 1 });
  const { kingdoms, games: favouriteGames } = favourites;
  if (!isTexts(kingdoms) || !isTexts(favouriteGames) || !isTexts(deleted)) throw new NotAShelf("shelf-not-shelf");
  return { games: games as ShelfGame[], favourites: { kingdoms, games: favouriteGames }, deleted };
}

export function writeShelf(shelf: ShelfData): string {
  const file: ShelfFile = { throneroom: "shelf", version: VERSION, ...shelf };
  return JSON.stringify(file);
}

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** Both shelves in one: each game once, with its details if one of them has them. Imported games are not deleted. */
export function merged(mine: ShelfData, other: ShelfData): ShelfData {
  const games = new Map(mine.games.map((game) => [game.id, game]));
  for (const game of other.games) if (!games.get(game.id)?.detail) games.set(game.id, game);
  return {
    games: inOrder([...games.values()]),
    favourites: {
      kingdoms: union(mine.favourites.kingdoms, other.favourites.kingdoms),
      games: union(mine.favourites.games, other.favourites.games),
    },
    deleted: mine.deleted.filter((id) => !games.has(id)),
  };
}

/** The latest game first. */
export function inOrder(games: ShelfGame[]): ShelfGame[] {
  return games.sort((a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1));
}

/** Without the details of the oldest games that still have them: a quarter of those, at least one. Null if none has. */
export function withoutOldestDetails(shelf: ShelfData): ShelfData | null {
  const detailed = shelf.games.filter((game) => game.detail);
  if (!detailed.length) return null;
  const oldest = new Set(detailed.slice(-Math.ceil(detailed.length / 4)));
  return { ...shelf, games: shelf.games.map((game) => (oldest.has(game) ? { ...game, detail: null } : game)) };
}
