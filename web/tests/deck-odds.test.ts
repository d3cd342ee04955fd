import { expect, test } from "vitest";
import { deckOdds } from "../src/lib/deck-odds";

test("every card has its share of the deck, the most frequent first", () => {
  expect(deckOdds({ deck: { Estate: 1, Copper: 3 }, on_deck: [] })).toEqual([
    { card: "Copper", count: 3, chance: 0.75 },
    { card: "Estate", count: 1, chance: 0.25 },
  ]);
});

test("the card that the player has put on top comes next", () => {
  const odds = deckOdds({ deck: { Copper: 3, Gold: 1 }, on_deck: ["Copper", "Gold"] });
  expect(odds.map(({ card, chance }) => [card, chance])).toEqual([
    ["Gold", 1],
    ["Copper", 0],
  ]);
});

test("an empty or unknown deck has no odds", () => {
  expect(deckOdds({ deck: {}, on_deck: [] })).toEqual([]);
  expect(deckOdds({ deck: null, on_deck: null })).toEqual([]);
});
