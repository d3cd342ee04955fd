/** What the first screen says about my last game, my rating and the deal of the day. */

import { api } from "./api";
import { catalog } from "./catalog.svelte";
import { knownDealPlayer } from "./deal-player";
import type { DealInfo } from "./protocol";
import { ratingOf } from "./rating";
import type { ShelfGame } from "./shelf-format";
import { shelf } from "./shelf.svelte";
import { formatNumber, text } from "./text.svelte";

/** Each as a sentence in the current language; empty if there is nothing to say. */
export type HomeNews = { lastGame: () => string; daily: () => string };

export async function homeNews(): Promise<HomeNews> {
  // Whoever has never played a deal is not asked about.
  const player = knownDealPlayer();
  const deal = player ? await api.deal("today", player).catch(() => null) : null;
  return { lastGame: () => lastGameText(shelf.data.games), daily: () => dailyText(deal) };
}

/** The result of the latest game, and the rating if there is one. `games`: the latest first. */
export function lastGameText(games: readonly ShelfGame[]): string {
  const [last] = games;
  const mine = last?.seats[last.seat];
  if (!last || !mine) return "";
  const others = Math.max(...last.seats.filter((_, seat) => seat !== last.seat).map(({ points }) => points));
  const result = text(mine.won ? "shelf-last-won" : "shelf-last-lost", { points: mine.points, others });
  const references = new Map(catalog().levels.map(({ name, rating }) => [name, rating]));
  const rating = ratingOf(games, references);
  const rated = rating.games
    ? text("shelf-last-rating", { rating: formatNumber(Math.round(rating.rating), { useGrouping: false }) })
    : "";
  return `${[result, rated].filter(Boolean).join(", ")}.`;
}

export function dailyText(deal: DealInfo | null): string {
  if (!deal) return "";
  if (!deal.mine) return text("deal-today-waits");
  const mine = deal.results?.find((result) => result.mine);
  if (!mine) return text("deal-today-begun");
  const { points, others, outcome } = mine;
  const result = [text(`deal-${outcome}`).toLowerCase(), text("deal-score", { points, others })].join(", ");
  return text("deal-today-done", { result });
}
