import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { completions, named, nameFor, pieces, strategyName } from "../src/lib/strategy-language";
import { setLanguage } from "../src/lib/text.svelte";
import { setUp } from "./helpers";

const KINGDOM = ["Smithy", "Village", "Throne Room"];
/** What is offered at the end of the text, or at the sign "|". */
function offered(typed: string): string[] {
  const caret = typed.indexOf("|");
  const found = completions(typed.replace("|", ""), caret < 0 ? typed.length : caret, KINGDOM);
  return found.options.map(({ insert }) => insert);
}

beforeAll(setUp);
afterEach(() => setLanguage("en"));

describe("colours", () => {
  const kinds = (text: string) =>
    pieces(text)
      .filter(({ kind }) => kind)
      .map(({ kind, text }) => `${kind} ${text}`);
  it("tell the words of the language from cards and values", () => {
    expect(kinds("strategy My plan\ntrash:\nThrone Room if own(Village) > 2.5 and not turn < 9 # Gold")).toEqual([
      ..."word strategy, word trash:, card Throne Room, word if, value own, card Village, value 2.5".split(", "),
      ..."word and, word not, value turn, value 9, note # Gold".split(", "),
    ]);
    expect(kinds("villages own x2\n")).toEqual(["value own"]);
  });
  it.each(["", "\n\n", "Gold", "# only a note", "if if (\n<b>Smithy</b>"])("leave the text as it is: %j", (text) => {
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

describe("what can come next", () => {
  it.each([
    ["Smi", ["Smithy"]],
    ["roo", ["Throne Room"]],
    ["stra", ["strategy "]],
    ["Gold\nstra", []],
    ["Gold\ntra", ["trash:"]],
    ["Smithy i", ["if "]],
    ["Smithy if mo", ["money"]],
    ["Smithy if own(Tre", ["Treasure)"]],
    ["Gold if left(Vic", []],
    ["Smithy if own(Smithy) < 2 a", ["and "]],
    ["# Smi", []],
    ["strategy Smi", []],
    ["Smi| if turn < 9", ["Smithy"]],
    ["", []],
  ])("after %j is %j", (typed, expected) => {
    expect(offered(typed)).toEqual(expected);
  });
  it("has the names of cards in the reader's language, and inserts those of the language of strategies", async () => {
    await setLanguage("fr");
    expect(completions("Forg", 4, KINGDOM).options).toEqual([{ insert: "Smithy", label: "Forgeron" }]);
  });
  it("replaces what was typed of it", () => {
    expect(completions("Gold\n  smi", 10, KINGDOM).from).toBe(7);
  });
});

describe("a strategy's name", () => {
  it("is in its first line", () => {
    expect(strategyName("strategy My plan # draft\nGold")).toBe("My plan");
    expect(strategyName("Gold")).toBe("");
  });
  it("can be given, changed and taken away", () => {
    expect(named("strategy found\n\nGold", "Mine #1")).toBe("strategy Mine 1\n\nGold");
    expect(named("Gold", "Mine")).toBe("strategy Mine\n\nGold");
    expect(named("strategy found\n\nGold", "")).toBe("Gold");
  });
  it("comes from the first kingdom cards it buys, in the reader's language", async () => {
    const strategy = "strategy found\n\nProvince\nVillage if turn < 9\nSmithy\nVillage\nMilitia";
    expect(nameFor(strategy)).toBe("Village and Smithy");
    await setLanguage("fr");
    expect(nameFor(strategy)).toBe("Village et Forgeron");
    expect(nameFor("Province\nGold\nSilver")).toBe("Big Money");
  });
});
