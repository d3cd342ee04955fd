/** Choosing ten kingdom cards: one by one, from a set, at random, or from a pasted list. The address contains them. */

import { api } from "./api";
import { byCost, catalog, facts, optionName } from "./catalog.svelte";
import type { KingdomWish, Source } from "./protocol";
import { replaceRoute, type Route } from "./route.svelte";
import { asSentence, explain } from "./messages";
import { cardNamed, matching, similarCards } from "./name-search";
import { compareNames, listOr, text } from "./text.svelte";

export const SIZE = 10;
export const SOURCES: readonly Source[] = ["both", "base", "intrigue", "5+5"];

/** What is wrong with the cards of a link: unknown names, with those most like them, basic cards, or too many. */
function problemsOf(names: string[], usable: string[]): string[] {
  const problems = names.flatMap((typed) => {
    const card = cardNamed(typed);
    if (card && facts(card)?.box === "basic") return text("problem-kingdom-basic", { card: optionName(card) });
    if (card) return [];
    const problem = text("problem-no-card", { name: `'${typed.trim()}'` });
    const close = similarCards(typed).map(optionName);
    return close.length ? text("problem-did-you-mean", { problem, names: listOr(close) }) : problem;
  });
  if (usable.length > SIZE)
    problems.push(text("problem-kingdom-many", { n: SIZE, given: usable.length, wrong: usable.length - SIZE }));
  return problems.map(asSentence);
}

export class Kingdom {
  /** `screen`: the screen whose address contains the cards. */
  constructor(private readonly screen = "kingdom") {}

  cards = $state<string[]>([]);
  kept = $state<string[]>([]);
  banned = $state<string[]>([]);
  source = $state<Source>("both");
  seed = $state<number | null>(null);
  problem = $state("");

  sorted = $derived(byCost(this.cards));
  isComplete = $derived(this.cards.length === SIZE);
  set = $derived(
    catalog().sets.find((set) => this.isComplete && set.cards.every((card) => this.cards.includes(card)))?.name ?? null,
  );

  /** Read cards and seed from an address. Card names may be in any language; `problem` names those it cannot use. */
  read({ query }: Route): void {
    const names = (query.get("cards") ?? "").split(",").filter((name) => name.trim());
    const usable = [...new Set(names.flatMap((name) => cardNamed(name) ?? []))].filter(
      (name) => facts(name)?.box !== "basic",
    );
    const seed = Number.parseInt(query.get("seed") ?? "", 10);
    this.problem = problemsOf(names, usable).join(" ");
    this.cards = usable.slice(0, SIZE);
    this.seed = Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
  }

  get path(): string {
    const query = new URLSearchParams({ cards: this.sorted.join(",") });
    if (this.seed !== null) query.set("seed", String(this.seed));
    return `${this.screen}?${query}`;
  }

  get wish(): KingdomWish {
    return { way: "cards", cards: this.sorted };
  }

  setCards(cards: string[]): void {
    this.cards = cards;
    this.kept = this.kept.filter((card) => cards.includes(card));
    this.problem = "";
    replaceRoute(this.path);
  }

  toggle(card: string): void {
    if (this.cards.includes(card)) this.setCards(this.cards.filter((other) => other !== card));
    else if (this.cards.length < SIZE) this.setCards([...this.cards, card]);
    else this.problem = text("web-kingdom-full");
  }

  keep(card: string): void {
    this.banned = this.banned.filter((other) => other !== card);
    if (this.kept.includes(card)) this.kept = this.kept.filter((other) => other !== card);
    else {
      if (!this.cards.includes(card)) {
        const free = this.cards.find((other) => !this.kept.includes(other));
        this.setCards(
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
    if (this.cards.includes(card)) this.setCards(this.cards.filter((other) => other !== card));
  }

  /** Draw random cards around the ones to keep. */
  async draw(need: string[] = this.kept, ban: string[] = this.banned): Promise<void> {
    await this.propose({ way: "random", source: this.source, need, ban });
  }

  /** Replace one card with a random one. "5+5" needs all ten drawn together, so a single new card comes from either box. */
  async swap(card: string): Promise<void> {
    const others = this.cards.filter((other) => other !== card);
    const before = this.source;
    if (before === "5+5") this.source = "both";
    await this.draw(others, [...this.banned, card]);
    this.source = before;
  }

  async paste(list: string): Promise<void> {
    await this.propose({ way: "text", text: list });
  }

  private async propose(wish: KingdomWish): Promise<void> {
    try {
      this.setCards((await api.propose(wish)).cards);
    } catch (error) {
      this.problem = explain(error);
    }
  }
}

export const FILTERS = ["village", "draw", "trash", "gain", "attack", "reaction"] as const;
export type Filter = (typeof FILTERS)[number];

/** The kingdom cards that pass all the chosen filters, by cost and name. */
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
        wanted.does.every((filter) => card.does.includes(filter)),
    )
    .sort((a, b) => a.cost - b.cost || compareNames(optionName(a.name), optionName(b.name)))
    .map((card) => card.name);
}
