/** The seats that this browser may sit in: the server tells each token once, and the browser keeps it. */

import type { Seated, SeatToken } from "./protocol";
import { keep, kept } from "./settings.svelte";

const KEY = "throneroom-seats";
const MOST = 100;

export type MySeat = Seated & { name: string };

export function seats(): MySeat[] {
  return kept<MySeat[]>(KEY, []);
}

export function seatAt(table: string): MySeat | undefined {
  return seats().find((seat) => seat.table === table);
}

export function remember(seat: MySeat): void {
  keep(KEY, [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, MOST));
}

/** Keep only the seats that the server still knows. */
export function forgetAllBut(tables: string[]): void {
  keep(
    KEY,
    seats().filter((seat) => tables.includes(seat.table)),
  );
}

export function tokens(): SeatToken[] {
  return seats().map(({ table, token }) => ({ table, token }));
}
