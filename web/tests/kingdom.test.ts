import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { catalog, setKey, setName } from "../src/lib/catalog.svelte";
import { Kingdom } from "../src/lib/kingdom.svelte";
import { setUp } from "./helpers";

const FIRST_GAME = "Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop";

vi.mock("../src/lib/route.svelte", () => ({ replaceRoute: () => undefined }));

function read(query: string): Kingdom {
  const kingdom = new Kingdom();
  kingdom.read({ path: ["kingdom"], query: new URLSearchParams(query) });
  return kingdom;
}

beforeAll(setUp);

describe("a link", () => {
  it("without an edition means the first, unless a card is only in the second", () => {
    expect(read(`cards=${FIRST_GAME}`).edition).toBe("first");
    expect(read(`cards=${FIRST_GAME}`).path).not.toContain("edition");
    expect(read("cards=Sentry,Moat").edition).toBe("second");
    expect(read("cards=Sentry,Woodcutter").edition).toBe("mixed");
  });
  it("keeps the edition of cards that both have", () => {
    const kingdom = read("cards=Moat,Village&edition=second&seed=7");
    expect(kingdom.wish).toMatchObject({ edition: "second" });
    expect(kingdom.path).toBe("kingdom?cards=Moat%2CVillage&edition=second&seed=7");
  });
  it("with an unknown edition says which there are", () => {
    expect(read(`cards=${FIRST_GAME}&edition=third`).problem).toBe(
      "The edition is first, second or mixed, not 'third'.",
    );
  });
});

describe("the edition", () => {
  let kingdom: Kingdom;
  beforeEach(() => (kingdom = read(`cards=${FIRST_GAME}`)));

  it("is mixed as soon as a card of the other is taken, and then plays as the second", () => {
    kingdom.setCards([...kingdom.cards.slice(1), "Sentry"]);
    expect([kingdom.edition, kingdom.playedEdition]).toEqual(["mixed", "second"]);
  });
  it("tells sets of the same name apart", () => {
    const sets = catalog().sets.filter(({ name }) => name === "First Game");
    expect(sets.map(setKey)).toEqual(["First Game", "First Game (second edition)"]);
    expect(sets.map(setName)).toEqual(["First Game", "First Game, second edition"]);
    expect(kingdom.set).toBe(sets[0]);
    kingdom.setCards(sets[1]?.cards ?? [], "second");
    expect(kingdom.set).toBe(sets[1]);
  });
});
