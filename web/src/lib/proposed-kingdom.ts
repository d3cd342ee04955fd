/** Which kingdom the first screen proposes: the one chosen last, or else another each day. */

import { loadStored, store } from "./storage";

const KEY = "throneroom-kingdom";
const FIRST = "First Game";
const DAY = 24 * 60 * 60 * 1000;

/** `random`: the sources of random kingdoms. Newcomers begin with the easiest set. */
export function proposedKingdom(
  isNew: boolean,
  sets: readonly string[],
  random: readonly string[],
  now = new Date(),
): string {
  const last = loadStored<unknown>(KEY, null);
  if (typeof last === "string" && [...sets, ...random].includes(last)) return last;
  if (isNew) return FIRST;
  const today = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  return sets[today % sets.length] ?? FIRST;
}

export function rememberKingdom(name: string): void {
  store(KEY, name);
}
