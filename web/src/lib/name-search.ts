/** Finding cards by typed names, in any language, ignoring accents, capitals and apostrophes. */

import allNames from "../generated/names.json";
import { catalog, facts, optionName } from "./catalog.svelte";
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
  const custom = facts(card)?.texts;
  const names = custom ? [card, ...Object.values(custom).map((text) => text.name)] : undefined;
  return (names ?? (allNames as Record<string, string[]>)[`card-${slug(card)}`] ?? [card]).map(normalize);
}

/** The card with this name in any language, or with this slug: "Forgeron", "secret-chamber". */
export function cardNamed(typed: string): string | undefined {
  const wanted = normalize(typed);
  return catalog().cards.find(({ name }) => namesOf(name).includes(wanted))?.name;
}

/** The cards with names most like what was typed, in any language: "Milita" is nearly Militia. */
export function similarCards(typed: string, most = 3): string[] {
  const wanted = normalize(typed);
  return catalog()
    .cards.map(({ name }) => ({ name, likeness: Math.max(...namesOf(name).map((other) => likeness(wanted, other))) }))
    .filter((card) => card.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ name }) => name);
}

const LEAST_LIKENESS = 0.6;

/** How alike two words are, from 0 to 1: one letter added, removed or replaced counts as one difference. */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 0; line < one.length; line++) {
    const above = row;
    row = [line + 1];
    for (let at = 0; at < other.length; at++)
      row.push(
        Math.min((above[at] ?? 0) + Number(one[line] !== other[at]), (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1),
      );
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length, 1);
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

/** The names of a card or mode that may be typed; "+2 Cards" also without the sign. */
function typedNames(option: string): { here: string[]; elsewhere: string[] } {
  const variants = (name: string) => [name, name.replace(/^\+/, ""), name.replace(/^\+\d+ /, "")];
  return {
    here: variants(normalize(optionName(option))),
    elsewhere: [...namesOf(option), normalize(option)].flatMap(variants),
  };
}

// First letters that are enough in a language other than the page's.
const FEWEST_LETTERS = 3;

/**
 * The options that a typed name means: more than one if it is not clear, none if it means nothing.
 *
 * As in the terminal (words/names.py): the whole name, its first letters, or those of a word in it. A whole name in
 * another language counts as much as first letters in the page's.
 */
export function bestMatches(options: string[], typed: string): string[] {
  const wanted = normalize(typed);
  if (!wanted) return [];
  const named = [...new Set(options)].map((option) => ({ option, ...typedNames(option) }));
  const isForeign = wanted.length >= FEWEST_LETTERS;
  const ways: ((names: { here: string[]; elsewhere: string[] }) => boolean)[] = [
    ({ here }) => here.includes(wanted),
    ({ here, elsewhere }) => elsewhere.includes(wanted) || here.some((name) => name.startsWith(wanted)),
    ({ here }) => here.some((name) => name.includes(` ${wanted}`)),
    ({ elsewhere }) => isForeign && elsewhere.some((name) => name.startsWith(wanted)),
    ({ elsewhere }) => isForeign && elsewhere.some((name) => name.includes(` ${wanted}`)),
  ];
  for (const fits of ways) {
    const found = named.filter(fits).map(({ option }) => option);
    if (found.length) return found;
  }
  return [];
}

/** How many letters differ: missing, added, replaced, or two swapped. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** The names most like the typed text, the closest first: at most two letters in five differ. */
export function closest<T>(typed: string, known: T[], namesOf: (thing: T) => string[], most = 3): T[] {
  const wanted = normalize(typed);
  return known
    .map((thing) => {
      const names = namesOf(thing).map(normalize).filter(Boolean);
      return { thing, apart: Math.min(...names.map((name) => distance(wanted, name) / Math.max(name.length, 1))) };
    })
    .filter(({ apart }) => apart <= 0.4)
    .sort((one, other) => one.apart - other.apart)
    .slice(0, most)
    .map(({ thing }) => thing);
}
