/** Sitting down: against bots at once, or at a table that waits for friends. */

import { api } from "./api";
import type { KingdomWish, TableOptions } from "./protocol";
import { go } from "./route.svelte";
import { why } from "./messages";
import { remember } from "./seats";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

export type Wish = {
  kingdom: KingdomWish;
  seed: number | null;
  opponents: number;
  level: string;
  options: TableOptions;
};

function myName(): string {
  return settings.wishes.name.trim() || text("web-guest");
}

/** The reason in words if it was refused. */
async function seated(ask: () => Promise<{ table: string; seat: number; token: string }>): Promise<string> {
  try {
    const seat = await ask();
    remember({ ...seat, name: myName() });
    go(`table/${seat.table}`);
    return "";
  } catch (error) {
    return why(error);
  }
}

export function playNow({ kingdom, seed, opponents, level, options }: Wish): Promise<string> {
  const bots = Array.from({ length: opponents }, () => ({ who: "bot" as const, level }));
  return seated(() => api.quick({ name: myName(), bots, kingdom, seed, options: { ...options, listed: false } }));
}

export function invite({ kingdom, seed, opponents, options }: Wish): Promise<string> {
  const open = Array.from({ length: opponents }, () => ({ who: "open" as const }));
  return seated(() => api.open({ name: myName(), seats: [{ who: "me" }, ...open], kingdom, seed, options }));
}
