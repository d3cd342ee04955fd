/** Starting a game: at once against bots, or at a table that waits for friends. */

import { api } from "./api";
import type { KingdomWish, Seated, TableOptions } from "./protocol";
import { go, replaceRoute } from "./route.svelte";
import { explain } from "./messages";
import { rememberSeat, tokens } from "./seats";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

export type NewGame = {
  kingdom: KingdomWish;
  seed: number | null;
  /** The level of the bot on each seat beside mine; friends may come instead of them. */
  levels: string[];
  options: TableOptions;
};

export function myName(): string {
  return settings.current.name.trim() || text("web-guest");
}

/** Take the seat and go to its table. Return the problem, or an empty string. */
export async function takeSeat(ask: () => Promise<Seated>, goTo = go): Promise<string> {
  try {
    const seat = await ask();
    rememberSeat({ ...seat, name: myName() });
    goTo(`table/${seat.table}`);
    return "";
  } catch (error) {
    return explain(error);
  }
}

export function playNow({ kingdom, seed, levels, options }: NewGame): Promise<string> {
  const bots = levels.map((level) => ({ who: "bot" as const, level }));
  return takeSeat(() => api.quick({ name: myName(), bots, kingdom, seed, options: { ...options, listed: false } }));
}

/** Open a table that only people with its link can find, until its host makes it public. */
export function invite({ kingdom, seed, levels, options }: NewGame): Promise<string> {
  const seats = [{ who: "me" as const }, ...levels.map(() => ({ who: "open" as const }))];
  return takeSeat(() => api.open({ name: myName(), seats, kingdom, seed, options: { ...options, listed: false } }));
}

/** Continue my guided first game, or open one. */
export async function learn(): Promise<string> {
  const stored = tokens();
  const mine = stored.length ? await api.mine({ seats: stored }).catch(() => null) : null;
  const unfinished = mine?.seats.find(({ table }) => table.guide && table.state === "running");
  if (!unfinished) return takeSeat(() => api.guide({ name: myName() }), replaceRoute);
  replaceRoute(`table/${unfinished.table.id}`);
  return "";
}
