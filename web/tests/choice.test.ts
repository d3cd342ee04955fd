import { beforeAll, describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { Prompt } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";
import { prompt, setUp, view } from "./helpers";

function choiceFor(given: Partial<Prompt>): Choice {
  const table = new Table("t", null);
  table.view = view();
  table.prompt = prompt(given);
  return new Choice(table);
}

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
