/** The token that stands for this browser in deals that several people play. It is made when it is first needed. */

import { randomToken } from "./random-token";
import { loadStored, store } from "./storage";

const KEY = "throneroom-deal-player";
let player = loadStored<string>(KEY, "");

/** The token, or null if this browser has played no deal yet. */
export function knownDealPlayer(): string | null {
  return player || null;
}

export function dealPlayer(): string {
  if (!player) {
    player = randomToken();
    store(KEY, player);
  }
  return player;
}
