import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalog } from "../src/lib/catalog.svelte";
import { cardNamed, matching, plain } from "../src/lib/spelling";
import { speak, spoken } from "../src/lib/text.svelte";
import { setUp } from "./catalog";

beforeAll(setUp);
afterEach(() => speak("en"));

const cards = () => catalog().cards.map((card) => card.name);

describe("a name that is typed", () => {
  it("is found by its beginning first", () => {
    const some = ["Throne Room", "Workshop", "Council Room", "Moneylender", "Remodel"];
    expect(matching(some, "mo")).toEqual(["Moneylender", "Remodel"]);
    expect(matching(some, "room")).toEqual(["Throne Room", "Council Room"]);
  });
  it("is compared without accents, capitals and apostrophes", () => {
    expect(plain("  Posiadłość ")).toBe("posiadlosc");
    expect(plain("Cœur d’Or")).toBe("coeur dor");
    expect(plain("Mise à niveau")).toBe("mise a niveau");
  });
  it.each(["Forgeron", "HERRERIA", "kuznia", "Smithy", "smithy"])("may be of any language: %s", async (typed) => {
    for (const language of ["en", "fr", "es", "pl"]) {
      await speak(language);
      expect(cardNamed(typed)).toBe("Smithy");
      expect(matching(cards(), typed)[0]).toBe("Smithy");
    }
  });
  it("means what it means to the reader, before what it means to others", async () => {
    await speak("fr");
    expect(matching(cards(), "mi")[0]).toBe("Militia");
    await speak("pl");
    expect(matching(cards(), "mi")[0]).toBe("Copper");
  });
  it("that no card has means none", () => {
    expect(cardNamed("Goblin")).toBeUndefined();
    expect(matching(cards(), "xyz")).toEqual([]);
  });
});

describe("the language", () => {
  it("is the first that the browser wants and we speak, else English", () => {
    expect(spoken(["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(spoken(["", "pl"])).toBe("pl");
    expect(spoken(["de"])).toBe("en");
  });
});
