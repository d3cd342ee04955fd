/** What the others did since my last turn, turn by turn and in order. */

import { isEffectOfAttack } from "./happenings";
import { isCard, types } from "./catalog.svelte";
import { sentenceOf } from "./log";
import type { Happening } from "./protocol";

/**
 * Copies of a card that were played, bought, gained or trashed; `on-me`: what happened to the reader, as a
 * sentence, and the card that did it.
 */
export type RecapItem =
  | { kind: "play" | "buy" | "gain" | "trash"; card: string; count: number }
  | { kind: "on-me"; sentence: string; isAttack: boolean; cause: string };
/** `hasBought`: whether anything was bought; an unfinished turn may still. */
export type TurnRecap = { seat: number; turn: number; items: RecapItem[]; hasEnded: boolean; hasBought: boolean };

const ON_ME = ["discard", "gain", "trash", "put-on-deck", "react", "discard-deck"];

/**
 * Every turn since the end of my last one, or since the beginning; the current turn included unless it is mine.
 *
 * A spectator (`me` < 0) gets the last turn and the one before.
 */
export function sinceMyTurn(happenings: Happening[], me: number, names: string[]): TurnRecap[] {
  const turns = happenings.flatMap((happened, index) =>
    happened.kind === "turn" ? [{ seat: happened.seat, turn: happened.count, index }] : [],
  );
  const past = turns.at(-1)?.seat === me ? turns.slice(0, -1) : turns;
  const first = me < 0 ? Math.max(0, past.length - 2) : past.findLastIndex((turn) => turn.seat === me) + 1;
  return past.slice(first).map(({ seat, turn, index }) => {
    const next = turns.find((other) => other.index > index)?.index ?? happenings.length;
    const during = happenings.slice(index, next);
    return {
      seat,
      turn,
      items: itemsOf(during, seat, me, names),
      hasBought: during.some(({ kind }) => kind === "buy"),
      hasEnded: during.some(({ kind }) => kind === "clean-up" || kind === "end"),
    };
  });
}

const isTreasure = (card: string) => types(card).includes("treasure");

function itemsOf(turn: Happening[], seat: number, me: number, names: string[]): RecapItem[] {
  const items: RecapItem[] = [];
  const add = (kind: "play" | "buy" | "gain" | "trash", cards: string[]) => {
    for (const card of cards.filter(isCard)) {
      // The order of Treasures does not matter, so their copies stand together.
      const isOther = (item: RecapItem) => item.kind === "play" && item.card !== card && isTreasure(item.card);
      const last = kind === "play" && isTreasure(card) ? items.findLast((item) => !isOther(item)) : items.at(-1);
      if (last?.kind === kind && last.card === card) last.count += 1;
      else items.push({ kind, card, count: 1 });
    }
  };
  turn.forEach((happened, index) => {
    const { kind, seat: whose, cards, source, other } = happened;
    if (whose === seat) {
      if (kind === "play" && source !== "play") add("play", cards);
      else if (kind === "buy" || kind === "trash") add(kind, cards);
      else if (kind === "gain" && turn[index - 1]?.kind !== "buy") add("gain", cards);
    }
    const reachesMe = (whose === me && ON_ME.includes(kind)) || (kind === "pass" && (other === me || whose === me));
    if (reachesMe && me !== seat)
      items.push({
        kind: "on-me",
        sentence: sentenceOf(happened, { seat: me, names, isCard }),
        isAttack: whose === me && isEffectOfAttack(happened),
        cause: happened.cause.at(-1) ?? "",
      });
  });
  return items;
}
