/** The server's catalog from a fixture, the English texts, and a question and a view to start from. */

import { readFileSync } from "node:fs";
import { setCatalog } from "../src/lib/catalog.svelte";
import type { Catalog, Happening, Prompt, TableInfo, TableView } from "../src/lib/protocol";
import { setLanguage } from "../src/lib/text.svelte";

export async function setUp(): Promise<void> {
  setCatalog(JSON.parse(readFileSync(new URL("fixtures/catalog.json", import.meta.url), "utf-8")) as Catalog);
  await setLanguage("en");
}

export function prompt(given: Partial<Prompt>): Prompt {
  return {
    request: "1-0",
    number: 1,
    verb: "buy",
    card: null,
    rule: "3B",
    options: [],
    least: 0,
    most: 1,
    ordered: false,
    subject: 0,
    zone: "supply",
    default: [],
    together: false,
    seconds: null,
    ...given,
  };
}

export function view(given: Partial<TableView> = {}, hand: string[] = ["Copper", "Estate"]): TableView {
  const player = (seat: number) => ({
    seat,
    hand: seat === 0 ? hand : null,
    hand_size: hand.length,
    deck_size: seat === 0 ? 5 : null,
    discard_top: null,
    in_play: [],
    set_aside: [],
    revealed: [],
    passing: seat === 0 ? [] : null,
    passing_size: 0,
    turns: 1,
    points: null,
    owned: null,
    deck: seat === 0 ? { Copper: 4, Estate: 1 } : null,
    on_deck: seat === 0 ? [] : null,
  });
  return {
    seat: 0,
    turn_seat: 0,
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
    reduction: 0,
    actions_played: 0,
    worth_more: [],
    playing: [],
    supply: [],
    empty_piles: 0,
    to_end: 3,
    trash: [],
    players: [player(0), player(1)],
    is_over: false,
    first_worth_more: [],
    ...given,
  };
}

/** What happened, numbered from 0: `[kind, seat, cards, cause]`. A turn's count is the number of times it was begun. */
export function happened(...given: [string, number, string[]?, string[]?][]): Happening[] {
  return given.map(([kind, seat, cards = [], cause = []], number) => ({
    number,
    kind,
    seat,
    cards,
    count:
      kind === "turn" ? given.slice(0, number + 1).filter(([k, s]) => k === "turn" && s === seat).length : cards.length,
    source: "",
    target: kind === "gain" ? "discard" : "",
    other: -1,
    cause,
    news: [],
    answer: 0,
  }));
}

/** A running table of these people. */
export function tableOf(...names: string[]): TableInfo {
  const seats = names.map((name, seat) => ({
    seat,
    who: "human" as const,
    name,
    level: null,
    away: null,
    stand_in: false,
    resigned: false,
    may_decide: false,
  }));
  return { id: "t", state: "running", owner: 0, seats, options: {}, agreed: [] } as unknown as TableInfo;
}
