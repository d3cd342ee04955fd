import { beforeAll, expect, test } from "vitest";
import { keptName, keptText, keyOf, readKept } from "../src/lib/kept-name.svelte";
import type { SeatRating, TableInfo } from "../src/lib/protocol";
import { ratedText, ratingChange } from "../src/lib/rating-text";
import { setUp } from "./helpers";

const KEY = "0123456789abcdef01234567";

beforeAll(setUp);

test("a name and its key are one text, whatever the name", () => {
  for (const name of ["Ann", "Ann #1", "Ada L.", "Żółć"]) {
    expect(readKept(` ${keptText({ name, key: KEY })}\n`)).toEqual({ name, key: KEY });
  }
  for (const wrong of ["", "Ann", KEY, `#${KEY}`, "Ann#short", `Ann#${KEY} and more`, `Ann#${"x".repeat(81)}`]) {
    expect(readKept(wrong)).toBeNull();
  }
});

test("the key is sent for its own name only", () => {
  expect(keyOf("Ann")).toBeNull();
  keptName.set({ name: "Ann", key: KEY });
  expect([keyOf("Ann"), keyOf(" ANN "), keyOf("Anna"), keyOf("")]).toEqual([KEY, KEY, null, null]);
  keptName.set(null);
  expect(keyOf("Ann")).toBeNull();
});

test("a change of rating adds up after rounding", () => {
  const rating = (before: number, after: number | null): SeatRating => ({
    rating: before,
    deviation: 350,
    after,
    after_deviation: null,
  });
  expect(ratingChange(rating(1500, null))).toBe("");
  expect(ratingChange(rating(1500.4, 1586.6))).toContain("+87");
  expect(ratingChange(rating(1500, 1413.2))).toContain("-87");
});

test("every reason why a game does not count has a text", () => {
  const texts = (
    [
      "",
      "opponents",
      "undo",
      "seeded",
      "advice",
      "strategy",
      "early",
      "guided",
      "deal",
    ] satisfies TableInfo["unrated"][]
  ).map((unrated) => ratedText({ unrated } as TableInfo));
  expect(new Set(texts).size).toBe(9);
  expect(texts.some((found) => found === "" || found.includes("rated-"))).toBe(false);
  expect(ratedText({ unrated: "nobody" } as TableInfo)).toBe("");
});
