/** The balance report of a card, as it is shown: the figures by price, and the card beside the printed ones. */

import { optionName } from "./catalog.svelte";
import type { BalanceEstimate, BalanceFigures, BalanceReport } from "./protocol";
import { formatNumber, text } from "./text.svelte";

/** A value and its range, in words. */
export type Cell = { value: string; range: string };
/** A share of wins from 0 to 1, with its interval if it is known. `mine`: of the measured card. */
export type ShareRow = { name: string; share: number; low: number | null; high: number | null; mine?: boolean };

const LONG_TURNS = 40;
const STEPS = 4; // in which progress is announced

/** A whole number, rounded as the server rounds in the verdict: halves to the even one. Never "-0". */
function rounded(value: number): number {
  const below = Math.floor(value);
  return (value - below === 0.5 ? below + Math.abs(below % 2) : Math.round(value)) + 0;
}

type Format = (value: number) => string;
const whole: Format = (value) => formatNumber(rounded(value));
const percentage: Format = (value) => formatNumber(rounded(value) / 100, { style: "percent" });
const decimal: Format = (value) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Figure = "wins" | "bought" | "first" | "copies" | "advantage" | "turns" | "long" | "stalled";
/** In the order shown: how the value is written, and the ends of its range. */
const FIGURES: [Figure, Format, Format][] = [
  ["wins", percentage, whole],
  ["bought", percentage, whole],
  ["first", percentage, whole],
  ["copies", decimal, decimal],
  ["advantage", whole, whole],
  ["turns", decimal, decimal],
  ["long", percentage, whole],
  ["stalled", percentage, whole],
];

function cell(found: BalanceEstimate | null, format: Format, ends: Format): Cell | null {
  if (!found) return null;
  const { value, low, high } = found;
  const range = low === null || high === null ? "" : text("web-interval", { low: ends(low), high: ends(high) });
  return { value: format(value), range };
}

/** The rows of the table: one figure at each price, and without the card. */
export function figureRows(report: BalanceReport): { name: string; cells: (Cell | null)[] }[] {
  const without: Partial<Record<Figure, BalanceEstimate>> = {
    advantage: report.advantage_without,
    turns: report.turns_without,
    long: report.long_without,
    stalled: report.stalled_without,
  };
  return FIGURES.map(([key, format, ends]) => ({
    name: text(`balance-${key}`, { turns: LONG_TURNS }),
    cells: [...report.prices.map((one) => one[key]), without[key] ?? null].map((one) => cell(one, format, ends)),
  }));
}

function shareRow({ wins }: BalanceFigures, name: string, mine: boolean): ShareRow {
  const share = (value: number | null) => (value === null ? null : value / 100);
  return { name, share: wins.value / 100, low: share(wins.low), high: share(wins.high), mine };
}

/** The wins at each price. */
export function priceRows(report: BalanceReport): ShareRow[] {
  return report.prices.map((one) => shareRow(one, text("balance-at", { cost: one.cost }), one.cost === report.cost));
}

/** The wins of the card and of the printed cards of its price, the strongest first. `name`: of the card. */
export function printedRows(report: BalanceReport, name: string): ShareRow[] {
  const own = report.prices.filter(({ cost }) => cost === report.cost).map((one) => shareRow(one, name, true));
  const others = report.printed.map((one) => shareRow(one, optionName(one.card ?? ""), false));
  return [...own, ...others].sort((a, b) => b.share - a.share);
}

/** How many kingdoms are announced as done: progress is announced in quarters, not after every kingdom. */
export function announcedKingdoms(done: number, total: number): number {
  return Math.ceil((Math.floor((STEPS * done) / Math.max(1, total)) * total) / STEPS);
}

/** What matters for the balance of a card: its text without picture and translated names. */
export function rulesIn(written: string): string {
  return written
    .split("\n")
    .filter((line) => !/^(icon|[a-z]{2}): /.test(line))
    .join("\n")
    .trim();
}
