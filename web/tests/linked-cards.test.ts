import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { catalog, facts, setCatalog } from "../src/lib/catalog.svelte";
import { Kingdom } from "../src/lib/kingdom.svelte";
import { encodeCards, linkedCards } from "../src/lib/linked-cards";
import type { CardChecked, CardFacts, CheckCard } from "../src/lib/protocol";
import { setUp } from "./helpers";

const { checkCard } = vi.hoisted(() => ({ checkCard: vi.fn<(asked: CheckCard) => Promise<Partial<CardChecked>>>() }));
vi.mock("../src/lib/route.svelte", () => ({ replaceRoute: () => undefined }));
vi.mock("../src/lib/api", async (actual) => ({ ...(await actual<object>()), api: { checkCard } }));

// Links as they were made by released versions. Never change them.
const KEPT = JSON.parse(readFileSync(new URL("kept/kingdom-links.json", import.meta.url), "utf-8")) as {
  names: string;
  texts: string;
};
const TEXT = "Night Market\ncost 5, Action\n+1 Card\n";

function card(written: string): CardFacts {
  const smithy = facts("Smithy");
  if (!smithy) throw new Error("no Smithy");
  const texts = { en: { name: "Night Market", text: "+1 Card.", rulings: [], types: ["Action"], modes: {} } };
  return { ...smithy, name: "Night Market", cost: 5, box: "custom", texts, written };
}

async function open(link: string): Promise<Kingdom> {
  const kingdom = new Kingdom();
  await kingdom.open({ path: ["kingdom"], query: new URLSearchParams(link.split("?")[1]) });
  return kingdom;
}

beforeAll(setUp);
beforeEach(() => {
  checkCard.mockReset();
  checkCard.mockImplementation(({ text }) => Promise.resolve({ card: card(text), mistake: null }));
});

describe("a link to a kingdom with written cards", () => {
  it("that only names them, as older versions made it, is read, and says what is missing", async () => {
    const kingdom = await open(KEPT.names);
    expect(kingdom.cards).toHaveLength(9);
    expect(kingdom.problem).toBe("No card named 'Night Market'.");
    expect(checkCard).not.toHaveBeenCalled();
  });
  it("brings them along, and they are in the next link again", async () => {
    const known = catalog();
    setCatalog({ ...known, cards: [...known.cards, card(TEXT)] });
    const kingdom = await open(KEPT.texts);
    setCatalog({ ...known, cards: [...known.cards, ...kingdom.linked] }); // as the screen does
    expect(kingdom.linked.map(({ written }) => written)).toEqual([TEXT]);
    expect(kingdom.problem).toBe("");
    expect(kingdom.wish).toMatchObject({ written: [TEXT] });
    expect(new URLSearchParams(kingdom.path.split("?")[1]).get("written")).toBe(KEPT.texts.split("written=")[1]);
    setCatalog(known);
  });
  it("leaves out texts of another version, refused ones, and more than ten", async () => {
    expect(await linkedCards("9abc")).toEqual([]);
    checkCard.mockResolvedValueOnce({ card: null });
    checkCard.mockRejectedValueOnce(new Error("no server"));
    expect(await linkedCards(encodeCards([TEXT, TEXT]))).toEqual([]);
    expect(await linkedCards(encodeCards(Array.from({ length: 12 }, () => TEXT)))).toHaveLength(10);
  });
});
