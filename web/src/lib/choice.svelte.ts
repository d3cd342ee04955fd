/** What the player has chosen so far for the current question. */

import { inHandOrder, inSupplyOrder } from "./catalog.svelte";
import {
  declineWarning,
  isAnswer,
  isConfirmed,
  isConfirmedByTouch,
  isOneClick,
  mayChoose,
  pileWarning,
  type Warning,
} from "./prompt";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export class Choice {
  chosen = $state<string[]>([]);
  /** Why the player might not want this. The first attempt to decline sets it, or choosing a pile; the second counts. */
  warned = $state<Warning>(null);
  /** Whether it was typed: then the command line says what comes of it. */
  isTyped = false;
  /** Whether a guide asks the player to decline, so that there is nothing to warn about. */
  mayDeclineUnwarned = false;
  /** Whether a guide explains something first: then the question is not what to look at. */
  isExplained = $state(false);
  private request = "";

  constructor(private readonly table: Table) {}

  /** The question, until it is answered. */
  prompt = $derived.by(() => (this.table.pending ? null : this.table.prompt));

  /** The different options in the order they are shown; the digit keys choose them in this order. */
  options: string[] = $derived.by(() => {
    const different = [...new Set(this.prompt?.options ?? [])];
    if (this.prompt?.zone === "hand") return inHandOrder(different);
    const piles = this.table.view?.supply.map((pile) => pile.card) ?? [];
    return this.prompt?.zone === "supply" ? inSupplyOrder(different, piles) : different;
  });

  /** Start again when another question is asked. */
  followPrompt(): void {
    const request = this.table.prompt?.request ?? "";
    if (request === this.request) return;
    this.request = request;
    this.chosen = [];
    this.warned = null;
  }

  /** The question that comes once the others' moves have been shown. Acting skips them. */
  private ahead = $derived.by(() => this.table.coming);

  /** Whether a card is an option: one of this zone, and in front of this player if `seat` is given. */
  isOption(card: string, zone: string, seat?: number): boolean {
    const asked = this.prompt ?? this.ahead;
    if (!asked || asked.zone !== zone || !asked.options.includes(card)) return false;
    return seat === undefined || seat === asked.subject;
  }

  /** Whether an option is to be shown as one. A Curse can be bought, but does not invite to it. */
  isLit(card: string): boolean {
    return this.prompt !== null && pileWarning(this.prompt, card) !== "curse";
  }

  count(option: string): number {
    return this.chosen.filter((name) => name === option).length;
  }

  /** The positions of an option in an ordered answer: "1, 3". */
  positions(option: string): string {
    if (!this.prompt?.ordered) return "";
    return this.chosen.flatMap((name, index) => (name === option ? [index + 1] : [])).join(", ");
  }

  /** The key that chooses an option, if it is one of the first ten: 1 to 9, then 0. A number is its own key. */
  digit(option: string): string {
    if (this.prompt?.verb === "choose-number") return option.length === 1 ? option : "";
    const at = this.options.indexOf(option);
    return at >= 0 && at < 10 ? String((at + 1) % 10) : "";
  }

  /** Skip the others' moves. Return whether their question is one I could not have known, so that this was no answer. */
  private skipToQuestion(): boolean {
    if (!this.table.isPlayingBack) return false;
    this.table.catchUp();
    this.followPrompt();
    return this.prompt?.card !== null;
  }

  /** Choose an option, or undo that. A second click on a pile confirms it, but not a second tap. A tap never answers alone. */
  pick(option: string, byTouch = false): void {
    if (this.skipToQuestion()) return;
    this.isTyped = false;
    const prompt = this.prompt;
    if (!prompt?.options.includes(option)) return;
    if (isConfirmed(prompt)) {
      const isSecond = this.chosen[0] === option;
      if (isSecond && !byTouch && !this.warned) this.submit();
      else if (!isSecond || byTouch) this.choosePile(isSecond ? null : option);
    } else if (byTouch && isConfirmedByTouch(prompt)) this.chosen = this.chosen[0] === option ? [] : [option];
    else if (isOneClick(prompt)) this.table.answer([option]);
    else if (mayChoose(prompt, this.chosen, option)) this.chosen.push(option);
    else this.chosen = this.chosen.filter((name) => name !== option);
  }

  private choosePile(option: string | null): void {
    this.chosen = option === null ? [] : [option];
    const unwise = this.prompt && option !== null ? pileWarning(this.prompt, option) : null;
    this.warned = settings.current.warnings ? unwise : null;
  }

  /** Give a whole answer, as it was typed. An unwise pile is only chosen, until it is given again. */
  give(options: string[]): void {
    const [option] = options;
    this.isTyped = true;
    if (this.prompt && option !== undefined && isConfirmed(this.prompt)) {
      const known = this.chosen[0] === option ? this.warned : null;
      this.choosePile(option);
      if (this.warned !== known) return;
    } else this.chosen = options;
    this.submit();
  }

  unpick(option: string): void {
    const at = this.chosen.lastIndexOf(option);
    if (at >= 0) this.chosen.splice(at, 1);
    if (!this.chosen.length) this.warned = null;
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

  decline(isTyped = false): void {
    if (!this.prompt || !this.mayDecline || !this.table.view) return;
    const waste = this.mayDeclineUnwarned ? null : declineWarning(this.prompt, this.table.view);
    this.isTyped = isTyped;
    this.chosen = [];
    if (waste && settings.current.warnings && this.warned !== waste) this.warned = waste;
    else this.table.answer([]);
  }

  /** Choose everything at once: all Treasures, the whole hand. */
  pickAll(): void {
    const isEarly = this.table.isPlayingBack;
    this.skipToQuestion();
    const prompt = this.prompt;
    if (!prompt || prompt.most < prompt.options.length || isConfirmed(prompt)) return;
    if (isEarly && prompt.verb !== "play-treasures") return;
    if (prompt.verb === "play-treasures") this.table.answer([...prompt.options]);
    else this.chosen = [...prompt.options];
  }

  clear(): void {
    this.chosen = [];
    this.warned = null;
  }
}
