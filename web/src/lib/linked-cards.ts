/** The cards that a link to a kingdom brings along: each as in a link to a card, with its version, separated by dots. */

import { api } from "./api";
import { cardShelf } from "./card-shelf.svelte";
import { decodeCard, encodeCard } from "./card-text";
import type { CardFacts } from "./protocol";
import { language } from "./text.svelte";

const MOST = 10;

export function encodeCards(texts: readonly string[]): string {
  return texts.map(encodeCard).join(".");
}

/** The cards of a link. Those that cannot be read are left out: the kingdom names them, and says that it lacks them. */
export async function linkedCards(codes: string): Promise<CardFacts[]> {
  const found = codes
    .split(".")
    .slice(0, MOST)
    .map(async (code): Promise<CardFacts | null> => {
      const text = decodeCard(code);
      if (text === null) return null;
      const mine = cardShelf.facts.find(({ written }) => written === text);
      if (mine) return mine;
      return api.checkCard({ text, language: language() }).then(
        ({ card }) => card,
        () => null,
      );
    });
  return (await Promise.all(found)).filter((card) => card !== null);
}
