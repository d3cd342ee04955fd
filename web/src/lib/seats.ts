/**
 * The seats of this browser. The server sends the token of a seat once, and the browser stores it.
 *
 * Several people may share a browser, each in a window of their own: the window knows which seat it is for.
 */

import type { Seated, SeatToken } from "./protocol";
import { loadStored, store } from "./storage";

const KEY = "throneroom-seats";
const HERE = "throneroom-seats-here";
const MOST = 100;

/** `chatRead`: when the last line of chat was written that this browser has shown. */
export type MySeat = Seated & { name: string; chatRead?: number };

function stored(): MySeat[] {
  return loadStored<MySeat[]>(KEY, []);
}

/** The seat that this window is for, by table. */
function seatsHere(): Record<string, number> {
  return loadStored<Record<string, number>>(HERE, {}, () => sessionStorage);
}

/** One seat for each table, newest first: the one that this window is for, if it is for one. */
export function mySeats(): MySeat[] {
  const here = seatsHere();
  const found = new Map<string, MySeat>();
  for (const seat of stored())
    if (!found.has(seat.table) || seat.seat === here[seat.table]) found.set(seat.table, seat);
  return [...found.values()];
}

export function seatAt(table: string): MySeat | undefined {
  return mySeats().find((seat) => seat.table === table);
}

export function rememberSeat(seat: MySeat): void {
  const isOther = (other: MySeat) => other.table !== seat.table || other.seat !== seat.seat;
  store(KEY, [seat, ...stored().filter(isOther)].slice(0, MOST));
  store(HERE, { ...seatsHere(), [seat.table]: seat.seat }, () => sessionStorage);
}

/** Forget every seat except those at these tables, which the server still knows. */
export function keepOnlySeats(tables: string[]): void {
  store(
    KEY,
    stored().filter((seat) => tables.includes(seat.table)),
  );
}

export function tokens(): SeatToken[] {
  return mySeats().map(({ table, token }) => ({ table, token }));
}
