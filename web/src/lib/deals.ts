/** Deals that several people play: their addresses, dates and results in words. */

import type { DealInfo, DealResult } from "./protocol";
import { localeTag, text } from "./text.svelte";

const DAILY = "daily-";

/** The path of a deal's screen. */
export function dealPath(deal: string): string {
  return deal.startsWith(DAILY) ? `daily/${deal.slice(DAILY.length)}` : `deal/${deal}`;
}

/** The deal of a screen: #/daily, #/daily/2026-11-17 or #/deal/ID. */
export function dealOf(path: string[]): string {
  if (path[0] !== "daily") return path[1] ?? "";
  return path[1] ? DAILY + path[1] : "today";
}

/** The day before a date, both as 2026-11-17. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

export function dateText(date: string): string {
  return new Intl.DateTimeFormat(localeTag(), { dateStyle: "full", timeZone: "UTC" }).format(new Date(date));
}

export function dealTitle(deal: DealInfo): string {
  return deal.kind === "daily" ? text("deal-daily") : text("deal-offered", { name: deal.by ?? "" });
}

/** The rank of each result, given in order, and whether it is shared: results that the order does not separate. */
export function ranks(results: DealResult[]): { rank: number; isShared: boolean }[] {
  const key = ({ outcome, turns, points, others }: DealResult) => `${outcome} ${turns} ${points - others}`;
  const keys = results.map(key);
  return keys.map((one) => ({ rank: keys.indexOf(one) + 1, isShared: keys.indexOf(one) !== keys.lastIndexOf(one) }));
}

/** The path of two games side by side. */
export function comparePath(one: DealResult, other: DealResult): string {
  return `compare/${one.table}-${other.table}?seat=${one.seat}`;
}
