/** What is left in a player's own deck, and how likely each card is to be drawn next. */

import type { PlayerView } from "./protocol";

export type DeckCard = { card: string; count: number; chance: number };

/** The cards of the deck, most copies first. A card that the player has put on top is certain to be drawn next. */
export function deckOdds({ deck, on_deck }: Pick<PlayerView, "deck" | "on_deck">): DeckCard[] {
  const cards = Object.entries(deck ?? {});
  const size = cards.reduce((sum, [, count]) => sum + count, 0);
  const next = on_deck?.at(-1);
  return cards
    .map(([card, count]) => ({ card, count, chance: next === undefined ? count / size : Number(card === next) }))
    .sort((a, b) => b.chance - a.chance || b.count - a.count);
}
