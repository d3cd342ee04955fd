/** Starting a game: at once against bots, or at a table that waits for friends. */

import { api } from "./api";
import type { KingdomWish, TableOptions } from "./protocol";
import { go } from "./route.svelte";
import { explain } from "./messages";
import { rememberSeat } from "./seats";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

export type NewGame = {
  kingdom: KingdomWish;
  seed: number | null;
  opponents: number;
  level: string;
  options: TableOptions;
};

function myName(): string {
  return settings.current.name.trim() || text("web-guest");
}

/** Take the seat and go to its table. Return the problem, or an empty string. */
async function takeSeat(ask: () => Promise<{ table: string; seat: number; token: string }>): Promise<string> {
  try {
    const seat = await ask();
    rememberSeat({ ...seat, name: myName() });
    go(`table/${seat.table}`);
    return "";
  } catch (error) {
    return explain(error);
  }
}

export function playNow({ kingdom, seed, opponents, level, options }: NewGame): Promise<string> {
  const bots = Array.from({ length: opponents }, () => ({ who: "bot" as const, level }));
  return takeSeat(() => api.quick({ name: myName(), bots, kingdom, seed, options: { ...options, listed: false } }));
}

export function invite({ kingdom, seed, opponents, options }: NewGame): Promise<string> {
  const open = Array.from({ length: opponents }, () => ({ who: "open" as const }));
  return takeSeat(() => api.open({ name: myName(), seats: [{ who: "me" }, ...open], kingdom, seed, options }));
}
