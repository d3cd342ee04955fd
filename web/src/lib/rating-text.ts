/** Ratings in words. */

import type { SeatRating, TableInfo } from "./protocol";
import { formatNumber, hasText, text } from "./text.svelte";

/** Below this deviation a rating says something. */
export const SETTLED = 110;

export function roundRating(rating: number): string {
  return formatNumber(Math.round(rating), { useGrouping: false });
}

/** How a game changed a rating: "1500 → 1587 (+87)"; empty before the server has counted it. */
export function ratingChange({ rating, after }: SeatRating): string {
  if (after === null) return "";
  const change = formatNumber(Math.round(after) - Math.round(rating), {
    signDisplay: "exceptZero",
    useGrouping: false,
  });
  return text("rating-change", { before: roundRating(rating), after: roundRating(after), change });
}

/** Whether the game at a table counts for the ratings on the server, or why not; empty if nobody there has one. */
export function ratedText({ unrated }: TableInfo): string {
  if (unrated === "nobody") return "";
  if (!unrated) return text("rating-counts");
  const own = `rating-unrated-${unrated}`;
  return text(hasText(own) ? own : `shelf-unrated-${unrated}`);
}
