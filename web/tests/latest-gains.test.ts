import { expect, test } from "vitest";
import { latestGains } from "../src/lib/latest-gains";
import type { Happening } from "../src/lib/protocol";

const happened = (kind: string, seat: number, cards: string[] = []) => ({ kind, seat, cards }) as unknown as Happening;

test("gains of the last round count, the latest ones", () => {
  const happenings = [
    happened("turn", 0),
    happened("gain", 0, ["Copper"]),
    happened("turn", 1),
    happened("gain", 1, ["Silver"]),
    happened("gain", 1, ["Estate"]),
    happened("gain", 1, ["Gold"]),
    happened("turn", 0),
    happened("gain", 1, ["Curse"]),
  ];
  expect(latestGains(happenings, 2, 2)).toEqual([[], ["Gold", "Curse"]]);
});
