import { readFileSync } from "node:fs";
import glicko2 from "glicko2-lite";
import { beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../src/lib/catalog.svelte";
import type { Happening } from "../src/lib/protocol";
import { outcome, rated, ratingOf, TAU, UNKNOWN } from "../src/lib/rating";
import {
  emptyShelf,
  kingdomKey,
  merged,
  NotAShelf,
  readShelf,
  VERSION,
  writeShelf,
  type ShelfGame,
} from "../src/lib/shelf-format";
import { detail } from "../src/lib/shelf-game";
import { byCard, byKingdom, byLevel, byOpening, total, winShare } from "../src/lib/shelf-statistics";
import { Shelf } from "../src/lib/shelf.svelte";
import { setUp } from "./helpers";

const kept = readFileSync(new URL("kept/shelf-1.json", import.meta.url), "utf-8");
const games = () => readShelf(kept).games;
function named(id: string): ShelfGame {
  const game = games().find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id} in the kept file`);
  return game;
}

beforeAll(setUp);

/** A browser's storage with room for this many characters. */
function storage(room = Infinity): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

describe("the format", () => {
  test("a kept file of every version can be read, and is written again with everything in it", () => {
    for (let version = 1; version <= VERSION; version++) {
      const file = readFileSync(new URL(`kept/shelf-${version}.json`, import.meta.url), "utf-8");
      const data = readShelf(file);
      expect(data.games.length).toBe(8);
      expect(data.games.filter(({ edition }) => edition === "second").length).toBe(version > 1 ? 1 : 0);
      expect(readShelf(writeShelf(data))).toEqual(data);
    }
  });

  test.each([
    ["not JSON", "hello", "shelf-not-json"],
    ["another JSON file", "[1, 2]", "shelf-not-shelf"],
    ["another format", '{"throneroom": "record", "version": 1}', "shelf-not-shelf"],
    ["a newer version", JSON.stringify({ ...JSON.parse(kept), version: VERSION + 1 }), "shelf-newer"],
    ["a game without a result", kept.replaceAll('"won": true', '"won": 1'), "shelf-damaged"],
    ["a seat that does not exist", kept.replace('"seat": 0', '"seat": 7'), "shelf-damaged"],
  ])("%s is refused", (_, text, key) => {
    try {
      readShelf(text);
    } catch (error) {
      expect(error).toBeInstanceOf(NotAShelf);
      expect((error as NotAShelf).key).toBe(key);
      return;
    }
    throw new Error("it was read");
  });

  test("merging doubles nothing and keeps the details that one of both has", () => {
    const all = readShelf(kept);
    const half = { ...emptyShelf(), games: all.games.slice(4).map((game) => ({ ...game, detail: null })) };
    expect(merged(half, all).games).toEqual(all.games);
    expect(merged(all, half).games).toEqual(all.games);
    expect(merged({ ...emptyShelf(), deleted: ["game-9"] }, all).deleted).toEqual([]);
  });
});

describe("the stored shelf", () => {
  test("a game is added once, and not again after it was deleted, unless that is undone", () => {
    const store = storage();
    const shelf = new Shelf(() => store);
    shelf.add(named("game-9"));
    shelf.add(named("game-9"));
    expect(new Shelf(() => store).data.games.length).toBe(1);
    shelf.delete(named("game-9"));
    shelf.add(named("game-9"));
    expect(shelf.data.games.length).toBe(0);
    shelf.undoDelete();
    expect(shelf.has("game-9")).toBe(true);
  });

  test("another tab's games are kept", () => {
    const store = storage();
    const one = new Shelf(() => store);
    const other = new Shelf(() => store);
    one.add(named("game-9"));
    other.add(named("game-8"));
    one.toggleGame("game-8");
    expect(one.data.games.length).toBe(2);
    expect(other.import(kept)).toBe(6);
    expect(other.data.favourites.games).toEqual(["game-8", "game-9"]);
  });

  test("when the storage is full, the oldest games lose their details, and then a message says so", () => {
    const store = storage(writeShelf(readShelf(kept)).length - 10);
    const shelf = new Shelf(() => store);
    expect(shelf.import(kept)).toBe(8);
    expect(shelf.trimmed).toBe(true);
    expect(shelf.problem).toBe(null);
    expect(shelf.data.games.at(-2)?.detail).toBe(null);
    expect(shelf.data.games[0]?.detail).not.toBe(null);
    const small = new Shelf(() => storage(100));
    small.add(named("game-9"));
    expect(small.problem).toBe("full");
    expect(small.has("game-9")).toBe(true);
  });

  test("what cannot be read is left as it is and can be exported", () => {
    const store = storage();
    store.setItem("throneroom-shelf", "{");
    const shelf = new Shelf(() => store);
    shelf.add(named("game-9"));
    expect(shelf.problem).toBe("unreadable");
    expect(shelf.exported).toBe("{");
    shelf.discard();
    expect(shelf.problem).toBe(null);
    shelf.add(named("game-9"));
    expect(shelf.has("game-9")).toBe(true);
  });
});

describe("statistics", () => {
  test("a shared victory is half a win", () => {
    expect(winShare(named("game-3"))).toBe(0.5);
    expect(total(games())).toEqual({ games: 8, wins: 3.5 });
  });

  test("by level, kingdom, card and opening", () => {
    expect(byLevel(games()).get("fair")).toEqual({ games: 4, wins: 2.5 });
    expect(byKingdom(games())[0]).toMatchObject({
      key: kingdomKey(named("game-9").kingdom, "first"),
      games: 4,
      wins: 3,
    });
    const smithy = byCard(games()).find(({ card }) => card === "Smithy");
    expect(smithy).toEqual({
      card: "Smithy",
      present: { games: 4, wins: 3 },
      gained: { games: 2, wins: 2 },
      without: { games: 1, wins: 1 },
    });
    expect(byOpening(games())[0]).toEqual({ cards: ["Silver", "Smithy"], games: 2, wins: 2 });
  });

  test("the opening is the first two buys, the dearer one first", () => {
    const happened = (kind: string, seat: number, cards: string[], count = 1) =>
      ({ kind, seat, cards, count }) as unknown as Happening;
    const events = [
      happened("turn", 0, [], 1),
      happened("buy", 0, ["Silver"]),
      happened("gain", 0, ["Silver"]),
      happened("turn", 1, [], 1),
      happened("buy", 1, ["Village"]),
      happened("turn", 0, [], 2),
      happened("buy", 0, ["Smithy"]),
      happened("gain", 0, ["Smithy"]),
      happened("turn", 0, [], 3),
      happened("buy", 0, ["Gold"]),
    ];
    expect(detail(events, 0)).toEqual({ gained: ["Silver", "Smithy"], opening: ["Smithy", "Silver"] });
    expect(detail(events.slice(0, 3), 0).opening).toEqual([]);
    expect(detail(events.slice(3), 0).opening).toEqual(["Smithy", ""]);
  });
});

describe("the rating", () => {
  const references = () => new Map(catalog().levels.map(({ name, rating }) => [name, rating]));

  test("a player of 1500 with deviation 200 who beats 1400 and loses to 1550 and 1700 gets 1464: Glickman's example", () => {
    const seat = (points: number, rating?: [number, number]) => ({
      name: "",
      level: null,
      points,
      turns: 10,
      won: points === 40,
      resigned: false,
      ...(rating ? { rating } : {}),
    });
    const game = {
      ...named("game-9"),
      seats: [seat(20), seat(10, [1400, 30]), seat(30, [1550, 100]), seat(40, [1700, 300])],
    };
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, game, references());
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test("a game that does not count changes nothing; a resigned one is a loss", () => {
    expect(rated(UNKNOWN, named("game-4"), references())).toBe(UNKNOWN);
    const resigned = named("game-5");
    const [mine, theirs] = resigned.seats;
    expect(mine && theirs && outcome(mine, theirs)).toBe(0);
    expect(rated(UNKNOWN, resigned, references()).rating).toBeLessThan(1500);
    expect(ratingOf(games(), references()).games).toBe(7);
  });

  test("the server computes the same from the same games", () => {
    const file = new URL("../../tests/server/ratings/games.json", import.meta.url);
    type Period = { results: [number, number, number][]; after: [number, number, number] };
    let now = [UNKNOWN.rating, UNKNOWN.deviation, UNKNOWN.volatility] as [number, number, number];
    for (const { results, after } of JSON.parse(readFileSync(file, "utf-8")) as Period[]) {
      const found = glicko2(...now, results, { tau: TAU });
      now = [found.rating, found.rd, found.vol];
      after.forEach((value, at) => expect(now[at]).toBeCloseTo(value, 9));
    }
  });

  test("stronger levels have higher references", () => {
    const all = catalog().levels.map(({ rating }) => rating);
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });
});
