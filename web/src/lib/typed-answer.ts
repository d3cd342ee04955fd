/**
 * Answers as people type them, with the same rules as in the terminal (words/answer.py).
 *
 *     militia        a name, its first letters, or those of a word in it
 *     3              the choice with this number
 *     1 3, 3         several choices
 *     2 copper       this many copies of one card; "all copper" for every copy
 *     all, none      everything or nothing; yes and no if a card offers a single option
 */

import { optionName } from "./catalog.svelte";
import { bestMatches, normalize } from "./name-search";
import { isYesOrNo } from "./prompt";
import type { Prompt } from "./protocol";
import { text } from "./text.svelte";

/** The options that were typed, or the sentence that says why they are none. `unknown` is text that names nothing. */
export type TypedAnswer = { options: string[] } | { problem: string; unknown?: string };

class BadAnswer extends Error {
  constructor(
    message: string,
    readonly unknown = "",
  ) {
    super(message);
  }
}

const ENGLISH: Record<string, string> = {
  all: "all everything",
  none: "none nothing done end 0 -",
  yes: "yes y",
  no: "no n",
};

/** Whether a word stands for an answer of this kind, in the page's language or English. */
export function isWordFor(kind: "all" | "none" | "yes" | "no", typed: string): boolean {
  const words = `${ENGLISH[kind] ?? ""} ${text(`ask-words-${kind}`)}`;
  return words
    .split(" ")
    .some((word) => word === typed.trim() || (normalize(word) !== "" && normalize(word) === normalize(typed)));
}

/** Read an answer. `options` are the different options in the order of their numbers. */
export function readAnswer(typed: string, prompt: Prompt, options: string[]): TypedAnswer {
  try {
    const chosen = new AnswerReader(prompt, options).read(typed);
    return { options: chosen };
  } catch (error) {
    if (!(error instanceof BadAnswer)) throw error;
    return { problem: error.message, ...(error.unknown ? { unknown: error.unknown } : {}) };
  }
}

class AnswerReader {
  constructor(
    private readonly prompt: Prompt,
    private readonly options: string[],
  ) {}

  read(typed: string): string[] {
    const chosen = this.options.length ? this.chosen(typed) : [];
    this.check(chosen);
    return chosen;
  }

  private chosen(typed: string): string[] {
    const isName = this.options.some((option) => normalize(optionName(option)) === normalize(typed));
    if (!isName) {
      if (isWordFor("none", typed)) return [];
      if (isWordFor("all", typed)) return this.options.flatMap((option) => this.copies(option));
      if (isYesOrNo(this.prompt) && isWordFor("yes", typed)) return this.options.slice(0, 1);
      if (isYesOrNo(this.prompt) && isWordFor("no", typed)) return [];
    }
    return typed.split(",").flatMap((part) => this.part(normalize(part).split(" ").filter(Boolean)));
  }

  /** The options named between two commas, each by as many words as possible. */
  private part(words: string[]): string[] {
    const chosen: string[] = [];
    let at = 0;
    while (at < words.length) {
      const word = words[at] ?? "";
      const next = words[at + 1];
      const amount = /^(\d{1,9})[x×*]?$/.exec(word)?.[1];
      const named = this.longest(words, at);
      if (named) {
        chosen.push(named.option);
        at = named.end;
      } else if ((amount || isWordFor("all", word)) && next !== undefined && !/^\d+$/.test(next)) {
        const counted = this.longest(words, at + 1);
        if (!counted) throw this.unknown(words.slice(at + 1).join(" "));
        const copies = this.copies(counted.option);
        chosen.push(...(amount ? Array<string>(Math.min(Number(amount), 99)).fill(counted.option) : copies));
        at = counted.end;
      } else if (amount) {
        chosen.push(this.numbered(Number(amount)));
        at += 1;
      } else throw this.unknown(words.slice(at).join(" "));
    }
    return chosen;
  }

  private longest(words: string[], at: number): { option: string; end: number } | null {
    for (let end = words.length; end > at; end--) {
      const phrase = words.slice(at, end).join(" ");
      const found = /^\d+$/.test(phrase) ? [] : bestMatches(this.options, phrase);
      if (found.length > 1)
        throw new BadAnswer(
          text("ask-wrong-ambiguous", { text: quoted(phrase), choices: found.map(optionName).join(", ") }),
        );
      if (found[0] !== undefined) return { option: found[0], end };
    }
    return null;
  }

  private numbered(number: number): string {
    if (this.prompt.verb === "choose-number") return this.inRange(String(number));
    const option = this.options[number - 1];
    if (option === undefined)
      throw new BadAnswer(text("ask-wrong-number", { text: String(number), most: this.options.length }));
    return option;
  }

  /** The number itself, of a question for a number. */
  private inRange(number: string): string {
    if (this.options.includes(number)) return number;
    const [least = "", most = ""] = [this.options[0], this.options.at(-1)];
    throw new BadAnswer(text("ask-wrong-range", { text: number, least, most }));
  }

  private copies(option: string): string[] {
    return this.prompt.options.filter((name) => name === option);
  }

  private unknown(typed: string): BadAnswer {
    return new BadAnswer(text("ask-wrong-unknown", { text: quoted(typed) }), typed);
  }

  /** Refuse too few, too many, or more copies of a card than there are. */
  private check(chosen: string[]): void {
    const { least, most } = this.prompt;
    const given = chosen.length;
    for (const option of new Set(chosen)) {
      const n = this.copies(option).length;
      const wanted = chosen.filter((name) => name === option).length;
      if (wanted > n && most > 1)
        throw new BadAnswer(text("ask-wrong-copies", { card: optionName(option), n, given: wanted }));
    }
    if (given > most) throw new BadAnswer(text("ask-wrong-many", { given, n: most }));
    if (given < least) throw new BadAnswer(text("ask-wrong-few", { given, n: least }));
  }
}

/** Typed text as it is quoted back, or the beginning of it. */
export function quoted(typed: string): string {
  const short = typed.length > 60 ? `${typed.slice(0, 60)}…` : typed;
  return `“${short}”`;
}
