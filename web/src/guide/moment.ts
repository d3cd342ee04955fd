/** What the guide knows when the player is asked something: only what the player can see, too. */

import { facts, types } from "../lib/catalog.svelte";
import type { Happening, PlayerView, Prompt, TableView } from "../lib/protocol";

const START: Record<string, number> = { Copper: 7, Estate: 3 };

export class Moment {
  readonly me: PlayerView;
  readonly hand: string[];
  /** The seat of the bot. */
  readonly other: number;

  constructor(
    readonly view: TableView,
    readonly prompt: Prompt,
    readonly happenings: readonly Happening[],
    readonly names: readonly string[],
    readonly mayUndo: boolean,
  ) {
    this.me = view.players[view.seat] as PlayerView;
    this.hand = this.me.hand ?? [];
    this.other = view.seat === 0 ? 1 : 0;
  }

  get otherName(): string {
    return this.names[this.other] ?? "";
  }

  left(card: string): number {
    return this.view.supply.find((pile) => pile.card === card)?.left ?? 0;
  }

  inHand(card: string): number {
    return this.hand.filter((name) => name === card).length;
  }

  /** The copies that I own, wherever they are. */
  owned(card: string): number {
    return this.gained(card, this.view.seat) - this.count("trash", this.view.seat, card) + (START[card] ?? 0);
  }

  gained(card: string, seat: number): number {
    return this.count("gain", seat, card);
  }

  /** How many cards, or only copies of this one, a seat has gained, trashed, revealed and so on. */
  count(kind: string, seat: number, card?: string): number {
    let n = 0;
    for (const happened of this.happenings)
      if (happened.kind === kind && happened.seat === seat)
        n += card === undefined ? Math.max(1, happened.cards.length) : happened.cards.filter((c) => c === card).length;
    return n;
  }

  /** The Attack card that the bot gained first. */
  get firstAttack(): string | undefined {
    for (const { kind, seat, cards } of this.happenings)
      if (kind === "gain" && seat === this.other) {
        const attack = cards.find((card) => types(card).includes("attack"));
        if (attack) return attack;
      }
    return undefined;
  }
}

/** Whether playing this Action uses up an Action for good. */
export function isTerminal(card: string): boolean {
  return types(card).includes("action") && !facts(card)?.actions;
}

/** Whether a card does nothing until the end of the game. */
export function isDead(card: string): boolean {
  const has = types(card);
  return has.includes("curse") || (has.includes("victory") && !has.includes("action") && !has.includes("treasure"));
}
