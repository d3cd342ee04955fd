/**
 * The language of strategies, as far as an editor needs it: what can be typed next, and a strategy's name.
 *
 * bots/strategies/grammar.py has the grammar, and tests/web/test_sources.py compares the words.
 */

import { catalog, optionName } from "./catalog.svelte";
import { normalize } from "./name-search";
import { listAnd } from "./text.svelte";

export const SECTIONS = ["buy", "gain", "trash", "discard", "play"];
export const AMOUNTS = ["money", "turn", "lead", "empty", "coins", "purse", "buys", "actions", "played"];
export const COUNTS = ["left", "own", "hand", "opponents"];
export const KEYWORDS = ["if", "and", "or", "not", "always"];
const TYPES = ["Action", "Treasure", "Victory", "Attack", "Reaction", "all"];
const MOST = 8;

/** `insert` replaces the text from `from` to the caret; `label` is for people: the card's name in their language. */
export type Completion = { insert: string; label: string };
export type Completions = { from: number; options: Completion[] };

const plain = (word: string): Completion => ({ insert: word, label: word });
const card = (name: string): Completion => ({ insert: name, label: optionName(name) });

/** The cards of the kingdom first, then the basic ones. Strategies use English names. */
function cards(kingdom: string[]): Completion[] {
  const basic = catalog().cards.filter(({ box }) => box === "basic");
  return [...kingdom, ...basic.map(({ name }) => name)].map(card);
}

/** What can stand where the caret is, without looking at what was typed of it, and where that begins in the line. */
function expected(before: string, isFirstLine: boolean, kingdom: string[]): { start: number; options: Completion[] } {
  const inside = /(\w+)\(\s*([^()]*)$/.exec(before);
  const isCount = inside && COUNTS.includes((inside[1] ?? "").toLowerCase());
  if (inside && isCount) {
    const types = inside[1]?.toLowerCase() === "left" ? [] : TYPES.map(plain);
    return {
      start: before.length - (inside[2] ?? "").length,
      options: [...cards(kingdom), ...types].map((one) => ({ ...one, insert: `${one.insert})` })),
    };
  }
  const word = /[^\W\d]*$/.exec(before)?.[0] ?? "";
  const start = before.length - word.length;
  const condition = /\bif\b(.*)$/i.exec(before)?.[1];
  if (condition === undefined) {
    const named = /^\s*(.*?)\s+\w*$/.exec(before)?.[1] ?? "";
    if (catalog().cards.some(({ name }) => normalize(name) === normalize(named)))
      return { start, options: [plain("if ")] };
    const begin = /^\s*/.exec(before)?.[0].length ?? 0;
    const sections = SECTIONS.map((section) => plain(`${section}:`));
    const header = isFirstLine ? [plain("strategy ")] : [];
    return { start: begin, options: [...cards(kingdom), plain("endgame"), ...header, ...sections] };
  }
  const isComplete = /[<>=!]+\s*[\w.)]+(\([^()]*\))?\s+$/.test(condition.slice(0, condition.length - word.length));
  if (isComplete) return { start, options: [plain("and "), plain("or ")] };
  const values = [...AMOUNTS.map(plain), ...COUNTS.map((count) => ({ insert: `${count}(`, label: `${count}(…)` }))];
  return { start, options: [...values, plain("not "), plain("always")] };
}

/** What may be typed at the caret. */
export function completions(text: string, caret: number, kingdom: string[]): Completions {
  const lineStart = text.lastIndexOf("\n", caret - 1) + 1;
  const before = text.slice(lineStart, caret);
  if (before.includes("#") || /^\s*strategy\s/i.test(before)) return { from: caret, options: [] };
  const { start, options } = expected(before, text.slice(0, lineStart).trim() === "", kingdom);
  const typed = normalize(before.slice(start));
  const fits = ({ insert, label }: Completion) =>
    [insert, label].some(
      (name) => normalize(name).startsWith(typed) || (typed && normalize(name).includes(` ${typed}`)),
    );
  const isWhole = ({ insert }: Completion) => insert.trimEnd() === before.slice(start);
  const found = options.filter(fits).filter((option) => !isWhole(option));
  return { from: lineStart + start, options: typed || before.trim() ? found.slice(0, MOST) : [] };
}

/** A piece of a strategy, to be shown in a colour: a `word` of the language, a `value`, a `card`, or none of these. */
export type Piece = { kind: "note" | "card" | "word" | "value" | ""; text: string };

function pattern(): RegExp {
  const any = (words: string[]) => `\\b(?:${words.map((word) => word.replace(/\W/g, "\\$&")).join("|")})\\b`;
  // "Throne Room" before "Throne".
  const names = catalog()
    .cards.map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  const words = [...KEYWORDS, "endgame"];
  const parts = [
    "(?<note>#.*)",
    `(?<word>^\\s*strategy(?=\\s)|^\\s*(?:${SECTIONS.join("|")})\\s*:|${any(words)})`,
    `(?<card>${any(names)})`,
    `(?<value>${any([...AMOUNTS, ...COUNTS, ...TYPES])}|\\b\\d+(?:\\.\\d+)?)`,
  ];
  return new RegExp(parts.join("|"), "gim");
}

/** The text in pieces, for colours. Together they are the text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern())) {
    if (match.index > end) found.push({ kind: "", text: text.slice(end, match.index) });
    const [kind = ""] = Object.entries(match.groups ?? {}).find(([, part]) => part) ?? [];
    found.push({ kind: kind as Piece["kind"], text: match[0] });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...found, { kind: "", text: text.slice(end) }] : found;
}

/** The name that a strategy gives itself, or an empty string. */
export function strategyName(strategy: string): string {
  return /^\s*strategy[ \t]+([^#\n]+)/i.exec(strategy)?.[1]?.trim() ?? "";
}

/** The strategy under this name. */
export function named(strategy: string, name: string): string {
  const body = strategy.replace(/^\s*strategy[ \t]+[^\n]*\n*/i, "");
  const clean = name.replace(/[#\n]/g, " ").replace(/\s+/g, " ").trim();
  return clean ? `strategy ${clean}\n\n${body}` : body;
}

/** A name for a strategy that was found: the first kingdom cards it buys, in the reader's language. */
export function nameFor(strategy: string): string {
  const kingdom = catalog().cards.filter(({ box }) => box !== "basic");
  const bought = strategy.split("\n").flatMap((line) => {
    const name = normalize(line.split(/\bif\b/)[0] ?? "");
    return kingdom.filter((one) => normalize(one.name) === name).map((one) => one.name);
  });
  return listAnd([...new Set(bought)].slice(0, 2).map(optionName)) || "Big Money";
}
