/** What is done with the card on the workbench and with those on the shelf: saving, renaming, copying, deleting. */

import { cardShelf, MOST_CARDS, type ShelfCard } from "./card-shelf.svelte";
import { nameIn, withName } from "./card-text";
import { text } from "./text.svelte";
import { importCards, mistakeIn, type Workbench } from "./workshop.svelte";

export class CardDesk {
  message = $state("");
  problem = $state("");
  /** The name that another card on the shelf has: whoever saves is asked what to do. */
  taken = $state<string | null>(null);

  constructor(readonly bench: Workbench) {}

  /** Put a card on the bench; `name`: its name on the shelf, if it is there. */
  edit(card: string, name = ""): void {
    this.bench.open(card, name ? card : "", name);
    this.problem = this.message = "";
  }

  /** Save the card of a bench, and go on with it. Return whether it is on the shelf now. */
  async save(from: Workbench, how: "ask" | "replace" | "both" = "ask"): Promise<boolean> {
    const card = from.card;
    if (!card) return false;
    const other = cardShelf.find(card.name);
    const isOther = other && other.card.name !== from.editing && other.text.trim() !== from.text.trim();
    if (isOther && how === "ask") {
      this.taken = card.name;
      return false;
    }
    this.taken = null;
    if (cardShelf.isFull && (!other || how === "both")) {
      this.problem = text("workshop-page-full", { most: MOST_CARDS });
      return false;
    }
    if (isOther && how === "both") {
      const copy = cardShelf.copyOf(from.text);
      const wrong = await this.keep(copy);
      if (wrong) this.problem = wrong;
      else this.edit(copy, nameIn(copy));
      return !wrong;
    }
    cardShelf.save(from.text, card);
    if (from === this.bench) from.keepSaved(card.name);
    else this.edit(from.text, card.name);
    this.tell(card.name);
    return true;
  }

  /** Save a text that the server has yet to read. Return what is wrong with it, or an empty string. */
  private async keep(card: string, before?: string): Promise<string> {
    const { wrong, facts } = await mistakeIn(card);
    if (!facts) return wrong;
    cardShelf.save(card, facts, before);
    this.tell(facts.name);
    return "";
  }

  private tell(name: string): void {
    this.message = text("workshop-page-saved", { name });
    this.problem = "";
  }

  async rename({ text: old, card }: ShelfCard, name: string): Promise<string> {
    const other = cardShelf.find(name);
    if (other && other.card.name !== card.name) return text("workshop-page-taken", { name: other.card.name });
    const renamed = withName(old, name);
    const wrong = await this.keep(renamed, card.name);
    if (!wrong && this.bench.editing === card.name) this.edit(renamed, nameIn(renamed));
    return wrong;
  }

  async duplicate({ text: old }: ShelfCard): Promise<void> {
    this.problem = cardShelf.isFull
      ? text("workshop-page-full", { most: MOST_CARDS })
      : await this.keep(cardShelf.copyOf(old));
  }

  delete({ card }: ShelfCard): void {
    cardShelf.delete(card.name);
    if (this.bench.editing === card.name) this.bench.open(this.bench.text);
    this.message = "";
  }

  async import(file: File): Promise<void> {
    const { imported, problems } = await importCards(file);
    this.message = imported ? text("workshop-page-imported", { n: imported }) : "";
    this.problem = problems.join(" ");
  }
}
