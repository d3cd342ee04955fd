/** The card on the workbench: its text, and what the server makes of it as one types. */

import { api } from "./api";
import { cardShelf, MOST_CARDS } from "./card-shelf.svelte";
import { cardsIn, nameIn, placeOf } from "./card-text";
import { asSentence, explain } from "./messages";
import type { CardChecked, CardFacts, CardMistake } from "./protocol";
import { LONGEST_CARD } from "./protocol";
import { loadStored, store } from "./storage";
import { language, text } from "./text.svelte";

const KEY = "throneroom-workbench";
const DELAY = 250;
const MOST_COMPLETIONS = 40;
const LARGEST_FILE = 400_000; // bytes; a hundred of the longest cards

type Draft = { text: string; saved: string; editing: string };

/** A completion as it is offered, and what it replaces: the word that was begun before the caret. */
export type Completion = { insert: string; from: number };

/** What a completion would add to a text, and where: `before` is the text before the caret. */
export function completionAt(before: string, word: string): Completion {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  // Several words may be offered at once, of which the first ones are there already.
  for (let length = Math.min(word.length, line.length); length > 0; length--) {
    const end = line.slice(-length);
    const isWhole = length === line.length || /\W/.test(line.at(-length - 1) ?? " ") || /^\W/.test(end);
    if (isWhole && word.toLowerCase().startsWith(end.toLowerCase()))
      return { insert: word, from: before.length - length };
  }
  const begun = /[+-]?[\w'’]*$/.exec(line)?.[0].length ?? 0;
  return { insert: word, from: before.length - begun };
}

/** Whether a space belongs before a completion, which would stick to the word before it otherwise. */
export function needsSpace(before: string, { insert, from }: Completion): boolean {
  return /[\w,.;:]$/.test(before.slice(0, from)) && !/^[.,;:]/.test(insert);
}

/** A mistake as one sentence: what is wrong, and what would be right. */
function explained({ problem, hint }: CardMistake): string {
  return asSentence([problem, hint].filter(Boolean).join("; "));
}

export class Workbench {
  text = $state("");
  /** The text that is on the shelf, and the name of its card there. */
  saved = $state("");
  editing = $state("");
  card = $state.raw<CardFacts | null>(null);
  mistake = $state.raw<CardMistake | null>(null);
  completions = $state.raw<string[]>([]);
  problem = $state("");
  isChecking = $state(false);
  /** The card that is shown while there is a mistake. */
  lastCard = $state.raw<CardFacts | null>(null);
  isChanged = $derived(this.text.trim() !== this.saved.trim());
  name = $derived(nameIn(this.text));
  explained = $derived(this.mistake ? explained(this.mistake) : "");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** `isMine`: this is the bench whose text is kept while other pages are shown. */
  constructor(
    private readonly check: typeof api.checkCard = api.checkCard,
    private readonly isMine = true,
  ) {
    const draft = loadStored<Partial<Draft>>(KEY, {});
    if (isMine && typeof draft.text === "string") this.open(draft.text, draft.saved ?? "", draft.editing ?? "");
  }

  /** Put another card on the bench. */
  open(text: string, saved = "", editing = ""): void {
    this.text = text;
    this.saved = saved;
    this.editing = editing;
    this.lastCard = null;
    this.changed(0, 0);
  }

  /** The text has changed, or the caret moved: ask the server soon. */
  changed(caret: number, delay = DELAY): void {
    this.keepDraft();
    clearTimeout(this.timer);
    this.isChecking = true;
    const { line, column } = caret ? placeOf(this.text, caret) : { line: 0, column: 0 };
    this.timer = setTimeout(() => void this.ask(line, column), delay);
  }

  /** The text is on the shelf now, under this name. */
  keepSaved(name: string): void {
    this.saved = this.text;
    this.editing = name;
    this.keepDraft();
  }

  private keepDraft(): void {
    if (this.isMine) store(KEY, { text: this.text, saved: this.saved, editing: this.editing } satisfies Draft);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async ask(line: number, column: number): Promise<void> {
    const mine = ++this.asked;
    const text = this.text.slice(0, LONGEST_CARD);
    if (!text.trim()) {
      this.take({ card: null, mistake: null, completions: [] });
      return;
    }
    try {
      const checked = await this.check({ text, language: language(), line, column });
      if (mine === this.asked) this.take(checked);
    } catch (error) {
      if (mine !== this.asked) return;
      this.problem = explain(error);
      this.isChecking = false;
    }
  }

  private take({ card, mistake, completions }: Pick<CardChecked, "card" | "mistake" | "completions">): void {
    this.card = card;
    this.mistake = mistake;
    this.completions = completions.slice(0, MOST_COMPLETIONS);
    this.problem = "";
    this.isChecking = false;
    if (card || !this.text.trim()) this.lastCard = card;
  }
}

/** What is wrong with a card, in one sentence, or the card. */
export async function mistakeIn(text: string): Promise<{ wrong: string; facts: CardFacts | null }> {
  try {
    const { card, mistake } = await api.checkCard({ text, language: language() });
    return { wrong: mistake ? explained(mistake) : "", facts: card };
  } catch (error) {
    return { wrong: explain(error), facts: null };
  }
}

/** Save the cards of a file. Those that cannot be read are left out, each with its reason. */
export async function importCards(file: File): Promise<{ imported: number; problems: string[] }> {
  if (file.size > LARGEST_FILE) return { imported: 0, problems: [text("workshop-page-too-large")] };
  const problems: string[] = [];
  let imported = 0;
  for (const card of cardsIn(await file.text())) {
    const { wrong, facts } = await mistakeIn(card);
    const name = nameIn(card);
    if (!facts) problems.push(text("workshop-page-not-imported", { name, problem: wrong }));
    else if (cardShelf.isFull && !cardShelf.find(name)) {
      problems.push(text("workshop-page-full", { most: MOST_CARDS }));
      break;
    } else {
      cardShelf.save(card, facts);
      imported++;
    }
  }
  return { imported, problems };
}
