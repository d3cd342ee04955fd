/** The name that this browser keeps on the server by a key, if any. docs/rating.md explains it. */

import { loadStored, store } from "./storage";

const KEY = "throneroom-kept-name";

export type KeptName = { name: string; key: string };

class KeptNames {
  current = $state.raw<KeptName | null>(loadStored<KeptName | null>(KEY, null));

  set(kept: KeptName | null): void {
    this.current = kept;
    store(KEY, kept);
  }
}

export const keptName = new KeptNames();

const folded = (name: string) => name.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).join(" ");

/** The key for a name, or null if this browser keeps another one or none. */
export function keyOf(name: string): string | null {
  const kept = keptName.current;
  return kept && folded(kept.name) === folded(name) ? kept.key : null;
}

/** A name and its key as one text, to take to another browser. */
export function keptText({ name, key }: KeptName): string {
  return `${name}#${key}`;
}

/** Read such a text, or null if it is none. */
export function readKept(text: string): KeptName | null {
  const [, name = "", key = ""] = /^(.+)#([\w-]{20,80})$/.exec(text.trim()) ?? [];
  return name.trim() && key ? { name: name.trim(), key } : null;
}
