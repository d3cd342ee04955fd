import { describe, expect, it } from "vitest";
import { discardSize } from "../src/lib/discard-size";
import type { Happening, PlayerView } from "../src/lib/protocol";
import { view } from "./helpers";

const happened = (kind: string, seat: number, count: number, more: Partial<Happening> = {}): Happening => ({
  number: 0,
  kind,
  seat,
  cards: [],
  count,
  source: "",
  target: "",
  other: -1,
  cause: [],
  news: [],
  answer: 0,
  ...more,
});
const me = (changes: Partial<PlayerView>): PlayerView => ({
  ...(view().players[0] as PlayerView),
  hand: null,
  hand_size: 5,
  deck_size: 5,
  passing_size: 0,
  in_play: [],
  set_aside: [],
  revealed: [],
  ...changes,
});

describe("my discard pile", () => {
  it("has what is nowhere else", () => {
    expect(discardSize(me({}), [])).toBe(0);
    expect(discardSize(me({ hand_size: 2, in_play: ["Copper", "Silver"] }), [])).toBe(1);
    expect(discardSize(me({ set_aside: ["Moat"], revealed: ["Copper"], hand_size: 3 }), [])).toBe(0);
  });
  it("counts what I gain, trash, pass and receive", () => {
    const gains = [happened("gain", 0, 2), happened("gain", 1, 1)];
    expect(discardSize(me({}), gains)).toBe(2);
    expect(discardSize(me({}), [...gains, happened("trash", 0, 1, { source: "hand" })])).toBe(1);
    expect(discardSize(me({}), [...gains, happened("trash", 0, 1, { source: "supply" })])).toBe(2);
    const passed = [happened("pass", 0, 1, { other: 1 }), happened("pass", 1, 1, { other: 0 })];
    expect(discardSize(me({}), [...gains, ...passed])).toBe(2);
    expect(discardSize(me({}), [...gains, passed[1] as Happening])).toBe(3);
  });
});
