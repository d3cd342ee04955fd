/** What a person has chosen so far of what is asked, and the ways to choose. */

import { inHandOrder } from "./catalog.svelte";
import { isAnswer, isOneClick, mayChoose, warning, type Warning } from "./prompt";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export class Choice {
  chosen = $state<string[]>([]);
  /** What would be lost, once a person has tried to decline; declining again does it. */
  warned = $state<Warning>(null);
  private request = "";

  constructor(private readonly table: Table) {}

  /** The question, while it waits for its answer. */
  prompt = $derived.by(() => (this.table.pending ? null : this.table.prompt));

  /** The different options in the order in which they lie on the table; the digit keys choose them so. */
  options: string[] = $derived.by(() => {
    const different = [...new Set(this.prompt?.options ?? [])];
    return this.prompt?.zone === "hand" ? inHandOrder(different) : different;
  });

  /** Begin anew when another question is asked. */
  follow(): void {
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

  /** The places of an option in an ordered answer: "1, 3". */
  places(option: string): string {
    if (!this.prompt?.ordered) return "";
    return this.chosen.flatMap((name, index) => (name === option ? [index + 1] : [])).join(", ");
  }

  pick(option: string): void {
    const prompt = this.prompt;
    if (!prompt) return;
    if (isOneClick(prompt)) this.table.answer([option]);
    else if (mayChoose(prompt, this.chosen, option)) this.chosen.push(option);
    else this.chosen = this.chosen.filter((name) => name !== option);
  }

  putBack(option: string): void {
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
    const lost = warning(this.prompt, this.table.view);
    if (lost && settings.wishes.warnings && this.warned !== lost) this.warned = lost;
    else this.table.answer([]);
  }

  /** Everything at once: all Treasures, the whole hand. */
  takeAll(): void {
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
