/** What the player has chosen so far for the current question. */

import { inHandOrder } from "./catalog.svelte";
import { isAnswer, isOneClick, mayChoose, warning, type Warning } from "./prompt";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export class Choice {
  chosen = $state<string[]>([]);
  /** What declining would waste. Set by the first attempt to decline; the second one declines. */
  warned = $state<Warning>(null);
  private request = "";

  constructor(private readonly table: Table) {}

  /** The question, until it is answered. */
  prompt = $derived.by(() => (this.table.pending ? null : this.table.prompt));

  /** The different options in the order they are shown; the digit keys choose them in this order. */
  options: string[] = $derived.by(() => {
    const different = [...new Set(this.prompt?.options ?? [])];
    return this.prompt?.zone === "hand" ? inHandOrder(different) : different;
  });

  /** Start again when another question is asked. */
  followPrompt(): void {
    const request = this.table.prompt?.request ?? "";
    if (request === this.request) return;
    this.request = request;
    this.chosen = [];
    this.warned = null;
  }

  /** Whether a card is an option: one of this zone, and in front of this player if `seat` is given. */
  isOption(card: string, zone: string, seat = this.prompt?.subject): boolean {
    return this.prompt?.zone === zone && this.prompt.subject === seat && this.prompt.options.includes(card);
  }

  count(option: string): number {
    return this.chosen.filter((name) => name === option).length;
  }

  /** The positions of an option in an ordered answer: "1, 3". */
  positions(option: string): string {
    if (!this.prompt?.ordered) return "";
    return this.chosen.flatMap((name, index) => (name === option ? [index + 1] : [])).join(", ");
  }

  /** The key that chooses an option, if it is one of the first ten: 1 to 9, then 0. */
  digit(option: string): string {
    const at = this.options.indexOf(option);
    return at >= 0 && at < 10 ? String((at + 1) % 10) : "";
  }

  pick(option: string): void {
    const prompt = this.prompt;
    if (!prompt) return;
    if (isOneClick(prompt)) this.table.answer([option]);
    else if (mayChoose(prompt, this.chosen, option)) this.chosen.push(option);
    else this.chosen = this.chosen.filter((name) => name !== option);
  }

  unpick(option: string): void {
    const at = this.chosen.lastIndexOf(option);
    if (at >= 0) this.chosen.splice(at, 1);
  }

  get mayAnswer(): boolean {
    return !!this.prompt && this.chosen.length > 0 && isAnswer(this.prompt, this.chosen);
  }

  get mayDecline(): boolean {
    return this.prompt?.least === 0;
  }

  submit(): void {
    if (this.mayAnswer) this.table.answer([...this.chosen]);
  }

  decline(): void {
    if (!this.prompt || !this.mayDecline || !this.table.view) return;
    const waste = warning(this.prompt, this.table.view);
    if (waste && settings.current.warnings && this.warned !== waste) this.warned = waste;
    else this.table.answer([]);
  }

  /** Choose everything at once: all Treasures, the whole hand. */
  pickAll(): void {
    const prompt = this.prompt;
    if (!prompt || prompt.most < prompt.options.length) return;
    if (prompt.verb === "play-treasures") this.table.answer([...prompt.options]);
    else this.chosen = [...prompt.options];
  }

  clear(): void {
    this.chosen = [];
    this.warned = null;
  }
}
