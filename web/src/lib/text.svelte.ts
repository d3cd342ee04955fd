/** What a person reads: Fluent catalogs, the same that the Python package uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type TextArguments = Record<string, FluentVariable>;

const FALLBACK = "en";

// One for each language, loaded when that is spoken. Tests see to it that none lacks a text.
const catalogs = import.meta.glob<string>("../generated/texts/*.ftl", { query: "?raw", import: "default" });
const pathOf = (language: string) => `../generated/texts/${language}.ftl`;

/** The languages that have catalogs, in alphabetical order. */
export const LANGUAGES: readonly string[] = Object.keys(catalogs)
  .map((path) => path.slice(-6, -4))
  .sort();

class Speech {
  language = $state(FALLBACK);
  bundle = $state.raw(new FluentBundle(FALLBACK));
  collator = $derived(new Intl.Collator(this.language));
}

const speech = new Speech();
let asked = FALLBACK;

export function language(): string {
  return speech.language;
}

/** The first language of these that we speak; else English. */
export function spoken(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

/** Speak this language from now on, once its texts are here. Everything on screen follows. */
export async function speak(wanted: string): Promise<void> {
  const chosen = spoken([wanted]);
  asked = chosen;
  const source = await catalogs[pathOf(chosen)]?.();
  if (asked !== chosen) return;
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource(new FluentResource(source ?? ""));
  speech.language = chosen;
  speech.bundle = bundle;
}

function find(key: string) {
  const [name = key, attribute] = key.split(".");
  const message = speech.bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

export function hasText(key: string): boolean {
  return find(key) !== null;
}

/** The text of a message ("card-smithy") or of an attribute ("card-smithy.text"). */
export function text(key: string, args: TextArguments = {}): string {
  const pattern = find(key);
  if (pattern === null) throw new Error(`no text ${key} in the catalogs of ${speech.language}`);
  return speech.bundle.formatPattern(pattern, args);
}

/** A name as it stands in a key: "Secret Chamber" is "secret-chamber". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

// -- names of cards inside a sentence: marked, so that they can be shown as something to click ---------------------

const OPEN = "\ue000";
const CLOSE = "\ue001";

/** A card's name for use in an argument of `text`; `parts` finds it again. */
export function marked(card: string): string {
  return OPEN + card + CLOSE;
}

export type Part = { card: string } | { words: string };

/** A sentence as words and cards. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`))
    .map((piece, index): Part => (index % 2 ? { card: piece } : { words: piece }))
    .filter((part) => "card" in part || part.words !== "");
}

/** A list as a person says it: "Estate, Copper and Gold". */
export function listing(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : text("list-and", { first: items.slice(0, -1).join(", "), last });
}

/** A choice as a person says it: "Estate, Copper or Gold". */
export function choosing(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : text("list-or", { first: items.slice(0, -1).join(", "), last });
}

/** One thing after the other: "draw Silver; discard Copper". */
export function clauses(parts: string[]): string {
  return parts.reduce((first, last) => text("list-clauses", { first, last }));
}

/** A number as this language writes it. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(speech.language, options).format(value);
}

/** Which of two names comes first in this language's alphabet. */
export function compare(a: string, b: string): number {
  return speech.collator.compare(a, b);
}
