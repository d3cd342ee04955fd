import { beforeAll, describe, expect, it } from "vitest";
import { keyMoments } from "../src/lib/highlights";
import type { GameOver, Happening } from "../src/lib/protocol";
import { happened, setUp } from "./helpers";

const NAMES = ["Ada", "Ben"];
/** Points after each turn, for each seat. */
const over = (...points: number[][]) =>
  ({ curves: points.map((curve, seat) => ({ seat, points: curve })) }) as unknown as GameOver;
const moments = (happenings: Happening[], result: GameOver) =>
  keyMoments(happenings, result, NAMES, 0).map(({ turn, why }) => [turn, why]);

beforeAll(setUp);

describe("key moments", () => {
  it("are the first and the last Province", () => {
    const game = happened(
      ["turn", 0],
      ["gain", 0, ["Province"]],
      ["turn", 1],
      ["gain", 1, ["Province"]],
      ["turn", 0],
      ["gain", 0, ["Province"]],
    );
    expect(moments(game, over([3, 3, 3], [3, 3]))).toEqual([
      [1, ""],
      [2, "The last Province."],
    ]);
  });
  it("are where the lead changes hands, and turns that brought many points", () => {
    const game = happened(["turn", 0], ["turn", 1], ["gain", 1, ["Duchy"]], ["turn", 0], ["gain", 0, ["Harem"]]);
    expect(moments(game, over([3, 4, 12], [3, 6]))).toEqual([
      [1, "Ben takes the lead."],
      [2, "You take the lead."],
    ]);
    expect(moments(game, over([3, 4, 12], [3, 3]))).toEqual([[2, "8 points in one turn."]]);
  });
  it("are the first Curse of an Attack, and a Gold that it costs", () => {
    const game = happened(
      ["turn", 0],
      ["gain", 1, ["Curse"], ["Witch"]],
      ["gain", 1, ["Curse"], ["Witch"]],
      ["turn", 1],
      ["trash", 0, ["Gold"], ["Saboteur"]],
      ["trash", 0, ["Copper"], ["Saboteur"]],
    );
    expect(moments(game, over([3, 3], [3, 3]))).toEqual([
      [1, "The first Curse."],
      [1, ""],
    ]);
  });
  it("are at most six, in the order of the game", () => {
    const game = happened(...Array.from({ length: 20 }, (_, n): [string, number] => ["turn", n % 2]));
    const found = keyMoments(
      game,
      over([0, 9, 10, 29, 30, 49, 50, 69, 70, 89, 90], [0, 1, 20, 21, 40, 41, 60, 61, 80, 81, 99]),
      NAMES,
      0,
    );
    expect(found).toHaveLength(6);
    expect(found.map(({ number }) => number)).toEqual(found.map(({ number }) => number).sort((a, b) => a - b));
  });
});
