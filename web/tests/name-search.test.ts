import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalog } from "../src/lib/catalog.svelte";
import { cardNamed, matching, normalize, similarCards } from "../src/lib/name-search";
import { setLanguage, bestLanguage } from "../src/lib/text.svelte";
import { setUp } from "./helpers";

beforeAll(setUp);
afterEach(() => setLanguage("en"));

const cards = () => catalog().cards.map((card) => card.name);

describe("a typed name", () => {
  it("matches beginnings first", () => {
    const some = ["Throne Room", "Workshop", "Council Room", "Moneylender", "Remodel"];
    expect(matching(some, "mo")).toEqual(["Moneylender", "Remodel"]);
    expect(matching(some, "room")).toEqual(["Throne Room", "Council Room"]);
  });
  it("is compared without accents, capitals and apostrophes", () => {
    expect(normalize("  Posiadłość ")).toBe("posiadlosc");
    expect(normalize("Cœur d’Or")).toBe("coeur dor");
    expect(normalize("Mise à niveau")).toBe("mise a niveau");
  });
  it.each(["Forgeron", "HERRERIA", "kuznia", "Smithy", "smithy"])("may be in any language: %s", async (typed) => {
    for (const language of ["en", "fr", "es", "pl"]) {
      await setLanguage(language);
      expect(cardNamed(typed)).toBe("Smithy");
      expect(matching(cards(), typed)[0]).toBe("Smithy");
    }
  });
  it("is looked up in the reader's language first", async () => {
    await setLanguage("fr");
    expect(matching(cards(), "mi")[0]).toBe("Militia");
    await setLanguage("pl");
    expect(matching(cards(), "mi")[0]).toBe("Copper");
  });
  it("may match no card", () => {
    expect(cardNamed("Goblin")).toBeUndefined();
    expect(matching(cards(), "xyz")).toEqual([]);
  });
});

describe("the language", () => {
  it("is the first of the browser's that has a catalog, else English", () => {
    expect(bestLanguage(["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(bestLanguage(["", "pl"])).toBe("pl");
    expect(bestLanguage(["de"])).toBe("en");
  });
});

describe("a name that is no card's", () => {
  it.each([
    ["Smitty", "Smithy"],
    ["millitia", "Militia"],
    ["Forgerron", "Smithy"],
    ["Kuznia", "Smithy"],
  ])("is like one: %s is like %s", (typed, card) => {
    expect(similarCards(typed)[0]).toBe(card);
  });
  it("has at most three that are like it, and may have none", () => {
    expect(similarCards("Mon").length).toBeLessThanOrEqual(3);
    expect(similarCards("xyzzy")).toEqual([]);
  });
});
