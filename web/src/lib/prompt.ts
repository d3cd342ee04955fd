/** How a question is asked: in words, and what the buttons say. */

import { facts, optionName } from "./catalog.svelte";
import type { Prompt, TableView, UndoOffer } from "./protocol";
import { hasText, listing, slug, text } from "./text.svelte";

/** The key of a text for this question: the card's own if it has one, else the verb's. */
function keyFor(prefix: string, prompt: Pick<Prompt, "card" | "verb">): string {
  const own = prompt.card === null ? "" : `${prefix}-${slug(prompt.card)}-${prompt.verb}`;
  return own && hasText(own) ? own : `${prefix}-${prompt.verb}`;
}

/** What is asked, as one sentence in the second person. */
export function question(prompt: Prompt, view: TableView, names: string[]): string {
  const option = prompt.options[0] ?? "";
  const me = view.seat;
  return text(keyFor("ask", prompt), {
    asker: prompt.card === null ? "" : optionName(prompt.card),
    card: optionName(option),
    cost: view.supply.find((pile) => pile.card === option)?.cost ?? facts(option)?.cost ?? 0,
    n: prompt.most,
    least: prompt.least,
    keep: (view.players[me]?.hand_size ?? 0) - prompt.most,
    whose: prompt.subject === me ? "you" : "other",
    name: names[prompt.subject] ?? "",
    left: names[(me + 1) % Math.max(1, names.length)] ?? "",
    actions: text("ask-actions", { n: view.actions }),
    buys: text("ask-buys", { n: view.buys }),
    coins: text("worth-coins", { n: view.coins }),
  });
}

/** How many, and what the order means, where the question itself does not say it. */
export function hint(prompt: Prompt): string {
  if (prompt.ordered && prompt.most > 1) return text("ask-hint-order");
  return "";
}

/** One thing offered that may be declined: it gets a button that says what it does. */
export function isYesOrNo(prompt: Prompt): boolean {
  return prompt.least === 0 && prompt.most === 1 && prompt.options.length === 1 && !isOfTurn(prompt);
}

/** A question of the turn itself, or a chance to react. */
export function isOfTurn(prompt: Prompt): boolean {
  return prompt.card === null || prompt.verb === "react";
}

/** Whether one click on an option is the whole answer. */
export function isOneClick(prompt: Prompt): boolean {
  return prompt.most === 1 || prompt.verb === "play-treasures";
}

function counted(options: string[]): string {
  const counts = new Map<string, number>();
  for (const option of options) counts.set(option, (counts.get(option) ?? 0) + 1);
  return listing(
    [...counts].map(([name, n]) => (n === 1 ? optionName(name) : text("log-copies", { n, card: optionName(name) }))),
  );
}

/** What the button says that gives this answer: "Discard Estate and Copper". */
export function doText(prompt: Pick<Prompt, "card" | "verb">, chosen: string[]): string {
  return text(keyFor("web-do", prompt), { cards: counted(chosen), n: chosen.length });
}

/** What the button says that chooses nothing: "End turn", "Trash nothing". */
export function declineText(prompt: Pick<Prompt, "card" | "verb">): string {
  return text(keyFor("web-decline", prompt));
}

/** "Take back: Village". */
export function undoText(offer: UndoOffer): string {
  const what = offer.answer.length ? doText(offer, offer.answer) : declineText(offer);
  return text("web-undo", { what });
}

/** Whether one more of an option may be chosen. */
export function mayChoose(prompt: Prompt, chosen: string[], option: string): boolean {
  const copies = (names: string[]) => names.filter((name) => name === option).length;
  return chosen.length < prompt.most && copies(chosen) < copies(prompt.options);
}

export function isAnswer(prompt: Prompt, chosen: string[]): boolean {
  return chosen.length >= prompt.least && chosen.length <= prompt.most;
}

export type Warning = "actions" | "coins" | null;

/** What would be lost by declining: a playable Action, or money that could buy something of use. */
export function warning(prompt: Prompt, view: TableView): Warning {
  if (prompt.verb === "play-action" && prompt.options.length > 0) return "actions";
  if (prompt.verb !== "buy") return null;
  const useful = prompt.options.some((card) => card !== "Curse" && (facts(card)?.cost ?? 0) > 0);
  return useful && view.coins >= 3 ? "coins" : null;
}
