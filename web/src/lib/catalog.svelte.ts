/**
 * The cards, which the server sends once. Custom cards come with their texts.
 *
 * Some screens know more cards: those that the host of a table wrote, or those of my own shelf.
 */

import { onDestroy, untrack } from "svelte";
import relations from "../generated/related.json";
import type { CardFacts, CardText, Catalog, Edition, SetFacts } from "./protocol";
import { compareNames, hasText, language, slug, splitCards, text } from "./text.svelte";

class CatalogState {
  ofServer = $state.raw<Catalog | null>(null);
  further = $state.raw<readonly CardFacts[]>([]);
  /** Who set them. */
  owner: object | null = null;
  /** Further cards take the place of custom cards with their names. */
  catalog = $derived.by(() => {
    if (!this.ofServer || !this.further.length) return this.ofServer;
    const names = new Set(this.further.map(({ name }) => name));
    return {
      ...this.ofServer,
      cards: [...this.ofServer.cards.filter(({ name }) => !names.has(name)), ...this.further],
    };
  });
  /** The language in which custom cards are shown, if not in that of the reader. */
  previewed = $state<string | null>(null);
  /** Of the game that is shown; null where cards are shown without a game. */
  edition = $state<Edition | null>(null);
  byName = $derived(new Map(this.catalog?.cards.map((card) => [card.name, card]) ?? []));
  /** The choices that custom cards offer. */
  modes = $derived(
    new Map(
      (this.catalog?.cards ?? []).flatMap(({ texts }) =>
        Object.keys(texts?.["en"]?.modes ?? {}).map((mode) => [mode, texts] as const),
      ),
    ),
  );
}

const state = new CatalogState();

export function setCatalog(catalog: Catalog): void {
  state.ofServer = catalog;
}

/** While a component is shown, these cards are known, too. */
export function useCards(cards: () => readonly CardFacts[] | undefined): void {
  const mine = (state.owner = {});
  state.further = untrack(cards) ?? [];
  $effect.pre(() => {
    const known = cards() ?? [];
    if (state.owner === mine) state.further = known;
  });
  // The next screen may already have its own.
  onDestroy(() => {
    if (state.owner === mine) state.further = [];
  });
}

/** Show custom cards in this language; null: in that of the reader. */
export function previewIn(language: string | null): void {
  state.previewed = language;
}

/** The texts of those of these cards that travel as text, for the server. */
export function writtenTexts(cards: readonly string[]): string[] {
  return cards.flatMap((name) => facts(name)?.written || []);
}

export function catalog(): Catalog {
  if (!state.catalog) throw new Error("the catalog has not been read yet");
  return state.catalog;
}

/** The facts about a card, if the catalog has it. Modes are not in it, nor cards that the server no longer has. */
export function facts(name: string): CardFacts | undefined {
  return state.byName.get(name);
}

export function isCard(name: string): boolean {
  return state.byName.has(name);
}

export function kingdomCards(): CardFacts[] {
  return catalog().cards.filter((card) => card.box !== "basic");
}

/** While a component is shown, cards say what they do in this edition. */
export function useEdition(edition: () => Edition | null | undefined): void {
  $effect(() => {
    state.edition = edition() ?? null;
    return () => (state.edition = null);
  });
}

export function editionName(edition: string): string {
  return text(`edition-${edition}`);
}

/** A name with its edition, if that is not the first. */
export function inEdition(name: string, edition: string): string {
  return edition === "first" ? name : text("kingdom-in-edition", { name, edition: editionName(edition) });
}

/** What tells a recommended set from one of the same name in another edition; the server's messages name it so. */
export function setKey({ name, edition }: Pick<SetFacts, "name" | "edition">): string {
  return edition === "first" ? name : `${name} (${edition} edition)`;
}

export function setName({ name, edition }: Pick<SetFacts, "name" | "edition">): string {
  return inEdition(text(`kingdom-${slug(name)}`), edition);
}

/** The name of the kingdom of a table: of a recommended set, or that it is another one. */
export function kingdomName(set: string | null, edition: Edition): string {
  return set ? setName({ name: set, edition }) : inEdition(text("web-own-kingdom"), edition);
}

/** The part of a link that contains a kingdom. */
export function kingdomQuery(cards: readonly string[], edition: string): string {
  const query = new URLSearchParams({ cards: cards.join(",") });
  if (edition !== "first") query.set("edition", edition);
  return query.toString();
}

/** What a custom card is called and says: in the reader's language if its author has translated it. */
function customText(name: string): CardText | undefined {
  const texts = facts(name)?.texts;
  return texts?.[state.previewed ?? language()] ?? texts?.["en"];
}

/** Whether there is a picture of this card among those of the printed ones. */
export function hasPicture(name: string): boolean {
  const known = facts(name);
  return known !== undefined && !known.texts;
}

/** The letters that a card without a picture shows instead: "NM" for Night Market. */
export function monogram(name: string): string {
  return optionName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).toLocaleUpperCase())
    .join("");
}

/** The name of a card or mode in the reader's language. */
export function optionName(name: string): string {
  const custom = customText(name);
  if (custom) return custom.name;
  const key = isCard(name) ? `card-${slug(name)}` : `ask-mode-${slug(name)}`;
  return hasText(key) ? text(key) : (state.modes.get(name)?.[language()]?.modes[name] ?? name);
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
  return cardTexts(name).join(" ");
}

/** What the card does: one text, or one for each edition. */
export function cardTexts(name: string): string[] {
  const custom = customText(name);
  if (custom) return [custom.text];
  const key = `card-${slug(name)}`;
  return hasText(`${key}.text`) ? inBothEditions(`${key}.text`, `${key}.second-edition`) : [];
}

/** A text of a card in the edition of the game; without a game, in both, and that of the second is marked. */
function inBothEditions(key: string, second: string): string[] {
  if (state.edition === "first" || !hasText(second)) return [text(key)];
  if (state.edition === "second") return [text(second)];
  return [text(key), text("edition-second-text", { text: text(second) })];
}

// "+1 Buy, +1 Coin. " at the beginning of a text: symbols say the same.
const LEADING_SIGNS = /^(?:\+\d+ \p{L}+(?:, |\. |\.$))+/u;

/**
 * What the card does, in a few words: beside its plus-signs if it has them; the plus-signs themselves if that is all it
 * does. Basic cards have none, custom cards the rest of their text.
 */
export function shortText(name: string): string {
  const custom = customText(name);
  if (custom) return custom.text.replace(LEADING_SIGNS, "") || custom.text;
  const key = `card-${slug(name)}`;
  if (state.edition === "second" && hasText(`${key}.second-edition-short`)) return text(`${key}.second-edition-short`);
  if (hasText(`${key}.short`)) return text(`${key}.short`);
  const known = facts(name);
  if (!known) return cardText(name);
  return known.box === "basic" ? "" : signsInWords(known);
}

/** Whether the short text of a card says no more than its symbols. */
export function isOnlySigns(name: string): boolean {
  return isCard(name) && !customText(name) && !hasText(`card-${slug(name)}.short`);
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
  const custom = customText(name);
  if (custom) return custom.rulings;
  const found: string[] = [];
  const key = `card-${slug(name)}`;
  for (let n = 1; hasText(`${key}.ruling-${n}`); n++)
    found.push(...inBothEditions(`${key}.ruling-${n}`, `${key}.second-edition-ruling-${n}`));
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
  const previewed = state.previewed && customText(name)?.types;
  return (previewed || types(name).map((type) => text(`type-${type}`))).join(" · ");
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
