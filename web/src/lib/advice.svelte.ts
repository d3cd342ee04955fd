/** Advice at a table: who has agreed to it, and what each answer to my question is worth. */

import { optionName } from "./catalog.svelte";
import { refusalText } from "./messages";
import type { AdviceGiven, AdviceReason, AnswerWorth, Refused } from "./protocol";
import type { Table } from "./table.svelte";
import { hasText, text } from "./text.svelte";

/** What is shown on an option: its chance in percent, and whether no other is better. */
export type AdviceMark = { percent: number; best: boolean };

export class Advisor {
  private asked = "";
  private given = $state.raw<AdviceGiven | null>(null);
  private refused = $state.raw<Refused | null>(null);

  constructor(private readonly table: Table) {
    table.onAdvice = (message) => this.receive(message);
  }

  /** Take advice, and the refusal of advice: one about the question asked for, that is not about an answer to it. */
  private receive(message: AdviceGiven | Refused): boolean {
    if (message.type === "advice") this.given = message;
    else if (message.request && this.asked.endsWith(` ${message.request}`) && !this.table.pending)
      this.refused = message;
    else return false;
    return true;
  }

  /** Whether I may agree to advice here, or take that back. */
  isOffered = $derived.by(() => {
    const { info, isPlaying, over } = this.table;
    return isPlaying && !over && info?.state === "running" && !info.outdated && info.options.advice !== "never";
  });
  isOn = $derived.by(() => !!this.table.info?.advice && !this.table.over);
  haveAgreed = $derived.by(() => !!this.table.info?.agreed.includes(this.table.seat));
  /** The people who have agreed, by name, and those who have not yet. */
  agreed = $derived.by(() => this.people(true));
  missing = $derived.by(() => this.people(false));

  /** The advice about the question that is asked now, best answer first. */
  options: AnswerWorth[] = $derived.by(() => {
    const { prompt, pending } = this.table;
    return this.isOn && !pending && prompt && this.given?.request === prompt.request ? this.given.options : [];
  });
  rollouts = $derived.by(() => (this.options.length ? (this.given?.rollouts ?? 0) : 0));
  /** Why there is none about this question. */
  problem = $derived.by(() => {
    const refused = this.refused;
    return refused && refused.request === this.table.prompt?.request ? refusalText(refused.reason, refused.said) : "";
  });

  private people(agreed: boolean): string[] {
    const { info, names } = this.table;
    const people = (info?.seats ?? []).filter((seat) => seat.who === "human" && !seat.resigned);
    return people
      .filter((seat) => info?.agreed.includes(seat.seat) === agreed)
      .map((seat) => names[seat.seat] ?? seat.name);
  }

  /** Agree to advice, or take that back. */
  toggle(): void {
    this.table.send({ type: "advice", agree: !this.haveAgreed });
  }

  /** Ask for advice about each new question, once. */
  follow(): void {
    const { prompt, pending, isPlaying, branch, state } = this.table;
    if (!this.isOn || !isPlaying || !prompt || pending || state !== "open") {
      this.asked = "";
      return;
    }
    const asked = `${branch} ${prompt.request}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.given = this.refused = null;
    this.table.send({ type: "advise", request: prompt.request });
  }

  /** What to show on an option: what it is worth alone, or that it belongs to the best answer. */
  mark(option: string): AdviceMark | null {
    const { prompt } = this.table;
    if (!prompt) return null;
    return this.markOf(prompt.most === 1 ? [option] : null, option);
  }

  /** What to show on a button that gives this answer. */
  markOf(answer: string[] | null, option?: string): AdviceMark | null {
    const best = this.options[0];
    if (!best) return null;
    const found = answer
      ? this.options.find((worth) => worth.answer.length === answer.length && isSame(worth.answer, answer))
      : option !== undefined && best.answer.includes(option)
        ? best
        : undefined;
    return found ? { percent: percent(found.chance), best: found === best } : null;
  }
}

function isSame(one: string[], other: string[]): boolean {
  const sorted = [...other].sort();
  return [...one].sort().every((name, index) => name === sorted[index]);
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** One sentence about what usually happened after an answer; what happens after each only if there is nothing else. */
export function adviceWhy({ reasons }: AnswerWorth, all: AnswerWorth[]): string {
  const isCommon = (reason: AdviceReason) =>
    all.every((worth) => worth.reasons.some(({ kind, card }) => kind === reason.kind && card === reason.card));
  const reason = reasons.find((each) => !isCommon(each)) ?? reasons[0];
  return reason ? reasonText(reason) : "";
}

export function reasonText(reason: AdviceReason): string {
  const key = `advice-why-${reason.kind}`;
  if (!hasText(key)) return "";
  if (reason.card !== null) return text(key, { card: optionName(reason.card), percent: reason.percent });
  return text(key, { n: Math.max(1, Math.round(reason.turns || reason.points)) });
}
