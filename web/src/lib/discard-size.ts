/** How many cards are in my own discard pile, as a player who counts along knows. The server does not send it. */

import type { Happening, PlayerView } from "./protocol";

const DEALT = 10;

/** How many cards a player owns after this. Only a card trashed from the Supply was nobody's. */
function owned(seat: number, happenings: readonly Happening[]): number {
  let n = DEALT;
  for (const { kind, seat: who, other, source, count } of happenings) {
    if (kind === "gain" && who === seat) n += count;
    else if (kind === "trash" && who === seat && source !== "supply") n -= count;
    else if (kind === "pass") n += Number(other === seat) - Number(who === seat);
  }
  return n;
}

/** What is neither in hand, nor in the deck, nor on the table. `happenings`: all of the game so far. */
export function discardSize(player: PlayerView, happenings: readonly Happening[]): number {
  const { seat, hand_size, deck_size, passing_size, in_play, set_aside, revealed } = player;
  const elsewhere = hand_size + (deck_size ?? 0) + passing_size + in_play.length + set_aside.length + revealed.length;
  return Math.max(0, owned(seat, happenings) - elsewhere);
}
