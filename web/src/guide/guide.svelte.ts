/** The mark that the guide shows now: an explanation that has not been read yet, otherwise a suggestion. */

import type { Choice } from "../lib/choice.svelte";
import { progress } from "../lib/guide-progress.svelte";
import { optionName } from "../lib/catalog.svelte";
import { answerText, declineText } from "../lib/prompt";
import type { Prompt } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { settings } from "../lib/settings.svelte";
import { text } from "../lib/text.svelte";
import { DONE, EXPLANATIONS, type Explanation } from "./explanations";
import type { InputDevice } from "./input-device.svelte";
import { Moment } from "./moment";
import { suggest } from "./suggestions";

/**
 * `words` says why, `act` what to do now. `target` is what it points at: the first of these selectors that is on the
 * screen. An explanation has no act. `number` says how many explanations have come up.
 */
export type Mark = {
  name: string;
  words: string;
  act: string;
  target: string[];
  isExplanation: boolean;
  number: number;
};

/** The one thing to press now: a card, which may be wanted several times, or a button; `option` has a digit as its key. */
export type Press = { target: string[]; option?: string; times?: number; button?: string; key?: string };

/** What to press next to give this answer, after some of it has been chosen. */
export function nextPress(prompt: Prompt, chosen: readonly string[], answer: readonly string[]): Press {
  if (!answer.length) return { target: [`[data-do="decline"]`], button: declineText(prompt), key: "E" };
  if (prompt.verb === "play-treasures") return { target: [`[data-do="all"]`], button: text("web-play-all"), key: "T" };
  const left = [...answer];
  for (const card of chosen) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  const [card] = left;
  if (card === undefined)
    return { target: [`[data-do="submit"]`], button: answerText(prompt, [...chosen]), key: text("web-key-name-enter") };
  if (prompt.verb === "react")
    return { target: [`[data-reaction="${card}"]`], button: answerText(prompt, [card]), option: card };
  const times = left.filter((name) => name === card).length;
  const target =
    prompt.zone === "supply"
      ? [`[data-at="supply:${card}"]`]
      : [`[data-at="${prompt.zone}"] [data-card="${card}"]`, `.tile.option[data-card="${card}"]`];
  return { target, option: card, times };
}

export class Guide {
  /** The question whose suggestion the player has hidden. */
  private hidden = $state("");

  constructor(
    private readonly table: Table,
    private readonly choice: Choice,
    private readonly device: InputDevice,
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
      const device = this.device.current;
      const said = text(`guide-mark-${name}`, { device, ...words?.(moment) });
      const number = progress.seen.length + 1;
      return { name, words: said, act: "", target: at(moment), isExplanation: true, number };
    }
    const suggestion = this.hidden === moment.prompt.request ? null : this.suggestion;
    if (!suggestion) return null;
    const press = nextPress(moment.prompt, this.choice.chosen, suggestion.answer);
    const name = `do-${moment.prompt.verb}`;
    const act = this.actText(press);
    return {
      name,
      words: suggestion.words,
      act,
      target: press.target,
      isExplanation: false,
      number: progress.seen.length,
    };
  });

  /** What to do now, with the mouse, a finger or a key. Without single-letter keys, Enter on the card or button. */
  private actText({ option = "", times = 1, button = "", key = this.choice.digit(option) }: Press): string {
    const device = this.device.current;
    const hasKey = key.length > 1 || (key !== "" && settings.current.shortcuts);
    const how = device === "keys" && !hasKey ? "focus" : device;
    if (button) return text("guide-act-button", { device: how, button, key });
    return text("guide-act-card", { device: how, card: optionName(option), n: times, key });
  }

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
