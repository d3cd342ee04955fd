import { describe, expect, it } from "vitest";
import { comparedDecisions } from "../src/lib/compare";
import { ranks } from "../src/lib/deals";
import type { DealResult, ReplayStep } from "../src/lib/protocol";

const step = (turn: number, verb: string, answer: string[], seat = 0): ReplayStep => ({
  ...{ number: 0, seat, turn, verb, answer, card: null, happening: 0 },
});
const shown = (left: ReplayStep[], right: ReplayStep[]) =>
  comparedDecisions(left, right, 0).map(({ turn, steps, differs }) => [
    turn,
    steps[0]?.verb ?? "-",
    steps[1]?.verb ?? "-",
    differs,
  ]);

describe("the ranks of a deal's results", () => {
  it("are shared by those that its order does not separate", () => {
    const result = (turns: number, points: number) =>
      ({ outcome: "won", turns, points, others: 37, ended: turns * points }) as DealResult;
    const found = ranks([result(22, 42), result(22, 42), result(22, 40), result(24, 50)]);
    expect(found.map(({ rank, isShared }) => `${rank}${isShared ? " =" : ""}`)).toEqual(["1 =", "1 =", "3", "4"]);
  });
});

describe("two games of one deal", () => {
  it("puts questions of the same kind side by side", () => {
    const mine = [step(1, "play-treasures", ["Copper"]), step(1, "buy", ["Silver"])];
    const theirs = [
      step(1, "play-action", ["Village"]),
      step(1, "play-treasures", ["Copper"]),
      step(1, "buy", ["Moat"]),
    ];
    expect(shown(mine, theirs)).toEqual([
      [1, "-", "play-action", true],
      [1, "play-treasures", "play-treasures", false],
      [1, "buy", "buy", true],
    ]);
  });

  it("ignores the order of an answer, and the other seats", () => {
    const mine = [step(2, "discard", ["Copper", "Estate"]), step(2, "buy", ["Gold"], 1)];
    const theirs = [step(2, "discard", ["Estate", "Copper"])];
    expect(shown(mine, theirs)).toEqual([[2, "discard", "discard", false]]);
  });

  it("goes on when one game is longer", () => {
    expect(shown([], [step(1, "buy", ["Gold"]), step(2, "buy", [])])).toEqual([
      [1, "-", "buy", true],
      [2, "-", "buy", true],
    ]);
    expect(shown([], [])).toEqual([]);
  });
});
