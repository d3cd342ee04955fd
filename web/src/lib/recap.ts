/** What the others did since my last turn, in a line for each. */

import type { Happening } from "./protocol";

export type Doings = { seat: number; played: string[]; gained: string[]; trashed: string[]; onMe: string[] };

/** Since the end of my last turn, or from the beginning if I had none. Of the turn that is being played too. */
export function sinceMyTurn(happenings: Happening[], me: number): Doings[] {
  const turns = happenings.flatMap((happened, index) =>
    happened.kind === "turn" ? [{ seat: happened.seat, index }] : [],
  );
  const current = turns.at(-1);
  const past = current?.seat === me ? turns.slice(0, -1) : turns;
  const mine = past.findLastIndex((turn) => turn.seat === me);
  return past.slice(mine + 1).map((turn) => {
    const next = turns.find((other) => other.index > turn.index)?.index ?? happenings.length;
    return doings(happenings.slice(turn.index, next), turn.seat, me);
  });
}

function doings(turn: Happening[], seat: number, me: number): Doings {
  const told: Doings = { seat, played: [], gained: [], trashed: [], onMe: [] };
  for (const { kind, seat: whose, cards, cause, source } of turn) {
    if (kind === "play" && whose === seat && source !== "play") told.played.push(...cards);
    if (kind === "gain" && whose === seat) told.gained.push(...cards);
    if (kind === "trash" && whose === seat) told.trashed.push(...cards);
    const attack = cause.at(-1);
    if (whose === me && me !== seat && attack && ["discard", "gain", "trash", "put-on-deck"].includes(kind))
      if (!told.onMe.includes(attack)) told.onMe.push(attack);
  }
  return told;
}
