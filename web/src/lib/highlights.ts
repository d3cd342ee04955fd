/** The highlights of a game: the first Gold and Province, the hardest hits, the biggest draws. */

import { isCard } from "./catalog.svelte";
import { Log } from "./log";
import type { Happening } from "./protocol";

export type Highlight = { number: number; answer: number; turn: number; sentence: string };

const MOST = 6;

export function highlights(happenings: Happening[], names: string[], seat: number): Highlight[] {
  const found: { happened: Happening; turn: number; weight: number }[] = [];
  const seen = new Set<string>();
  const once = (key: string) => !seen.has(key) && !!seen.add(key);
  let turn = 0;
  for (const happened of happenings) {
    if (happened.kind === "turn") turn = happened.count;
    if (happened.kind === "gain" && happened.cards[0] === "Province")
      found.push({ happened, turn, weight: once("province") ? 9 : 2 });
    if (happened.kind === "gain" && happened.cards[0] === "Gold" && once(`gold ${happened.seat}`))
      found.push({ happened, turn, weight: 3 });
    const isLoss = happened.kind === "trash" && happened.cause.length > 0 && happened.source !== "hand";
    if (isLoss && happened.cards.some((card) => card === "Province" || card === "Gold"))
      found.push({ happened, turn, weight: 7 });
    if (happened.kind === "draw" && happened.count >= 4 && happened.cause.length > 0 && once(`draw ${happened.seat}`))
      found.push({ happened, turn, weight: 1 });
  }
  // The last Province is the most important highlight.
  const last = found.findLast(({ happened }) => happened.cards[0] === "Province");
  if (last) last.weight = 8;
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.happened.number - b.happened.number)
    .map(({ happened, turn: when }) => ({
      number: happened.number,
      answer: Math.max(0, happened.answer),
      turn: when,
      sentence: sentenceOf(happened, names, seat),
    }));
}

function sentenceOf(happened: Happening, names: string[], seat: number): string {
  const [turn] = new Log().turns([happened], { seat, names, isCard }, "");
  return turn?.lines[0]?.sentence ?? "";
}
