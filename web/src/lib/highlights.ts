/**
 * The key moments of a game: where the lead changed hands, the turns that brought the most points, the first and the last
 * Province, and the attacks that cost most.
 */

import { isCard } from "./catalog.svelte";
import { byTurn } from "./happenings";
import { sentenceOf } from "./log";
import type { GameOver, Happening } from "./protocol";
import { text } from "./text.svelte";

/** `why` it matters, where the sentence does not say it. */
export type Highlight = { number: number; answer: number; turn: number; sentence: string; why: string };

type Moment = { happened: Happening; turn: number; weight: number; why: string };

const MOST = 6;
const BIG_TURN = 7; // points in one turn: more than a Province
const WORTH_STEALING = ["Gold", "Province", "Harem"];

export function keyMoments(happenings: Happening[], over: GameOver, names: string[], seat: number): Highlight[] {
  const found = [...byPoints(happenings, over, names, seat), ...byCards(happenings)];
  const best = new Map<number, Moment>();
  for (const moment of found.sort((a, b) => b.weight - a.weight))
    if (!best.has(moment.happened.number)) best.set(moment.happened.number, moment);
  return [...best.values()]
    .slice(0, MOST)
    .sort((a, b) => a.happened.number - b.happened.number)
    .map(({ happened, turn, why }) => ({
      number: happened.number,
      answer: Math.max(0, happened.answer),
      turn,
      sentence: sentenceOf(happened, { seat, names, isCard }),
      why,
    }));
}

/** Changes of the lead, and turns that brought many points. The curves have each seat's points after each of its turns. */
function byPoints(happenings: Happening[], over: GameOver, names: string[], seat: number): Moment[] {
  const found: Moment[] = [];
  const points = over.curves.map((curve) => curve.points[0] ?? 0);
  let leader = -1;
  for (const turn of byTurn(happenings)) {
    const head = turn[0];
    const curve = over.curves.find((one) => one.seat === head?.seat);
    const after = head?.kind === "turn" ? curve?.points[head.count] : undefined;
    if (!head || after === undefined) continue;
    const gained = after - (points[head.seat] ?? 0);
    points[head.seat] = after;
    const best = Math.max(...points);
    const first = points.filter((one) => one === best).length === 1 ? points.indexOf(best) : leader;
    const happened = turn.findLast((one) => one.kind === "gain" && one.seat === head.seat) ?? head;
    const who = { who: first === seat ? "you" : "other", name: names[first] ?? "" };
    if (first !== leader && leader >= 0)
      found.push({ happened, turn: head.count, weight: 6 + head.count / 100, why: text("moment-lead", who) });
    else if (gained >= BIG_TURN)
      found.push({ happened, turn: head.count, weight: 4 + gained / 100, why: text("moment-points", { n: gained }) });
    leader = first;
  }
  return found;
}

function byCards(happenings: Happening[]): Moment[] {
  const found: Moment[] = [];
  let turn = 0;
  let curses = 0;
  for (const happened of happenings) {
    const card = happened.cards[0] ?? "";
    if (happened.kind === "turn") turn = happened.count;
    if (happened.kind === "gain" && card === "Province")
      found.push({
        happened,
        turn,
        weight: found.some((one) => one.happened.cards[0] === "Province") ? 0 : 9,
        why: "",
      });
    if (happened.kind === "gain" && card === "Curse" && happened.cause.length && !curses++)
      found.push({ happened, turn, weight: 5, why: text("moment-curse") });
    const isLoss = happened.kind === "trash" && happened.cause.length > 0 && happened.source !== "hand";
    if (isLoss && happened.cards.some((one) => WORTH_STEALING.includes(one)))
      found.push({ happened, turn, weight: 7, why: "" });
  }
  const last = found.findLast(({ happened }) => happened.cards[0] === "Province");
  if (last) {
    last.weight = 8;
    last.why = text("moment-last-province");
  }
  return found.filter((moment) => moment.weight > 0);
}
