import { beforeAll, describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { Prompt } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { readAnswer } from "../src/lib/typed-answer";
import { prompt, setUp, view } from "./helpers";

function choiceAt(table: Table, given: Partial<Prompt>): Choice {
  table.view = view({ coins: 6 });
  table.prompt = prompt(given);
  return new Choice(table);
}

const choiceFor = (given: Partial<Prompt>) => choiceAt(new Table("t", null), given);

beforeAll(setUp);

describe("an option", () => {
  it("lies in the zone that is asked about", () => {
    const militia = choiceFor({ verb: "discard", card: "Militia", zone: "hand", options: ["Copper", "Estate"] });
    expect(militia.isOption("Copper", "hand")).toBe(true);
    expect(militia.isOption("Gold", "hand")).toBe(false);
    expect(militia.isOption("Copper", "supply")).toBe(false);
  });
  it("lies in front of the player it is about, even if I have the same card", () => {
    const spy = choiceFor({ verb: "discard", card: "Spy", zone: "revealed", options: ["Copper"], subject: 1 });
    expect(spy.isOption("Copper", "revealed", 1)).toBe(true);
    expect(spy.isOption("Copper", "revealed", 0)).toBe(false);
    expect(spy.isOption("Copper", "hand")).toBe(false);
  });
  it("lies in the trash if Thief put it there, not in the Supply", () => {
    const thief = choiceFor({ verb: "gain", card: "Thief", zone: "trash", options: ["Silver"] });
    expect(thief.isOption("Silver", "trash", 0)).toBe(true);
    expect(thief.isOption("Silver", "supply")).toBe(false);
  });
  it("lies in play if Mining Village asks about itself", () => {
    const village = choiceFor({ verb: "trash", card: "Mining Village", zone: "play", options: ["Mining Village"] });
    expect(village.isOption("Mining Village", "play", 0)).toBe(true);
    expect(village.isOption("Mining Village", "hand")).toBe(false);
  });
  it("of a hand comes in the order of the hand, others in the order of the question", () => {
    const options = ["Estate", "Copper", "Smithy", "Copper"];
    expect(choiceFor({ verb: "trash", zone: "hand", options }).options).toEqual(["Smithy", "Copper", "Estate"]);
    expect(choiceFor({ verb: "put-back", zone: "revealed", options }).options).toEqual(["Estate", "Copper", "Smithy"]);
  });
});

describe("a number", () => {
  const choice = () => choiceFor({ verb: "choose-number", zone: "modes", options: ["0", "1", "2", "10"], least: 1 });
  it("is its own key", () => {
    expect(choice().digit("0")).toBe("0");
    expect(choice().digit("2")).toBe("2");
    expect(choice().digit("10")).toBe("");
  });
  it("is typed as it is, not as the place of an option", () => {
    const asked = choice();
    expect(readAnswer("2", asked.prompt as Prompt, asked.options)).toEqual({ options: ["2"] });
    expect(readAnswer("0", asked.prompt as Prompt, asked.options)).toEqual({ options: ["0"] });
    expect(readAnswer("11", asked.prompt as Prompt, asked.options)).toEqual({
      problem: "11 cannot be chosen. Type a number from 0 to 10.",
    });
  });
});

describe("the digits", () => {
  it("follow the eye: the kingdom from left to right, then the basic cards, the Curse last", () => {
    const table = new Table("t", null);
    const choice = choiceAt(table, { verb: "buy", options: ["Copper", "Curse", "Estate", "Moat", "Silver", "Smithy"] });
    const piles = ["Copper", "Curse", "Estate", "Cellar", "Moat", "Silver", "Smithy"];
    table.view = view({ supply: piles.map((card) => ({ card, left: 8, cost: 2 })) });
    expect(choice.options).toEqual(["Moat", "Smithy", "Copper", "Silver", "Estate", "Curse"]);
    expect([choice.digit("Moat"), choice.digit("Curse")]).toEqual(["1", "6"]);
  });
});

describe("a card that is passed, trashed or put back", () => {
  const masquerade: Partial<Prompt> = { verb: "pass", card: "Masquerade", zone: "hand", options: ["Copper", "Estate"] };

  it("is chosen by a tap, and given by the button", () => {
    const table = new Table("t", null);
    const choice = choiceAt(table, { ...masquerade, least: 1 });
    choice.pick("Estate", true);
    expect([choice.chosen, choice.mayAnswer, table.pending]).toEqual([["Estate"], true, null]);
    choice.pick("Copper", true);
    expect(choice.chosen).toEqual(["Copper"]);
    choice.pick("Copper", true);
    expect([choice.chosen, table.pending]).toEqual([[], null]);
    choice.pick("Estate", true);
    choice.submit();
    expect(table.pending?.options).toEqual(["Estate"]);
  });
  it("is given by one click, and an Action is played by one tap", () => {
    const table = new Table("t", null);
    choiceAt(table, { ...masquerade, least: 1 }).pick("Estate");
    expect(table.pending?.options).toEqual(["Estate"]);
    const other = new Table("t", null);
    choiceAt(other, { verb: "play-action", zone: "hand", options: ["Smithy"] }).pick("Smithy", true);
    expect(other.pending?.options).toEqual(["Smithy"]);
  });
});

describe("a pile", () => {
  const options = ["Copper", "Curse", "Gold", "Silver"];
  function buying() {
    const table = new Table("t", null);
    return { table, choice: choiceAt(table, { verb: "buy", options }) };
  }
  const answered = (table: Table) => table.pending?.options ?? null;

  it("is chosen by one click and bought by another, or by the button", () => {
    const { table, choice } = buying();
    choice.pick("Gold");
    expect([choice.chosen, answered(table)]).toEqual([["Gold"], null]);
    choice.pick("Silver");
    expect([choice.chosen, answered(table)]).toEqual([["Silver"], null]);
    choice.pick("Silver");
    expect(answered(table)).toEqual(["Silver"]);
  });
  it("is not bought by a second tap, which takes the choice back", () => {
    const { table, choice } = buying();
    choice.pick("Gold", true);
    choice.pick("Gold", true);
    expect([choice.chosen, answered(table)]).toEqual([[], null]);
    choice.pick("Gold", true);
    choice.submit();
    expect(answered(table)).toEqual(["Gold"]);
  });
  it("is never bought by a key without being chosen first", () => {
    const { table, choice } = buying();
    choice.submit();
    choice.pickAll();
    expect(answered(table)).toBeNull();
  });
  it("of Curses is not lit, and asks once", () => {
    const { table, choice } = buying();
    expect([choice.isOption("Curse", "supply"), choice.isLit("Curse"), choice.isLit("Gold")]).toEqual([
      true,
      false,
      true,
    ]);
    choice.pick("Curse");
    choice.pick("Curse");
    expect([choice.warned, answered(table)]).toEqual(["curse", null]);
    choice.submit();
    expect(answered(table)).toEqual(["Curse"]);
  });
  it("asks for no confirmation of a Copper if that is switched off", () => {
    settings.current.warnings = false;
    const { table, choice } = buying();
    choice.pick("Copper");
    choice.pick("Copper");
    expect([choice.warned, answered(table)]).toEqual([null, ["Copper"]]);
    settings.current.warnings = true;
  });
  it("asks nothing if a guide wants the turn to end", () => {
    const { table, choice } = buying();
    choice.mayDeclineUnwarned = true;
    choice.decline();
    expect([choice.warned, answered(table)]).toEqual([null, []]);
  });
  it("is let go by ending the turn", () => {
    const { table, choice } = buying();
    choice.pick("Gold");
    choice.decline();
    expect([choice.chosen, choice.warned, answered(table)]).toEqual([[], "coins", null]);
    choice.decline();
    expect(answered(table)).toEqual([]);
  });
});
