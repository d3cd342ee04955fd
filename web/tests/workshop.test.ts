import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cardsIn,
  decodeCard,
  encodeCard,
  fileName,
  iconIn,
  nameIn,
  offsetOf,
  placeOf,
  withIcon,
  withName,
} from "../src/lib/card-text";
import { facts, optionName, typeLine } from "../src/lib/catalog.svelte";
import { CardShelf } from "../src/lib/card-shelf.svelte";
import { Kingdom } from "../src/lib/kingdom.svelte";
import type { CardChecked, CardFacts, CheckCard } from "../src/lib/protocol";
import { completionAt, needsSpace, Workbench } from "../src/lib/workshop.svelte";
import { setUp } from "./helpers";

vi.mock("../src/lib/route.svelte", () => ({ replaceRoute: () => undefined }));

const TEXT = "# mine\nNight Market\nfr: Marché de nuit\ncost 5, Action\n+1 Card\n";

function card(name: string): CardFacts {
  const smithy = facts("Smithy");
  if (!smithy) throw new Error("no Smithy");
  const texts = { en: { name, text: "+1 Card.", rulings: [], types: ["Action"], modes: {} } };
  return { ...smithy, name, box: "custom", texts, icon: "", written: `${name}\ncost 5, Action\n+1 Card\n` };
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

beforeAll(setUp);
beforeEach(() => vi.stubGlobal("localStorage", storage()));

describe("a card's text", () => {
  it("has a name below comments and the version, which can be changed", () => {
    expect(nameIn(TEXT)).toBe("Night Market");
    expect(nameIn("card language 1\n\n Toll  Gate \ncost 4, Action")).toBe("Toll Gate");
    expect(nameIn("# nothing\n")).toBe("");
    expect(withName(TEXT, " Day  Market ")).toBe(TEXT.replace("Night Market", "Day Market"));
  });
  it("gets a picture below its names, another one in its place, or none", () => {
    const drawn = withIcon(TEXT, "shop");
    expect(drawn).toBe(TEXT.replace("cost", "icon: shop\ncost"));
    expect(iconIn(drawn)).toBe("shop");
    expect(withIcon(drawn, "crown")).toBe(TEXT.replace("cost", "icon: crown\ncost"));
    expect(withIcon(drawn, "")).toBe(TEXT);
    expect(withIcon("", "crown")).toBe("");
  });
  it("has places that are lines and columns", () => {
    expect(placeOf("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
    expect(offsetOf("ab\ncd", 2, 2)).toBe(4);
    expect(offsetOf("ab\ncd", 9, 9)).toBe(5);
  });
  it("is one of several in a file", () => {
    expect(cardsIn("\uFEFFA\r\ncost 1, Action\r\n\r\n\r\n# only a note\n\nB\ncost 2, Action")).toEqual([
      "A\ncost 1, Action\n",
      "B\ncost 2, Action\n",
    ]);
    expect(fileName("Marché de nuit!")).toBe("marche-de-nuit.card");
    expect(fileName("夜市")).toBe("card.card");
  });
});

describe("a link", () => {
  it("contains the whole card, with letters that an address may have", () => {
    const code = encodeCard("Żółw ÿ>?\ncost 2, Action\n");
    expect(code).toMatch(/^1[\w-]+$/);
    expect(decodeCard(code)).toBe("Żółw ÿ>?\ncost 2, Action\n");
  });
  it.each(["", "1", "1!!!", "2QQ", "1_w", `1${btoa("a".repeat(5000))}`, `1${btoa("\n\n")}`])(
    "%.9s holds no card",
    (code) => expect(decodeCard(code)).toBeNull(),
  );
});

describe("a completion", () => {
  it("replaces the word that was begun, or the words of it that are there", () => {
    expect(completionAt("x\nDraw a card. Ga", "Gain")).toEqual({ insert: "Gain", from: 15 });
    expect(completionAt("Look at the to", "Look at the top")).toEqual({ insert: "Look at the top", from: 0 });
    expect(completionAt("Gain a ", "Silver")).toEqual({ insert: "Silver", from: 7 });
    expect(completionAt("+", "+1")).toEqual({ insert: "+1", from: 0 });
  });
  it("is separated from the word before it", () => {
    expect(needsSpace("Gain a", { insert: "Silver", from: 6 })).toBe(true);
    expect(needsSpace("Gain a ", { insert: "Silver", from: 7 })).toBe(false);
    expect(needsSpace("Gain a Silver", { insert: ".", from: 13 })).toBe(false);
  });
});

describe("my shelf of cards", () => {
  it("keeps cards in the browser, each name once", () => {
    const shelf = new CardShelf();
    shelf.save("one", card("Night Market"));
    shelf.save("two", card("Toll Gate"));
    shelf.save("three", card("night  market"));
    expect(new CardShelf().cards.map(({ text }) => text)).toEqual(["three", "two"]);
  });
  it("names a copy, and renames a card in its place", () => {
    const shelf = new CardShelf();
    shelf.save(TEXT, card("Night Market"));
    expect(nameIn(shelf.copyOf(TEXT))).toBe("Night Market 2");
    shelf.save(withName(TEXT, "Day Market"), card("Day Market"), "Night Market");
    expect(shelf.facts.map(({ name }) => name)).toEqual(["Day Market"]);
  });
  it("takes a deletion back", () => {
    const shelf = new CardShelf();
    shelf.save("one", card("Night Market"));
    shelf.delete("Night Market");
    expect(new CardShelf().cards).toEqual([]);
    shelf.undoDelete();
    expect(new CardShelf().cards).toHaveLength(1);
  });
  it.each(['{"version":2,"cards":[]}', '{"version":1,"cards":[{"text":1}]}', "[]"])("leaves %s as it is", (stored) => {
    localStorage.setItem("throneroom-cards", stored);
    const shelf = new CardShelf();
    expect(shelf.isUnreadable).toBe(true);
    shelf.save("one", card("Night Market"));
    expect(localStorage.getItem("throneroom-cards")).toBe(stored);
  });
});

describe("the workbench", () => {
  const right = (name: string): CardChecked => ({ card: card(name), mistake: null, completions: ["+1"], written: "" });
  const wrong: CardChecked = {
    card: null,
    mistake: { line: 3, column: 2, problem: "it is wrong", hint: "write it right", understood: "", expected: [] },
    completions: [],
    written: "",
  };

  it("asks the server about the last text alone, and shows the card from before a mistake", async () => {
    vi.useFakeTimers();
    const asked: CheckCard[] = [];
    const answers = [right("A"), wrong];
    const bench = new Workbench((body) => {
      asked.push(body);
      return Promise.resolve(answers.shift() ?? wrong);
    });
    for (const text of ["A", "A\ncost", "A\ncost 1, Action\n"]) {
      bench.text = text;
      bench.changed(text.length);
    }
    await vi.runAllTimersAsync();
    expect(asked.map(({ text }) => text)).toEqual(["A\ncost 1, Action\n"]);
    expect(asked[0]).toMatchObject({ line: 3, column: 1, language: "en" });
    expect(bench.completions).toEqual(["+1"]);
    bench.text += "Fly.";
    bench.changed(bench.text.length);
    await vi.runAllTimersAsync();
    expect(bench.card).toBeNull();
    expect(bench.lastCard?.name).toBe("A");
    expect(bench.explained).toBe("It is wrong; write it right.");
    expect(new Workbench(() => Promise.resolve(wrong)).text).toBe(bench.text);
    vi.useRealTimers();
  });
});

describe("a kingdom", () => {
  it("sends no texts for printed cards", () => {
    const kingdom = new Kingdom();
    kingdom.cards = ["Moat", "Village"];
    expect(kingdom.wish).not.toHaveProperty("written");
    expect(optionName("no such mode")).toBe("no such mode");
    expect(typeLine("Militia")).toBe("Action · Attack");
  });
});
