/** Choosing ten kingdom cards: one by one, from a set, at random, or from a pasted list. The address contains them. */

import { tick } from "svelte";
import { api } from "./api";
import { cardShelf } from "./card-shelf.svelte";
import { byCost, catalog, facts, kingdomQuery, optionName, writtenTexts } from "./catalog.svelte";
import { encodeCards, linkedCards } from "./linked-cards";
import type { CardFacts, DrawnEdition, Edition, KingdomWish, Source } from "./protocol";
import { replaceRoute, type Route } from "./route.svelte";
import { asSentence, explain } from "./messages";
import { cardNamed, matching, normalize, similarCards } from "./name-search";
import { compareNames, listOr, text } from "./text.svelte";

export const SIZE = 10;
export const SOURCES: readonly Source[] = ["both", "base", "intrigue", "5+5"];
export const EDITIONS: readonly DrawnEdition[] = ["first", "second", "mixed"];

/** Whether an edition has this card; custom cards are in each. */
function isIn(edition: DrawnEdition, card: string): boolean {
  const onlyIn = facts(card)?.only_in ?? "";
  return edition === "mixed" || onlyIn === "" || onlyIn === edition;
}

/** The edition that has all these cards. */
function editionOf(cards: string[]): DrawnEdition {
  return EDITIONS.find((edition) => cards.every((card) => isIn(edition, card))) ?? "mixed";
}

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
  /** The one that cards come from. */
  edition = $state<DrawnEdition>("first");
  seed = $state<number | null>(null);
  problem = $state("");
  /** Cards that somebody wrote and the address brings along. */
  linked = $state.raw<CardFacts[]>([]);
  /** The written cards that the screen knows: those of the address and of the shelf. */
  written = $derived([
    ...cardShelf.facts.filter(({ name }) => !this.linked.some((card) => card.name === name)),
    ...this.linked,
  ]);

  sorted = $derived(byCost(this.cards));
  isComplete = $derived(this.cards.length === SIZE);
  /** The one that says how the cards play: of mixed cards, the second if one of them is only in that. */
  playedEdition = $derived<Edition>(
    this.edition !== "mixed" ? this.edition : this.cards.every((card) => isIn("first", card)) ? "first" : "second",
  );
  set = $derived(
    catalog().sets.find(
      (set) =>
        this.isComplete && set.edition === this.playedEdition && set.cards.every((card) => this.cards.includes(card)),
    ) ?? null,
  );

  /** Read an address. The screen must use the `written` cards, which the server may have to read first. */
  async open(route: Route): Promise<void> {
    const codes = route.query.get("written");
    if (codes) {
      this.linked = await linkedCards(codes);
      await tick();
    }
    this.read(route);
  }

  /** Read cards, edition and seed from an address. Card names may be in any language; `problem` names those it cannot use. */
  read({ query }: Route): void {
    const names = (query.get("cards") ?? "").split(",").filter((name) => name.trim());
    const usable = [...new Set(names.flatMap((name) => cardNamed(name) ?? []))].filter(
      (name) => facts(name)?.box !== "basic",
    );
    const seed = Number.parseInt(query.get("seed") ?? "", 10);
    const edition = query.get("edition");
    const problems = problemsOf(names, usable);
    if (edition !== null && !EDITIONS.some((known) => known === edition))
      problems.push(
        asSentence(text("problem-kingdom-edition", { known: listOr([...EDITIONS]), edition: `'${edition}'` })),
      );
    this.problem = problems.join(" ");
    this.cards = usable.slice(0, SIZE);
    this.edition = EDITIONS.find((known) => known === edition) ?? editionOf(this.cards);
    if (!this.cards.every((card) => isIn(this.edition, card))) this.edition = "mixed";
    this.seed = Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
  }

  get path(): string {
    const seed = this.seed === null ? "" : `&seed=${this.seed}`;
    const texts = writtenTexts(this.sorted);
    const written = texts.length ? `&written=${encodeCards(texts)}` : "";
    return `${this.screen}?${kingdomQuery(this.sorted, this.edition)}${seed}${written}`;
  }

  get wish(): KingdomWish {
    const written = writtenTexts(this.cards);
    return { way: "cards", cards: this.sorted, edition: this.playedEdition, ...(written.length ? { written } : {}) };
  }

  /** Cards that the edition does not have make the kingdom a mixed one. */
  setCards(cards: string[], edition = this.edition): void {
    this.cards = cards;
    this.edition = cards.every((card) => isIn(edition, card)) ? edition : "mixed";
    this.kept = this.kept.filter((card) => cards.includes(card));
    this.problem = "";
    replaceRoute(this.path);
  }

  /** Change the edition. Cards that it does not have are replaced with random ones. */
  async chooseEdition(edition: DrawnEdition): Promise<void> {
    const fitting = this.cards.filter((card) => isIn(edition, card));
    const isWhole = this.isComplete && fitting.length < this.cards.length;
    this.setCards(fitting, edition);
    if (isWhole) await this.drawAround(fitting, this.banned);
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
    // A written card is never drawn at random, and only this browser knows it.
    const printed = ban.filter((card) => !facts(card)?.written);
    const written = writtenTexts(need);
    const wish: KingdomWish = { way: "random", source: this.source, need, ban: printed, edition: this.edition };
    await this.propose(written.length ? { ...wish, written } : wish);
  }

  /** Add random cards to those that are there, and keep these. */
  async fill(): Promise<void> {
    this.kept = [...this.cards];
    await this.drawAround(this.kept, this.banned);
  }

  /** Replace one card with a random one. "5+5" needs all ten drawn together, so a single new card comes from either box. */
  async swap(card: string): Promise<void> {
    await this.drawAround(
      this.cards.filter((other) => other !== card),
      [...this.banned, card],
    );
  }

  private async drawAround(others: string[], ban: string[]): Promise<void> {
    const before = this.source;
    if (before === "5+5") this.source = "both";
    await this.draw(others, ban);
    this.source = before;
  }

  async paste(list: string): Promise<void> {
    const mine = catalog().cards.filter(({ name, written }) => written && normalize(list).includes(normalize(name)));
    await this.propose({ way: "text", text: list, written: writtenTexts(mine.map(({ name }) => name)).slice(0, SIZE) });
  }

  private async propose(wish: KingdomWish): Promise<void> {
    try {
      const { cards, edition } = await api.propose(wish);
      this.setCards(cards, wish.way === "random" ? this.edition : edition);
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
  edition: DrawnEdition;
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
        isIn(wanted.edition, card.name) &&
        (wanted.cost === null || card.cost === wanted.cost) &&
        (wanted.type === "" || card.types.some((type) => type.toLowerCase() === wanted.type)) &&
        wanted.does.every((filter) => card.does.includes(filter)),
    )
    .sort((a, b) => a.cost - b.cost || compareNames(optionName(a.name), optionName(b.name)))
    .map((card) => card.name);
}
