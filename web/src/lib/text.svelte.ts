/** What a person reads: Fluent catalogs, the same that the Python package uses. What a language lacks is English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type TextArguments = Record<string, FluentVariable>;

const FALLBACK = "en";

const catalogs = import.meta.glob<string>("../../../src/throneroom/locale/*/{bots,cards,log,problems,prompt,web}.ftl", {
  query: "?raw",
  import: "default",
});

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? FALLBACK;
}

/** The languages that have catalogs, in alphabetical order. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(catalogs).map(languageOf))].sort();

const bundles = new Map<string, FluentBundle>();

async function bundleOf(language: string): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const paths = Object.keys(catalogs).filter((path) => languageOf(path) === language);
  const sources = await Promise.all(paths.map((path) => catalogs[path]?.() ?? ""));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
  return bundle;
}

class Speech {
  language = $state(FALLBACK);
  chain = $state.raw<readonly FluentBundle[]>([]);
}

const speech = new Speech();

export function language(): string {
  return speech.language;
}

/** Speak this language from now on. Everything on screen follows. */
export async function speak(wanted: string): Promise<void> {
  const chosen = LANGUAGES.includes(wanted) ? wanted : FALLBACK;
  const chain = await Promise.all([...new Set([chosen, FALLBACK])].map(bundleOf));
  speech.language = chosen;
  speech.chain = chain;
}

function find(key: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]] | null {
  const [name = key, attribute] = key.split(".");
  for (const bundle of speech.chain) {
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern != null) return [bundle, pattern];
  }
  return null;
}

export function hasText(key: string): boolean {
  return find(key) !== null;
}

/** The text of a message ("card-smithy") or of an attribute ("card-smithy.text"). */
export function text(key: string, args: TextArguments = {}): string {
  const found = find(key);
  if (!found || found[1] === null) throw new Error(`no text ${key} in the catalogs of ${speech.language}`);
  return found[0].formatPattern(found[1], args);
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
