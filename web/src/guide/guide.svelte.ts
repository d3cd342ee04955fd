/** The mark that the guide shows now: an explanation that has not been read yet, otherwise a suggestion. */

import type { Choice } from "../lib/choice.svelte";
import { progress } from "../lib/guide-progress.svelte";
import type { Prompt } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { text } from "../lib/text.svelte";
import { DONE, EXPLANATIONS, type Explanation } from "./explanations";
import { Moment } from "./moment";
import { suggest } from "./suggestions";

/** `targets` is what it points at: for each thing, selectors of which the first one on the screen counts. */
export type Mark = { name: string; words: string; targets: string[][]; isExplanation: boolean };

/** What to press next to give this answer, after some of it has been chosen. */
export function nextClicks(prompt: Prompt, chosen: readonly string[], answer: readonly string[]): string[][] {
  if (!answer.length) return [[`[data-do="decline"]`]];
  if (prompt.verb === "play-treasures") return [[`[data-do="all"]`]];
  const left = [...answer];
  for (const card of chosen) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  if (!left.length) return [[`[data-do="submit"]`]];
  return [...new Set(left)].map((card) =>
    prompt.zone === "supply"
      ? [`[data-at="supply:${card}"]`]
      : [`[data-at="${prompt.zone}"] [data-card="${card}"]`, `.tile.option[data-card="${card}"]`],
  );
}

export class Guide {
  /** The question whose suggestion the player has hidden. */
  private hidden = $state("");

  constructor(
    private readonly table: Table,
    private readonly choice: Choice,
  ) {}

  private moment = $derived.by(() => {
    const { view, happenings, names, undo } = this.table;
    const { prompt } = this.choice;
    return view && prompt ? new Moment(view, prompt, happenings, names, !!undo?.free) : null;
  });

  private explanation: Explanation | undefined = $derived.by(() => {
    const { moment } = this;
    if (!moment) return undefined;
    const unseen = EXPLANATIONS.filter(({ name }) => !progress.seen.includes(name));
    if (!unseen.length && !progress.seen.includes(DONE.name)) return DONE;
    return unseen.find(({ when }) => when(moment));
  });

  private suggestion = $derived.by(() => (this.moment ? suggest(this.moment) : null));

  /** Whether the guide would choose nothing here. */
  get declines(): boolean {
    return this.suggestion?.answer.length === 0;
  }

  mark: Mark | null = $derived.by(() => {
    const { moment, explanation } = this;
    if (!moment) return null;
    if (explanation) {
      const { name, at, words } = explanation;
      const said = text(`guide-mark-${name}`, words?.(moment) ?? {});
      return { name, words: said, targets: [at(moment)], isExplanation: true };
    }
    const suggestion = this.hidden === moment.prompt.request ? null : this.suggestion;
    if (!suggestion) return null;
    const targets = nextClicks(moment.prompt, this.choice.chosen, suggestion.answer);
    return { name: `do-${moment.prompt.verb}`, words: suggestion.words, targets, isExplanation: false };
  });

  /** An explanation has been read. After the last one there are no more marks, unless the menu brings them back. */
  see(name: string): void {
    progress.see(name);
    if (name === DONE.name) progress.turn(false);
  }

  /** Show the next mark at this question. */
  proceed(): void {
    if (this.explanation) this.see(this.explanation.name);
    else this.hidden = this.moment?.prompt.request ?? "";
  }
}
