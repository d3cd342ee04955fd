/** The seats of this browser. The server sends the token of a seat once, and the browser stores it. */

import type { Seated, SeatToken } from "./protocol";
import { loadStored, store } from "./storage";

const KEY = "throneroom-seats";
const MOST = 100;

/** `chatRead`: when the last line of chat was written that this browser has shown. */
export type MySeat = Seated & { name: string; chatRead?: number };

export function mySeats(): MySeat[] {
  return loadStored<MySeat[]>(KEY, []);
}

export function seatAt(table: string): MySeat | undefined {
  return mySeats().find((seat) => seat.table === table);
}

export function rememberSeat(seat: MySeat): void {
  store(KEY, [seat, ...mySeats().filter((other) => other.table !== seat.table)].slice(0, MOST));
}

/** Forget every seat except those at these tables, which the server still knows. */
export function keepOnlySeats(tables: string[]): void {
  store(
    KEY,
    mySeats().filter((seat) => tables.includes(seat.table)),
  );
}

export function tokens(): SeatToken[] {
  return mySeats().map(({ table, token }) => ({ table, token }));
}
