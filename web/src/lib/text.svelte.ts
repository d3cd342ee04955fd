/** Every text that people read: the Fluent catalogs of the Python package. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type TextArguments = Record<string, FluentVariable>;

const FALLBACK = "en";

// One per language, loaded when needed. A test makes sure that all have the same keys.
const catalogs = import.meta.glob<string>("../generated/texts/*.ftl", { query: "?raw", import: "default" });
const pathOf = (language: string) => `../generated/texts/${language}.ftl`;
// Those that only some screens need.
const furtherCatalogs = import.meta.glob<string>("../generated/texts/*/*.ftl", { query: "?raw", import: "default" });
const further = new Set<string>();

/** The languages that have catalogs, in alphabetical order. */
export const LANGUAGES: readonly string[] = Object.keys(catalogs)
  .map((path) => path.slice(-6, -4))
  .sort();

class LanguageState {
  language = $state(FALLBACK);
  bundle = $state.raw(new FluentBundle(FALLBACK));
  collator = $derived(new Intl.Collator(this.language));
}

const state = new LanguageState();
let requested = FALLBACK;

export function language(): string {
  return state.language;
}

/** The first of these languages that has a catalog, or English. */
export function bestLanguage(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

/** Load the texts of this language and switch to it. Everything on the screen changes. */
export async function setLanguage(wanted: string): Promise<void> {
  const chosen = bestLanguage([wanted]);
  requested = chosen;
  const names = [...further].map((name) => `../generated/texts/${name}/${chosen}.ftl`);
  const sources = await Promise.all([catalogs[pathOf(chosen)]?.(), ...names.map((name) => furtherCatalogs[name]?.())]);
  if (requested !== chosen) return;
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source ?? ""));
  state.language = chosen;
  state.bundle = bundle;
}

/** Load further texts, in this language and in each that is chosen later. */
export async function loadTexts(name: string): Promise<void> {
  if (further.has(name)) return;
  further.add(name);
  await setLanguage(requested);
}

function find(key: string) {
  const [name = key, attribute] = key.split(".");
  const message = state.bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

export function hasText(key: string): boolean {
  return find(key) !== null;
}

/** The text of a message ("card-smithy") or of an attribute ("card-smithy.text"). */
export function text(key: string, args: TextArguments = {}): string {
  const pattern = find(key);
  if (pattern === null) throw new Error(`no text ${key} in the catalogs of ${state.language}`);
  return state.bundle.formatPattern(pattern, args);
}

/** A name as it appears in keys: "Secret Chamber" becomes "secret-chamber". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

// -- card names inside a sentence are marked, so that they can be shown as buttons ---------------------------------

const OPEN = "\ue000";
const CLOSE = "\ue001";

/** A card's name as an argument of `text`; `splitCards` finds it in the result. */
export function markCard(card: string): string {
  return OPEN + card + CLOSE;
}

export type Part = { card: string } | { words: string };

/** Split a sentence into words and cards. */
export function splitCards(sentence: string): Part[] {
  return sentence
    .split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`))
    .map((piece, index): Part => (index % 2 ? { card: piece } : { words: piece }))
    .filter((part) => "card" in part || part.words !== "");
}

export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** "Estate, Copper and Gold". */
export function listAnd(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : text("list-and", { first: items.slice(0, -1).join(", "), last });
}

/** "Estate, Copper or Gold". */
export function listOr(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : text("list-or", { first: items.slice(0, -1).join(", "), last });
}

/** "draw Silver; discard Copper". */
export function listClauses(splitCards: string[]): string {
  return splitCards.reduce((first, last) => text("list-clauses", { first, last }));
}

/** A number in the notation of the current language. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(state.language, options).format(value);
}

/** The browser's variant of the current language, such as British English, for dates. */
export function localeTag(): string {
  return navigator.languages.find((tag) => tag.split("-")[0] === state.language) ?? state.language;
}

/** A day, from seconds since 1970. */
export function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat(localeTag(), { dateStyle: "medium" }).format(seconds * 1000);
}

/** Compare two names in the alphabet of the current language. */
export function compareNames(a: string, b: string): number {
  return state.collator.compare(a, b);
}
