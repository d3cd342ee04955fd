/** Two games of the same deal side by side: which decision of one belongs to which of the other. */

import type { ReplayStep } from "./protocol";

/** Decisions at the same point of both games; null where only the other player had one. */
export type Pair = { turn: number; steps: [ReplayStep | null, ReplayStep | null]; differs: boolean };

const question = (step: ReplayStep) => `${step.verb} ${step.card ?? ""}`;
const answer = (step: ReplayStep) => [...step.answer].sort().join();

function pair(turn: number, left: ReplayStep | null, right: ReplayStep | null): Pair {
  return { turn, steps: [left, right], differs: !left || !right || answer(left) !== answer(right) };
}

/** The pairs of one turn: questions of the same kind stand side by side, as many as possible, in their order. */
function pairsOfTurn(turn: number, left: ReplayStep[], right: ReplayStep[]): Pair[] {
  const match = (i: number, j: number) => {
    const [one, other] = [left[i], right[j]];
    return !!one && !!other && question(one) === question(other);
  };
  // How many of left from i on and of right from j on can stand side by side, for each i and j.
  const longest = new Map<string, number>();
  const at = (i: number, j: number) => longest.get(`${i} ${j}`) ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      longest.set(`${i} ${j}`, match(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)));
  const found: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (match(i, j)) found.push(pair(turn, left[i++] ?? null, right[j++] ?? null));
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1)))
      found.push(pair(turn, left[i++] ?? null, null));
    else found.push(pair(turn, null, right[j++] ?? null));
  }
  return found;
}

/** All decisions of this seat in two games, turn by turn. */
export function comparedDecisions(left: ReplayStep[], right: ReplayStep[], seat: number): Pair[] {
  const mine = (steps: ReplayStep[]) => steps.filter((step) => step.seat === seat);
  const [one, other] = [mine(left), mine(right)];
  const turns = [...new Set([...one, ...other].map((step) => step.turn))].sort((a, b) => a - b);
  const of = (steps: ReplayStep[], turn: number) => steps.filter((step) => step.turn === turn);
  return turns.flatMap((turn) => pairsOfTurn(turn, of(one, turn), of(other, turn)));
}
