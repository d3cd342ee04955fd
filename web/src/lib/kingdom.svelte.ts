/** Choosing ten cards: by hand, from a set, by chance with wishes, from a pasted list; the address carries them. */

import { api } from "./api";
import { catalog, facts, optionName } from "./catalog.svelte";
import type { KingdomWish, Source } from "./protocol";
import { settle, type Route } from "./route.svelte";
import { why } from "./messages";
import { cardNamed, matching } from "./spelling";
import { compare, text } from "./text.svelte";

export const SIZE = 10;
export const SOURCES: readonly Source[] = ["both", "base", "intrigue", "5+5"];

export class Kingdom {
  cards = $state<string[]>([]);
  kept = $state<string[]>([]);
  banned = $state<string[]>([]);
  source = $state<Source>("both");
  seed = $state<number | null>(null);
  trouble = $state("");

  sorted = $derived(
    [...this.cards].sort(
      (a, b) => (facts(a)?.cost ?? 0) - (facts(b)?.cost ?? 0) || compare(optionName(a), optionName(b)),
    ),
  );
  isWhole = $derived(this.cards.length === SIZE);
  set = $derived(
    catalog().sets.find((set) => this.isWhole && set.cards.every((card) => this.cards.includes(card)))?.name ?? null,
  );

  /** Take over what an address says: its cards as far as they exist, in any language, and its seed. */
  read({ query }: Route): void {
    const named = (query.get("cards") ?? "")
      .split(",")
      .flatMap((name) => cardNamed(name) ?? [])
      .filter((name) => facts(name)?.box !== "basic");
    const seed = Number.parseInt(query.get("seed") ?? "", 10);
    this.cards = [...new Set(named)].slice(0, SIZE);
    this.seed = Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
  }

  get path(): string {
    const query = new URLSearchParams({ cards: this.sorted.join(",") });
    if (this.seed !== null) query.set("seed", String(this.seed));
    return `kingdom?${query}`;
  }

  get wish(): KingdomWish {
    return { way: "cards", cards: this.sorted };
  }

  take(cards: string[]): void {
    this.cards = cards;
    this.kept = this.kept.filter((card) => cards.includes(card));
    this.trouble = "";
    settle(this.path);
  }

  toggle(card: string): void {
    if (this.cards.includes(card)) this.take(this.cards.filter((other) => other !== card));
    else if (this.cards.length < SIZE) this.take([...this.cards, card]);
    else this.trouble = text("web-kingdom-full");
  }

  keep(card: string): void {
    this.banned = this.banned.filter((other) => other !== card);
    if (this.kept.includes(card)) this.kept = this.kept.filter((other) => other !== card);
    else {
      if (!this.cards.includes(card)) {
        const free = this.cards.find((other) => !this.kept.includes(other));
        this.take(
          this.cards.length < SIZE ? [...this.cards, card] : [...this.cards.filter((other) => other !== free), card],
        );
      }
      this.kept = [...this.kept, card];
    }
  }

  ban(card: string): void {
    if (this.banned.includes(card)) {
      this.banned = this.banned.filter((other) => other !== card);
      return;
    }
    this.banned = [...this.banned, card];
    this.kept = this.kept.filter((other) => other !== card);
    if (this.cards.includes(card)) this.take(this.cards.filter((other) => other !== card));
  }

  /** Ten cards by chance; what is kept stays. */
  async draw(need: string[] = this.kept, ban: string[] = this.banned): Promise<void> {
    await this.propose({ way: "random", source: this.source, need, ban });
  }

  /** Another card in this one's place. Five and five stays so only if all are drawn, so one comes from its own box. */
  async swap(card: string): Promise<void> {
    const others = this.cards.filter((other) => other !== card);
    const before = this.source;
    if (before === "5+5") this.source = "both";
    await this.draw(others, [...this.banned, card]);
    this.source = before;
  }

  async paste(written: string): Promise<void> {
    await this.propose({ way: "text", text: written });
  }

  private async propose(wish: KingdomWish): Promise<void> {
    try {
      this.take((await api.propose(wish)).cards);
    } catch (error) {
      this.trouble = why(error);
    }
  }
}

export const FILTERS = ["village", "draw", "trash", "gain", "attack", "reaction"] as const;
export type Filter = (typeof FILTERS)[number];

/** The kingdom cards that fit: every filter chosen must hold; a cost and a type, if chosen, and what was typed, too. */
export function filtered(wanted: {
  does: Filter[];
  cost: number | null;
  type: string;
  box: string;
  name: string;
}): string[] {
  const named = new Set(
    matching(
      catalog().cards.map((card) => card.name),
      wanted.name,
    ),
  );
  return catalog()
    .cards.filter(
      (card) =>
        card.box !== "basic" &&
        named.has(card.name) &&
        (wanted.box === "" || card.box === wanted.box) &&
        (wanted.cost === null || card.cost === wanted.cost) &&
        (wanted.type === "" || card.types.some((type) => type.toLowerCase() === wanted.type)) &&
        wanted.does.every((deed) => card.does.includes(deed)),
    )
    .sort((a, b) => a.cost - b.cost || compare(optionName(a.name), optionName(b.name)))
    .map((card) => card.name);
}
