import type { Happening } from "./protocol";

/** What each player gained in the last round, at most `most` cards, the latest ones. */
export function latestGains(happenings: Happening[], players: number, most: number): string[][] {
  const found: string[][] = Array.from({ length: players }, () => []);
  let turns = 0;
  for (let at = happenings.length - 1; at >= 0 && turns < players; at--) {
    const { kind, seat, cards } = happenings[at] as Happening;
    if (kind === "turn") turns += 1;
    const list = found[seat];
    if (kind === "gain" && list && list.length < most) list.unshift(...cards);
  }
  return found;
}
