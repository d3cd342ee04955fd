import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer, QUIET, spokenChoice } from "../src/lib/announcer.svelte";
import type { GameOver, Happening } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";
import { setLanguage } from "../src/lib/text.svelte";
import { happened, prompt, setUp, tableOf, view } from "./helpers";

const BUY = prompt({ request: "5-0", verb: "buy", options: ["Silver"] });
const ROUND: Parameters<typeof happened> = [
  ["turn", 0],
  ["play", 0, ["Copper", "Copper", "Copper"]],
  ["plus-coins", 0, ["", "", ""]],
  ["buy", 0, ["Silver"]],
  ["gain", 0, ["Silver"]],
  ["clean-up", 0],
  ["draw", 0, ["Copper", "Copper", "Estate", "Estate", "Copper"]],
  ["turn", 1],
  ["play", 1, ["Militia"]],
  ["plus-coins", 1, ["", ""], ["Militia"]],
  ["discard", 0, ["Estate", "Estate"], ["Militia"]],
  ["play", 1, ["Gold", "Gold", "Copper", "Copper"]],
  ["buy", 1, ["Province"]],
  ["gain", 1, ["Province"]],
  ["clean-up", 1],
  ["draw", 1, ["", "", "", "", ""]],
  ["turn", 0],
];

let table: Table;
let announcer: Announcer;
const words = () => announcer.lines.map((line) => line.words.replace(/\s/g, " "));

function show(events: Happening[], more: Partial<Pick<Table, "prompt" | "view" | "waiting" | "branch">> = {}): void {
  Object.assign(table, { happenings: events, ...more });
  announcer.follow();
}

beforeAll(setUp);
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table("t", null);
  table.seat = 0;
  table.info = tableOf("Ada", "Ben");
  table.view = view({}, ["Copper", "Estate", "Copper"]);
  announcer = new Announcer(table);
});
afterEach(async () => {
  vi.useRealTimers();
  await setLanguage("en");
});

it("says before the game who comes and who goes, but not who was there", () => {
  table.view = null;
  for (const there of [
    ["Ada", "Ben"],
    ["Ada", "Ben", "Cleo"],
    ["Ada", "Cleo"],
    ["Ada", "Cleo"],
  ]) {
    table.info = tableOf(...there);
    announcer.follow();
  }
  expect(words()).toEqual(["Cleo has taken a seat.", "Ben has left the table."]);
});

describe("a choice", () => {
  const militia = prompt({
    verb: "discard",
    card: "Militia",
    zone: "hand",
    options: ["Estate", "Copper"],
    least: 2,
    most: 2,
  });

  it("is spoken with what is missing, and when it is undone", () => {
    expect(spokenChoice(militia, [], ["Estate"])).toBe("Chosen: Estate. Choose 1 more.");
    expect(spokenChoice(militia, ["Estate"], ["Estate", "Copper"])).toBe("Chosen: Estate, Copper.");
    expect(spokenChoice(militia, ["Estate", "Copper"], ["Copper"])).toBe(
      "Removed: Estate. Chosen: Copper. Choose 1 more.",
    );
    expect(spokenChoice(militia, ["Copper"], [])).toBe("Removed: Copper. Choose 2 more.");
  });

  it("of a pile replaces the one before", () => {
    expect(spokenChoice(BUY, ["Silver"], ["Gold"])).toBe("Chosen: Gold.");
    expect(spokenChoice(BUY, ["Gold"], [])).toBe("Removed: Gold.");
  });
});

describe("announcements", () => {
  it("start with my turn, my hand and the question", () => {
    show(happened(...ROUND.slice(0, 1)), { prompt: BUY });
    expect(words()).toEqual([
      "Your turn 1. Hand: 2 Copper, Estate. Buy phase, 0 coins and 1 buy: buy a card, or end your turn.",
    ]);
  });

  it("batch everything since, with the question last", () => {
    show(happened(...ROUND.slice(0, 1)), { prompt: BUY });
    table.prompt = null;
    show(happened(...ROUND.slice(0, 9)));
    table.view = view({ players: view().players.map((player) => ({ ...player, turns: 2 })) }, ["Gold"]);
    show(happened(...ROUND), { prompt: { ...BUY, request: "9-0" } });
    expect(words().slice(1)).toEqual([
      "You play 3 Copper. You buy Silver. Ben: plays Militia. You discard 2 Estate. " +
        "Ben: plays 2 Gold, 2 Copper; buys Province. Your turn 2. Hand: Copper, Estate. " +
        "Buy phase, 0 coins and 1 buy: buy a card, or end your turn.",
    ]);
  });

  it("wait until nothing has happened for a moment", () => {
    show(happened(...ROUND.slice(0, 1)));
    show(happened(...ROUND.slice(0, 5)));
    vi.advanceTimersByTime(QUIET - 1);
    show(happened(...ROUND.slice(0, 9)), { waiting: [1] });
    vi.advanceTimersByTime(QUIET - 1);
    expect(words()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(words()).toEqual(["Your turn 1. You play 3 Copper. You buy Silver. Ben: plays Militia. Waiting for Ben."]);
    announcer.follow();
    vi.advanceTimersByTime(10 * QUIET);
    expect(words()).toHaveLength(1);
  });

  it("repeat nothing after a reconnection, and say what was missed", () => {
    show(happened(...ROUND.slice(0, 1)), { prompt: BUY });
    table.prompt = { ...BUY };
    announcer.follow();
    expect(words()).toHaveLength(1);
    show(happened(...ROUND.slice(0, 5)), { prompt: { ...BUY, request: "7-0" } });
    expect(words()[1]).toMatch(/^You play 3 Copper. You buy Silver. Buy phase/);
  });

  it("say nothing when the others' moves are watched again", () => {
    show(happened(...ROUND), { prompt: BUY });
    show(happened(...ROUND.slice(0, 8)), { prompt: null });
    vi.advanceTimersByTime(QUIET);
    show(happened(...ROUND), { prompt: BUY });
    vi.advanceTimersByTime(QUIET);
    expect(words()).toHaveLength(1);
  });

  it("say that an answer was undone, and ask again", () => {
    show(happened(...ROUND.slice(0, 5)), { prompt: BUY });
    show(happened(...ROUND.slice(0, 2)), { prompt: { ...BUY, request: "4-1" }, branch: 1 });
    expect(words()[1]).toBe("An answer was undone. Buy phase, 0 coins and 1 buy: buy a card, or end your turn.");
  });

  it("say my hand when another player's card asks me, if it has changed", () => {
    const theirs = view({ turn_seat: 1 }, ["Moat", "Copper"]);
    const react = prompt({
      request: "6-0",
      verb: "react",
      card: "Militia",
      options: ["Moat"],
      subject: 1,
      zone: "hand",
    });
    show(happened(...ROUND.slice(0, 9)), { prompt: react, view: theirs });
    expect(words()[0]).toContain("Hand: Moat, Copper. Ben plays Militia");
    show(happened(...ROUND.slice(0, 9)), { prompt: { ...react, request: "7-0" } });
    expect(words()[1]).not.toContain("Hand");
  });

  it("say who has done nothing, and who has won", () => {
    show(happened(["turn", 0]));
    show(happened(["turn", 0], ["clean-up", 0], ["turn", 1], ["clean-up", 1], ["end", -1]));
    table.over = {
      how: "played",
      winners: [1],
      scores: [
        { seat: 1, points: 33 },
        { seat: 0, points: 1 },
      ],
    } as unknown as GameOver;
    announcer.follow();
    expect(words()).toEqual([
      "Your turn 1. Ben does nothing. The game is over. Ben wins. Ben: 33 points. You: 1 point.",
    ]);
  });

  it("are in the language of the page", async () => {
    await setLanguage("fr");
    show(happened(...ROUND.slice(0, 1)), { prompt: BUY });
    show(happened(...ROUND), { prompt: { ...BUY, request: "9-0" } });
    expect(words()[1]).toContain("Ben : joue 2× Or, 2× Cuivre ; achète Province. Votre tour 2. Phase Achat");
  });
});
