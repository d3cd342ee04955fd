/** What the coach says, in words and as places on a curve. */

import { reasonText } from "./advice.svelte";
import { percent } from "./lab.svelte";
import { actionText } from "./prompt";
import type { CoachAnalysis, CoachJudgement } from "./protocol";
import { formatNumber, text } from "./text.svelte";

/** What was better, and why. */
export function better(judgement: CoachJudgement): string {
  const answer = actionText(judgement, judgement.best);
  return [text("coach-better", { answer }), ...judgement.reasons.map(reasonText)].join(" ");
}

/** The name of a mistake, what it cost, and how sure that is. */
export function cost(judgement: CoachJudgement): string {
  return text("coach-loss", {
    grade: text(`coach-grade-${judgement.grade}`),
    loss: percent(judgement.loss),
    low: percent(judgement.low),
    high: percent(judgement.high),
  });
}

/** A change of a chance, with its sign. */
export function change(share: number): string {
  return formatNumber(share, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** The verdict in a few sentences. */
export function verdict(analysis: CoachAnalysis): string[] {
  const within = Math.min(1, Math.max(0, analysis.adjusted));
  return [
    text("coach-rate", { n: analysis.decisions, rate: formatNumber(analysis.rate, { maximumFractionDigits: 1 }) }),
    text("coach-result", { initial: percent(analysis.initial), final: percent(analysis.final) }),
    text("coach-sum", {
      lost: change(-analysis.lost),
      gained: change(analysis.gained),
      luck: change(analysis.luck),
    }),
    text("coach-adjusted", { percent: percent(within) }),
    ...(analysis.is_finished ? [] : [text("coach-unfinished")]),
  ];
}

/** Where each decision is drawn: within its turn, one after the other. */
export function places(analysis: CoachAnalysis): Map<number, number> {
  const found = new Map<number, number>();
  for (const point of analysis.curve) {
    const numbers = analysis.curve.filter(({ turn }) => turn === point.turn).map(({ number }) => number);
    found.set(point.number, point.turn + numbers.indexOf(point.number) / numbers.length);
  }
  return found;
}
