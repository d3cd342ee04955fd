/** What the server has to say, which it tells as facts: the words for it in this language. */

import { Refused } from "./api";
import { optionName } from "./catalog.svelte";
import type { Message, MessageList, MessageName } from "./protocol";
import { choosing, hasText, slug, text } from "./text.svelte";

type Fact = string | number | MessageName | MessageList | Message;

/** A sentence: with a capital letter, and something at its end. */
export function words(said: Message): string {
  const told = clause(said);
  return told.charAt(0).toUpperCase() + told.slice(1) + (/[.?!]$/.test(told) ? "" : ".");
}

function clause(said: Message): string {
  return text(said.key, Object.fromEntries(Object.entries(said.facts).map(([name, fact]) => [name, inWords(fact)])));
}

function inWords(fact: Fact): string | number {
  if (typeof fact !== "object") return fact;
  if (fact.is === "said") return clause(fact);
  if (fact.is === "name") return fact.kind === "set" ? text(`kingdom-${slug(fact.name)}`) : optionName(fact.name);
  const things = fact.things.map((thing) => String(inWords(thing)));
  return fact.one_of ? choosing(things) : things.join(", ");
}

/** Why something was refused: as the server says it, or by the reason where this client does not know its words. */
export function refusal(reason: string, said: Message | null): string {
  return said && hasText(said.key) ? words(said) : text(`refused-${reason}`);
}

/** The same for what `api` throws. */
export function why(error: unknown): string {
  return error instanceof Refused ? refusal(error.reason, error.said) : text("refused-failed");
}
