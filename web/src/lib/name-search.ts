/** Finding cards by typed names, in any language, ignoring accents, capitals and apostrophes. */

import allNames from "../generated/names.json";
import { catalog, optionName } from "./catalog.svelte";
import { slug } from "./text.svelte";

// Letters that Unicode does not decompose into a letter and an accent.
const LETTERS: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ø: "o", ß: "ss" };

/** A name in the form that is compared. */
export function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łœæøß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

function namesOf(card: string): string[] {
  return ((allNames as Record<string, string[]>)[`card-${slug(card)}`] ?? [card]).map(normalize);
}

/** The card with this name in any language, or with this slug: "Forgeron", "secret-chamber". */
export function cardNamed(typed: string): string | undefined {
  const wanted = normalize(typed);
  return catalog().cards.find(({ name }) => namesOf(name).includes(wanted))?.name;
}

/** Ways to match a name, the best first: all of it, its beginning, the beginning of a word, any part. */
const MATCHES: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(` ${typed}`),
  (name, typed) => name.includes(typed),
];
const NO_MATCH = MATCHES.length * 2;

function rank(option: string, typed: string): number {
  const here = MATCHES.findIndex((matches) => matches(normalize(optionName(option)), typed));
  // In other languages a match in the middle of a word would be an accident, so it does not count.
  const other = MATCHES.slice(0, 3).findIndex((matches) => namesOf(option).some((name) => matches(name, typed)));
  return Math.min(here < 0 ? NO_MATCH : here, other < 0 ? NO_MATCH : other === 0 ? 0.5 : MATCHES.length + other);
}

/** The options that match the typed text, the best first. All options if nothing was typed. */
export function matching(options: string[], typed: string): string[] {
  const wanted = normalize(typed);
  const different = [...new Set(options)];
  if (!wanted) return different;
  return different
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
