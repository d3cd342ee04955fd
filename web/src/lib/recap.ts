/** What the others did since my last turn, turn by turn. */

import type { Happening } from "./protocol";

export type TurnRecap = { seat: number; played: string[]; gained: string[]; trashed: string[]; attacksOnMe: string[] };

/** Every turn since the end of my last one, or since the beginning; the current turn included. */
export function sinceMyTurn(happenings: Happening[], me: number): TurnRecap[] {
  const turns = happenings.flatMap((happened, index) =>
    happened.kind === "turn" ? [{ seat: happened.seat, index }] : [],
  );
  const current = turns.at(-1);
  const past = current?.seat === me ? turns.slice(0, -1) : turns;
  const mine = past.findLastIndex((turn) => turn.seat === me);
  return past.slice(mine + 1).map((turn) => {
    const next = turns.find((other) => other.index > turn.index)?.index ?? happenings.length;
    return recapOf(happenings.slice(turn.index, next), turn.seat, me);
  });
}

function recapOf(turn: Happening[], seat: number, me: number): TurnRecap {
  const recap: TurnRecap = { seat, played: [], gained: [], trashed: [], attacksOnMe: [] };
  for (const { kind, seat: whose, cards, cause, source } of turn) {
    if (kind === "play" && whose === seat && source !== "play") recap.played.push(...cards);
    if (kind === "gain" && whose === seat) recap.gained.push(...cards);
    if (kind === "trash" && whose === seat) recap.trashed.push(...cards);
    const attack = cause.at(-1);
    if (whose === me && me !== seat && attack && ["discard", "gain", "trash", "put-on-deck"].includes(kind))
      if (!recap.attacksOnMe.includes(attack)) recap.attacksOnMe.push(attack);
  }
  return recap;
}
