/** The printed cards, as the server tells them once. */

import relations from "../generated/related.json";
import type { CardFacts, Catalog } from "./protocol";
import { compare, hasText, slug, text } from "./text.svelte";

class Known {
  catalog = $state.raw<Catalog | null>(null);
  byName = $derived(new Map(this.catalog?.cards.map((card) => [card.name, card]) ?? []));
}

const known = new Known();

export function learn(catalog: Catalog): void {
  known.catalog = catalog;
}

export function catalog(): Catalog {
  if (!known.catalog) throw new Error("the catalog has not been read yet");
  return known.catalog;
}

/** The facts of a card; a name that the catalog lacks (a mode, a user's own card) has none. */
export function facts(name: string): CardFacts | undefined {
  return known.byName.get(name);
}

export function isCard(name: string): boolean {
  return known.byName.has(name);
}

export function kingdomCards(): CardFacts[] {
  return catalog().cards.filter((card) => card.box !== "basic");
}

/** A card or a mode as a person reads it. */
export function optionName(name: string): string {
  const key = isCard(name) ? `card-${slug(name)}` : `ask-mode-${slug(name)}`;
  return hasText(key) ? text(key) : name;
}

export function cardText(name: string): string {
  const key = `card-${slug(name)}.text`;
  return hasText(key) ? text(key) : "";
}

export function rulings(name: string): string[] {
  const found: string[] = [];
  for (let n = 1; hasText(`card-${slug(name)}.ruling-${n}`); n++) found.push(text(`card-${slug(name)}.ruling-${n}`));
  return found;
}

/** The section of the rules that holds the cards of a box. */
export function section(card: CardFacts): string {
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

/** Which types colour the banner, at most two: Attack and Reaction have their edges instead. */
export function banner(name: string): TypeName[] {
  const coloured = types(name).filter((type) => type !== "attack" && type !== "reaction");
  return coloured.length ? coloured : ["action"];
}

/** Cards that a card's text or rulings speak of, and cards that speak of it. */
export function related(name: string): string[] {
  const slugs: readonly string[] = (relations as Record<string, string[]>)[slug(name)] ?? [];
  return catalog()
    .cards.map((card) => card.name)
    .filter((other) => slugs.includes(slug(other)));
}

/** By type as a player sorts a hand: Actions, Treasures, then the rest, each by cost and name. */
export function inHandOrder(names: Iterable<string>): string[] {
  const rank = (name: string) => {
    const has = types(name);
    return has.includes("action") ? 0 : has.includes("treasure") ? 1 : 2;
  };
  const cost = (name: string) => facts(name)?.cost ?? 0;
  return [...names].sort((a, b) => rank(a) - rank(b) || cost(a) - cost(b) || compare(optionName(a), optionName(b)));
}

/** Each different name once with its number, in the order they first appear. */
export function counted(names: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
