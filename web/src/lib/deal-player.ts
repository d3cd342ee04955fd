/** The token that stands for this browser in deals that several people play. It is made when it is first needed. */

import { loadStored, store } from "./storage";

const KEY = "throneroom-deal-player";
let player = loadStored<string>(KEY, "");

/** The token, or null if this browser has played no deal yet. */
export function knownDealPlayer(): string | null {
  return player || null;
}

export function dealPlayer(): string {
  if (!player) {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    player = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    store(KEY, player);
  }
  return player;
}
