import { describe, expect, it } from "vitest";
import { Pace } from "../src/lib/pace";
import type { PlaybackStep } from "../src/lib/playback";
import type { Happening } from "../src/lib/protocol";
import type { Speed } from "../src/lib/settings.svelte";
import { view } from "./helpers";

function steps(turns: number, each: number): PlaybackStep[] {
  return Array.from({ length: turns * each }, (_, n) => ({
    before: view(),
    view: view({ turn_seat: 1 + Math.floor(n / each) }),
    happenings: [{ kind: n % each ? "play" : "turn" } as Happening],
  }));
}

/** How long each step is shown; `arrives` steps are known at a time. */
function pauses(speed: Speed, opponents: number, each: number, arrives = Infinity): number[] {
  const pace = new Pace();
  pace.startRound(opponents);
  const all = steps(opponents, each);
  return all.map((step, n) => pace.pauseAfter(step, all.slice(n + 1, n + arrives), speed));
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

describe("the others' round", () => {
  it.each([
    ["fast", 3000],
    ["normal", 8000],
    ["slow", 30_000],
  ] as const)("never takes longer than its limit: %s", (speed, longest) => {
    for (const opponents of [1, 2, 5])
      for (const each of [3, 12, 40])
        for (const arrives of [1, 4, Infinity])
          expect(sum(pauses(speed, opponents, each, arrives))).toBeLessThanOrEqual(longest + 1);
  });

  it("gives the last of five opponents as much time as the first", () => {
    const each = 4;
    for (const arrives of [1, Infinity]) {
      const found = pauses("normal", 5, each, arrives);
      expect(sum(found.slice(-each))).toBeGreaterThan(0.7 * sum(found.slice(0, each)));
      expect(Math.min(...found)).toBeGreaterThan(100);
    }
  });

  it("shows a usual turn at the full time for each step", () => {
    expect(pauses("normal", 1, 4)).toEqual([550, 550, 550, 550]);
  });
});
