import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { dailyText, lastGameText } from "../src/lib/home-news";
import type { DealInfo } from "../src/lib/protocol";
import { readShelf } from "../src/lib/shelf-format";
import { setUp } from "./helpers";

beforeAll(setUp);

const deal = (more: object) => ({ mine: null, results: null, ...more }) as unknown as DealInfo;

describe("the first screen", () => {
  it("says how the last game ended, and my rating", () => {
    const { games } = readShelf(readFileSync(new URL("kept/shelf-1.json", import.meta.url), "utf-8"));
    const said = games.map((_, at) => lastGameText(games.slice(at)));
    for (const words of said) expect(words).toMatch(/^Last game: (won|lost), -?\d+ : -?\d+(, rating \d+)?\.$/);
    expect(said[0]).toContain("rating");
    expect(lastGameText([])).toBe("");
  });
  it("says whether the deal of the day waits, has begun or is done", () => {
    expect(dailyText(null)).toBe("");
    expect(dailyText(deal({}))).toBe("Today’s deal waits for you.");
    const mine = { mine: { table: "t" } };
    expect(dailyText(deal(mine))).toBe("You have begun today’s deal.");
    const results = [
      { mine: false, points: 9, others: 3, outcome: "won" },
      { mine: true, points: 30, others: 21, outcome: "won" },
    ];
    expect(dailyText(deal({ ...mine, results }))).toMatch(/^You have played today’s deal: won, 30.*21\.$/);
  });
});
