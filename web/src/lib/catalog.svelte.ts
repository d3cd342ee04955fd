/** The printed cards, which the server sends once. */

import relations from "../generated/related.json";
import type { CardFacts, Catalog } from "./protocol";
import { compareNames, hasText, slug, splitCards, text } from "./text.svelte";

class CatalogState {
  catalog = $state.raw<Catalog | null>(null);
  byName = $derived(new Map(this.catalog?.cards.map((card) => [card.name, card]) ?? []));
}

const state = new CatalogState();

export function setCatalog(catalog: Catalog): void {
  state.catalog = catalog;
}

export function catalog(): Catalog {
  if (!state.catalog) throw new Error("the catalog has not been read yet");
  return state.catalog;
}

/** The facts about a card, if the catalog has it. Modes and custom cards are not in it. */
export function facts(name: string): CardFacts | undefined {
  return state.byName.get(name);
}

export function isCard(name: string): boolean {
  return state.byName.has(name);
}

export function kingdomCards(): CardFacts[] {
  return catalog().cards.filter((card) => card.box !== "basic");
}

/** The name of a card or mode in the reader's language. */
export function optionName(name: string): string {
  const key = isCard(name) ? `card-${slug(name)}` : `ask-mode-${slug(name)}`;
  return hasText(key) ? text(key) : name;
}

/** A sentence with marked cards as plain words. */
export function plainSentence(sentence: string): string {
  return splitCards(sentence)
    .map((part) => ("card" in part ? optionName(part.card) : part.words))
    .join("");
}

/** Cards with their copies: "2 Copper, Silver". */
export function listCards(cards: Iterable<string>): string {
  return counted(cards)
    .map(([card, n]) => (n === 1 ? optionName(card) : text("log-copies", { n, card: optionName(card) })))
    .join(", ");
}

export function cardText(name: string): string {
  const key = `card-${slug(name)}.text`;
  return hasText(key) ? text(key) : "";
}

/**
 * What the card does, in a few words: beside its plus-signs if it has them; the plus-signs themselves if that is all it
 * does. Basic cards have none, custom cards their whole text.
 */
export function shortText(name: string): string {
  const key = `card-${slug(name)}`;
  if (hasText(`${key}.short`)) return text(`${key}.short`);
  const known = facts(name);
  if (!known) return cardText(name);
  return known.box === "basic" ? "" : signsInWords(known);
}

/** Whether the short text of a card says no more than its symbols. */
export function isOnlySigns(name: string): boolean {
  return isCard(name) && !hasText(`card-${slug(name)}.short`);
}

/** "+1 Card, +2 Actions" */
function signsInWords(known: CardFacts): string {
  const coins = types(known.name).includes("treasure") ? "worth-coins" : "plus-coins";
  const signs: [string, number][] = [
    ["plus-cards", known.cards],
    ["plus-actions", known.actions],
    ["plus-buys", known.buys],
    [coins, known.coins],
    ["worth-points", known.points],
  ];
  return signs.flatMap(([key, n]) => (n === 0 ? [] : [text(key, { n })])).join(", ");
}

export function rulings(name: string): string[] {
  const found: string[] = [];
  for (let n = 1; hasText(`card-${slug(name)}.ruling-${n}`); n++) found.push(text(`card-${slug(name)}.ruling-${n}`));
  return found;
}

/** The section of the rules that describes this card. */
export function rulesSection(card: CardFacts): string {
  return { basic: "1", base: "8", intrigue: "9" }[card.box] ?? "";
}

export type TypeName = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export function types(name: string): TypeName[] {
  return (facts(name)?.types ?? []).map((type) => type.toLowerCase() as TypeName);
}

export function typeLine(name: string): string {
  return types(name)
    .map((type) => text(`type-${type}`))
    .join(" · ");
}

/** The types that colour the banner, at most two. Attack and Reaction colour an edge instead. */
export function bannerTypes(name: string): TypeName[] {
  const coloured = types(name).filter((type) => type !== "attack" && type !== "reaction");
  return coloured.length ? coloured : ["action"];
}

/** The cards that this card's text or rulings mention, and the cards that mention it. */
export function related(name: string): string[] {
  const slugs: readonly string[] = (relations as Record<string, string[]>)[slug(name)] ?? [];
  return catalog()
    .cards.map((card) => card.name)
    .filter((other) => slugs.includes(slug(other)));
}

/** Sorted as players sort a hand: Actions, Treasures, then the rest, each by cost and name. */
export function inHandOrder(names: Iterable<string>): string[] {
  const rank = (name: string) => {
    const has = types(name);
    return has.includes("action") ? 0 : has.includes("treasure") ? 1 : 2;
  };
  const cost = (name: string) => facts(name)?.cost ?? 0;
  return [...names].sort(
    (a, b) => rank(a) - rank(b) || cost(a) - cost(b) || compareNames(optionName(a), optionName(b)),
  );
}

const BASIC = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"];

/** Piles in the order they are read at the table: the kingdom, then the basic cards, the Curse last. */
export function inSupplyOrder(names: Iterable<string>, piles: string[] = []): string[] {
  const rank = (name: string) => (BASIC.includes(name) ? piles.length + BASIC.indexOf(name) : piles.indexOf(name));
  return [...names].sort((a, b) => rank(a) - rank(b));
}

/** Each name once with its number of copies, in order of first appearance. */
export function counted(names: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** The cards as they lie on the table: by cost, then by name. */
export function byCost(cards: Iterable<string>): string[] {
  return [...cards].sort(
    (a, b) => (facts(a)?.cost ?? 0) - (facts(b)?.cost ?? 0) || compareNames(optionName(a), optionName(b)),
  );
}
