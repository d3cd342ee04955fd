import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { proposedKingdom, rememberKingdom } from "../src/lib/proposed-kingdom";

const SETS = ["First Game", "Interaction", "Underlings"];

describe("the kingdom that the first screen proposes", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  it("is the easiest for newcomers, and another each day for others", () => {
    const [monday, tuesday] = [new Date(2026, 10, 16, 9), new Date(2026, 10, 17, 9)];
    expect(proposedKingdom(true, SETS, ["both"], monday)).toBe("First Game");
    const [one, two] = [
      proposedKingdom(false, SETS, ["both"], monday),
      proposedKingdom(false, SETS, ["both"], tuesday),
    ];
    expect(SETS).toContain(one);
    expect(two).not.toBe(one);
    expect(proposedKingdom(false, SETS, ["both"], new Date(2026, 10, 16, 23))).toBe(one);
  });
  it("is the one chosen last, as long as there is such a kingdom", () => {
    rememberKingdom("both");
    expect(proposedKingdom(true, SETS, ["both"])).toBe("both");
    expect(proposedKingdom(true, SETS, [])).toBe("First Game");
  });
});
