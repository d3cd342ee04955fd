import { beforeAll, describe, expect, it } from "vitest";
import { EXPLANATIONS } from "../src/guide/explanations";
import { nextPress } from "../src/guide/guide.svelte";
import { Moment } from "../src/guide/moment";
import { crosses, overlap, place, pointer, type Box } from "../src/guide/placement";
import { suggest } from "../src/guide/suggestions";
import type { Happening, Prompt, TableView } from "../src/lib/protocol";
import { prompt, setUp, view } from "./helpers";

beforeAll(setUp);

function happening(kind: string, seat: number, cards: string[]): Happening {
  return {
    number: 0,
    kind,
    seat,
    cards,
    count: cards.length,
    source: "",
    target: "",
    other: -1,
    cause: [],
    news: [],
    answer: 0,
  };
}

function moment(asks: Partial<Prompt>, seen: TableView = view(), happenings: Happening[] = []): Moment {
  return new Moment(seen, prompt(asks), happenings, ["Ada", "Beginner bot"], true);
}

const supply = (provinces: number) => [{ card: "Province", left: provinces, cost: 8 }] as TableView["supply"];
const isDue = (name: string, at: Moment) => EXPLANATIONS.find((one) => one.name === name)?.when(at);

describe("a place for a mark", () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 374, height: 120 };
  const question: Box = { left: 0, top: 576, width: 390, height: 144 };
  const hand: Box = { left: 0, top: 720, width: 390, height: 124 };

  it("covers neither the question, nor the hand, nor what it points at", () => {
    for (const target of [hand, question, { left: 100, top: 520, width: 96, height: 52 }]) {
      const box = { ...place(size, screen, [question, hand, target], [], target), ...size };
      for (const kept of [question, hand, target]) expect(overlap(box, kept)).toBe(0);
    }
  });
  it("is free if there is one", () => {
    const tiles: Box = { left: 0, top: 280, width: 390, height: 290 };
    const { top } = place(size, screen, [question, hand], [{ box: tiles, price: 0.5 }], hand);
    expect(top + size.height).toBeLessThanOrEqual(tiles.top);
  });
  it("is rather on what costs little than on what costs much, however far", () => {
    const [played, tiles]: Box[] = [
      { left: 0, top: 0, width: 390, height: 280 },
      { left: 0, top: 280, width: 390, height: 296 },
    ];
    const prices = [
      { box: played as Box, price: 5 },
      { box: tiles as Box, price: 0.5 },
    ];
    expect(place(size, screen, [question, hand], prices, null).top).toBeGreaterThanOrEqual(280);
  });
  it("is joined to its target by a line that may end in the question but not run across it", () => {
    const mark: Box = { left: 10, top: 400, width: 300, height: 100 };
    expect(crosses(pointer(mark, { left: 100, top: 740, width: 60, height: 90 }), question)).toBe(true);
    expect(crosses(pointer(mark, { left: 100, top: 600, width: 60, height: 40 }), question)).toBe(false);
    // The ring around the hand begins in the question.
    expect(crosses(pointer(mark, { ...hand, top: hand.top - 4 }), question)).toBe(true);
  });
});

describe("a suggestion", () => {
  it("to buy follows what the player owns and how far the game is", () => {
    const options = ["Chapel", "Copper", "Duchy", "Estate", "Market", "Moat", "Silver"];
    const early = view({ supply: supply(8) });
    expect(suggest(moment({ options }, early))?.answer).toEqual(["Market"]);
    expect(suggest(moment({ options }, view({ supply: supply(2) })))?.answer).toEqual(["Duchy"]);
    const owned = [happening("gain", 0, ["Market"]), happening("gain", 0, ["Chapel"])];
    expect(suggest(moment({ options }, early, owned))?.answer).toEqual(["Silver"]);
    const attacked = [...owned, happening("gain", 1, ["Militia"])];
    expect(suggest(moment({ options }, early, attacked))?.answer).toEqual(["Moat"]);
    expect(suggest(moment({ options: ["Copper", "Curse"] }, early))?.answer).toEqual([]);
  });
  it("keeps the best cards", () => {
    const hand = ["Copper", "Estate", "Gold", "Chapel", "Market"];
    const asks = { verb: "discard", card: "Militia", options: hand, least: 2, most: 2, zone: "hand" };
    expect(suggest(moment(asks, view({}, hand)))?.answer).toEqual(["Estate", "Chapel"]);
  });
  it("trashes Curses, and Estates until points count", () => {
    const hand = ["Estate", "Estate", "Curse", "Copper"];
    const asks = { verb: "trash", card: "Chapel", options: hand, most: 4, zone: "hand" };
    const early = suggest(moment(asks, view({ supply: supply(8) }, hand)));
    expect(early?.answer).toEqual(["Estate", "Estate", "Curse"]);
    expect(early?.words).toContain("2 Estates and Curse: you will never draw these cards again");
    const late = suggest(moment(asks, view({ supply: supply(3) }, hand)));
    expect(late?.answer).toEqual(["Curse"]);
    expect(late?.words).toContain("this card");
  });
  it("points at what to press next, one thing at a time", () => {
    const asks = prompt({ verb: "trash", card: "Chapel", options: ["Estate", "Curse"], most: 4, zone: "hand" });
    const answer = ["Estate", "Estate", "Curse"];
    const first = nextPress(asks, [], answer);
    expect(first.target[0]).toBe('[data-at="hand"] [data-card="Estate"]');
    expect(first.times).toBe(2);
    expect(nextPress(asks, ["Estate"], answer).times).toBe(1);
    expect(nextPress(asks, ["Estate", "Estate"], answer).option).toBe("Curse");
    const last = nextPress(asks, ["Curse", "Estate", "Estate"], answer);
    expect([last.target, last.button]).toEqual([['[data-do="submit"]'], "Trash Curse and 2 Estate"]);
    expect(nextPress(asks, [], []).target).toEqual(['[data-do="decline"]']);
  });
});

describe("an explanation", () => {
  it("comes with what it explains, not with a turn", () => {
    const cursed = [happening("gain", 0, ["Curse"])];
    expect(isDue("curse", moment({}))).toBe(false);
    expect(isDue("curse", moment({}, view(), cursed))).toBe(true);
    expect(isDue("trash", moment({}, view(), [happening("trash", 1, ["Estate"])]))).toBe(false);
    expect(isDue("shuffle", moment({}, view(), [happening("shuffle", 0, [])]))).toBe(true);
    const plays = { verb: "play-action", zone: "hand" };
    expect(isDue("terminal", moment({ ...plays, options: ["Village"] }))).toBe(false);
    expect(isDue("terminal", moment({ ...plays, options: ["Village", "Witch"] }))).toBe(true);
    const militia = [happening("gain", 1, ["Militia"])];
    const attacked = moment({ verb: "discard", card: "Militia" }, view({ turn_seat: 1 }), militia);
    expect(isDue("attack", attacked)).toBe(true);
  });
});
