/** Messages of the server: it sends a key and facts, and this client puts them into its language. */

import { Refused } from "./api";
import { catalog, optionName, setKey, setName } from "./catalog.svelte";
import type { Message, MessageList, MessageName } from "./protocol";
import { listOr, hasText, text } from "./text.svelte";

type Fact = string | number | MessageName | MessageList | Message;

/** A message as a sentence, with a capital letter and a full stop. */
export function sentence(message: Message): string {
  return asSentence(clause(message));
}

export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.?!]$/.test(words) ? "" : ".");
}

function clause({ key, facts }: Message): string {
  return text(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, localized(fact)])));
}

function localized(fact: Fact): string | number {
  if (typeof fact !== "object") return fact;
  if (fact.is === "said") return clause(fact);
  if (fact.is === "name") return fact.kind === "set" ? setNamed(fact.name) : optionName(fact.name);
  const things = fact.things.map((thing) => String(localized(thing)));
  return fact.one_of ? listOr(things) : things.join(", ");
}

function setNamed(key: string): string {
  const set = catalog().sets.find((known) => setKey(known) === key);
  return set ? setName(set) : key;
}

/** Why something was refused: the server's message, or the reason's text if this client does not have the message. */
export function refusalText(reason: string, message: Message | null): string {
  return message && hasText(message.key) ? sentence(message) : text(`refused-${reason}`);
}

/** Where a strategy is wrong, and why; null if the call failed for another reason. */
export function strategyMistake(error: unknown): { line: number; column: number; text: string } | null {
  const message = error instanceof Refused ? error.explanation : null;
  const facts = message?.facts;
  const place = facts?.["place"];
  const [, line, column] = (typeof place === "string" && /:(\d+):(\d+)$/.exec(place)) || [];
  if (!facts?.["problem"] || line === undefined) return null;
  const words = [facts["problem"], facts["hint"]].flatMap((fact) =>
    fact === undefined ? [] : String(localized(fact)),
  );
  return { line: Number(line), column: Number(column), text: asSentence(words.join("; ")) };
}

/** Why a call of `api` failed. */
export function explain(error: unknown): string {
  return error instanceof Refused ? refusalText(error.reason, error.explanation) : text("refused-failed");
}
