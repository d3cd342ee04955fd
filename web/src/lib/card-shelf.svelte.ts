/**
 * The cards that I have written or saved, in this browser. docs/workshop.md describes the format.
 *
 * Each is stored with what the server made of its text, so that it can be shown without asking again.
 */

import { nameIn, withName } from "./card-text";
import { normalize } from "./name-search";
import type { CardFacts } from "./protocol";
import { loadStored, store } from "./storage";

const KEY = "throneroom-cards";
const VERSION = 1;
export const MOST_CARDS = 100;

/** `text`: as it was written, with comments. `changed`: seconds since 1970. */
export type ShelfCard = { text: string; card: CardFacts; changed: number };
type Stored = { version: number; cards: ShelfCard[] };

function isStored(found: unknown): found is Stored {
  const stored = found as { version?: unknown; cards?: unknown } | null;
  return stored?.version === VERSION && Array.isArray(stored.cards) && stored.cards.every(isShelved);
}

function isShelved(found: unknown): found is ShelfCard {
  const one = found as { text?: unknown; card?: { name?: unknown; texts?: unknown } | null } | null;
  return typeof one?.text === "string" && typeof one.card?.name === "string" && !!one.card.texts;
}

export class CardShelf {
  cards = $state.raw<readonly ShelfCard[]>([]);
  /** What is stored is of a newer version, or damaged: nothing is stored over it. */
  isUnreadable = $state(false);
  lastDeleted = $state.raw<ShelfCard | null>(null);
  facts = $derived(this.cards.map(({ card }) => card));

  constructor() {
    this.load();
    // Another window of this browser may change the shelf.
    if (typeof addEventListener === "function")
      addEventListener("storage", ({ key }) => {
        if (key === KEY) this.load();
      });
  }

  private load(): void {
    const found = loadStored<unknown>(KEY, null);
    this.isUnreadable = found !== null && !isStored(found);
    this.cards = isStored(found) ? found.cards : [];
  }

  private keep(cards: ShelfCard[]): void {
    this.cards = cards;
    if (!this.isUnreadable) store(KEY, { version: VERSION, cards } satisfies Stored);
  }

  get isFull(): boolean {
    return this.cards.length >= MOST_CARDS;
  }

  /** The card with this name, however it is written. */
  find(name: string): ShelfCard | undefined {
    return this.cards.find(({ card }) => normalize(card.name) === normalize(name));
  }

  /** Save a card that the server has read. It takes the place of the one named `before`, and of one with its own name. */
  save(text: string, card: CardFacts, before = card.name): void {
    const names = [normalize(before), normalize(card.name)];
    const place = this.cards.findIndex((one) => names.includes(normalize(one.card.name)));
    const others = this.cards.filter((one) => !names.includes(normalize(one.card.name)));
    const saved = { text, card, changed: Math.floor(Date.now() / 1000) };
    this.keep(place < 0 ? [...others, saved] : [...others.slice(0, place), saved, ...others.slice(place)]);
  }

  /** The text of a card under a name that no card here has: "Night Market 2". */
  copyOf(text: string): string {
    const name = nameIn(text).replace(/ \d+$/, "");
    for (let n = 2; ; n++) if (!this.find(`${name} ${n}`)) return withName(text, `${name} ${n}`);
  }

  delete(name: string): void {
    this.lastDeleted = this.find(name) ?? null;
    this.keep(this.cards.filter((one) => one !== this.lastDeleted));
  }

  undoDelete(): void {
    const back = this.lastDeleted;
    this.lastDeleted = null;
    if (back) this.save(back.text, back.card);
  }

  /** All cards as one file. */
  file(): string {
    return this.cards.map(({ text }) => `${text.trim()}\n`).join("\n");
  }
}

export const cardShelf = new CardShelf();
