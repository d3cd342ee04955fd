/** Names of cards as people type them: in any of the languages, without regard to accents, capitals and apostrophes. */

import called from "../generated/names.json";
import { catalog, optionName } from "./catalog.svelte";
import { slug } from "./text.svelte";

// Letters that are no other letter with an accent.
const LETTERS: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ø: "o", ß: "ss" };

/** A name as it is compared. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łœæøß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

function everyName(card: string): string[] {
  return ((called as Record<string, string[]>)[`card-${slug(card)}`] ?? [card]).map(plain);
}

/** The card that is called so in any language, or whose address says so: "Forgeron", "secret-chamber". */
export function cardNamed(typed: string): string | undefined {
  const wanted = plain(typed);
  return catalog().cards.find(({ name }) => everyName(name).includes(wanted))?.name;
}

/** How well a name fits, the best first: the whole, its beginning, that of a word in it, any part. */
const FITS: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(` ${typed}`),
  (name, typed) => name.includes(typed),
];
const NEVER = FITS.length * 2;

function fit(option: string, typed: string): number {
  const own = FITS.findIndex((fits) => fits(plain(optionName(option)), typed));
  // In another language a whole name counts, then its beginning or that of a word; a mere part would be chance.
  const other = FITS.slice(0, 3).findIndex((fits) => everyName(option).some((name) => fits(name, typed)));
  return Math.min(own < 0 ? NEVER : own, other < 0 ? NEVER : other === 0 ? 0.5 : FITS.length + other);
}

/** The options that what was typed may mean, the likeliest first. Nothing typed means all. */
export function matching(options: string[], typed: string): string[] {
  const wanted = plain(typed);
  const different = [...new Set(options)];
  if (!wanted) return different;
  return different
    .map((option) => ({ option, rank: fit(option, wanted) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
