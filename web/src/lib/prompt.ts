/** The texts of a question and its buttons, and which answers it allows. */

import { counted, facts, optionName, types } from "./catalog.svelte";
import type { Happening, Prompt, TableView, UndoOffer } from "./protocol";
import { hasText, listAnd, listOr, slug, text } from "./text.svelte";

/** The key of a text for this question: the card's, if it has one, else the verb's. */
function keyFor(prefix: string, prompt: Pick<Prompt, "card" | "verb">): string {
  const ofCard = prompt.card === null ? "" : `${prefix}-${slug(prompt.card)}-${prompt.verb}`;
  return ofCard && hasText(ofCard) ? ofCard : `${prefix}-${prompt.verb}`;
}

/** The card that asks, with its player if it is another's. A Reaction is my own. */
function asker({ card, verb }: Prompt, view: TableView, names: string[]): string {
  if (card === null) return "";
  const isOwn = view.turn_seat === view.seat || types(card).includes("reaction") || verb === "react";
  const name = optionName(card);
  return isOwn ? name : text("ask-whose", { player: names[view.turn_seat] ?? "", card: name });
}

/** The question as one sentence, with every number in it. */
export function question(prompt: Prompt, view: TableView, names: string[]): string {
  const key = keyFor("ask", prompt);
  const may = `ask-may-${prompt.verb}`;
  const isGeneral = key === `ask-${prompt.verb}` && isYesOrNo(prompt) && hasText(may);
  return ask(isGeneral ? may : key, prompt, view, names);
}

/** The question as it stands beside the counters and the buttons. */
export function shortQuestion(prompt: Prompt, view: TableView, names: string[]): string {
  const key = `web-ask-${prompt.verb}`;
  const isShort = isOfTurn(prompt) && hasText(key) && (prompt.verb !== "react" || prompt.options.length > 0);
  return isShort ? ask(key, prompt, view, names) : question(prompt, view, names);
}

function ask(key: string, prompt: Prompt, view: TableView, names: string[]): string {
  const option = prompt.options[0] ?? "";
  const me = view.seat;
  return text(key, {
    asker: asker(prompt, view, names),
    card: optionName(option),
    last: optionName(prompt.options.at(-1) ?? ""),
    cost: view.supply.find((pile) => pile.card === option)?.cost ?? facts(option)?.cost ?? 0,
    n: prompt.most,
    least: prompt.least,
    keep: (view.players[me]?.hand_size ?? 0) - prompt.most,
    whose: prompt.subject === me ? "you" : "other",
    name: names[prompt.subject] ?? "",
    left: names[prompt.subject === me ? (me + 1) % Math.max(1, names.length) : prompt.subject] ?? "",
    actions: text("ask-actions", { n: view.actions }),
    buys: text("ask-buys", { n: view.buys }),
    coins: text("worth-coins", { n: view.coins }),
    cards: listOr([...new Set(prompt.options)].map(optionName)),
  });
}

const ORDER_HINTS: Record<string, string> = {
  discard: "ask-hint-order-discard",
  "put-on-deck": "ask-hint-order-deck",
  "put-back": "ask-hint-order-deck",
};

/** What the order of the answer means, if it has one; before an Attack, what it does to me. */
export function hint(prompt: Prompt, names: string[]): string {
  if (prompt.ordered && prompt.most > 1) return text(ORDER_HINTS[prompt.verb] ?? "ask-hint-order");
  if (prompt.verb !== "react" || !prompt.card) return "";
  const key = `web-attacked-${slug(prompt.card)}`;
  const known = { name: names[prompt.subject] ?? "", card: optionName(prompt.card) };
  return text(hasText(key) ? key : "web-attacked-other", known);
}

/** Whom the table waits for, and for what. */
export function waitingText(seats: number[], view: TableView, names: string[]): string {
  const who = listAnd(seats.map((seat) => names[seat] ?? ""));
  const card = view.playing.at(-1);
  const theirs = seats.length === 1 && seats[0] === view.turn_seat;
  if (!card) return text(theirs ? "web-waiting-turn" : "web-waiting", { names: who });
  return text(theirs ? "web-waiting-card" : "web-waiting-response", { names: who, card: optionName(card) });
}

/** Whose turn it is while nobody is asked, as moves are shown one by one; of my own turn, which part. */
export function turnText(view: TableView, names: string[], happenings: Happening[]): string {
  if (view.turn_seat !== view.seat) return text("web-watching-turn", { name: names[view.turn_seat] ?? "" });
  const turn = happenings.slice(happenings.findLastIndex(({ kind }) => kind === "turn"));
  if (turn.length === 1) return text("web-my-turn-begins");
  return text(turn.some(({ kind }) => kind === "clean-up") ? "web-my-turn-ends" : "web-my-turn-on");
}

/** Whether a single option may be taken or declined: then there is a button for each. */
export function isYesOrNo(prompt: Prompt): boolean {
  const isSingle = prompt.least === 0 && prompt.most === 1 && prompt.options.length === 1;
  return isSingle && !isOfTurn(prompt) && !isConfirmed(prompt);
}

/** Whether the turn itself asks, or a Reaction may be revealed. */
export function isOfTurn(prompt: Prompt): boolean {
  return prompt.card === null || prompt.verb === "react";
}

/** Whether a click on a pile chooses it, and a second step confirms. */
export function isConfirmed(prompt: Prompt): boolean {
  return prompt.zone === "supply" && prompt.most === 1;
}

/** Whether a tap on a card only chooses it: what it does cannot be taken back, and a finger slips. */
export function isConfirmedByTouch(prompt: Prompt): boolean {
  return isConfirmed(prompt) || (prompt.most === 1 && !isOfTurn(prompt) && prompt.zone !== "modes");
}

/** Whether one click on an option is the whole answer. */
export function isOneClick(prompt: Prompt): boolean {
  return (prompt.most === 1 && !isConfirmed(prompt)) || prompt.verb === "play-treasures";
}

/** "2 Copper and Estate". */
export function listCopies(options: string[]): string {
  return listAnd(
    counted(options).map(([name, n]) =>
      n === 1 ? optionName(name) : text("log-copies", { n, card: optionName(name) }),
    ),
  );
}

/** The button that gives this answer: "Discard Estate and Copper". */
export function answerText(prompt: Pick<Prompt, "card" | "verb">, chosen: string[]): string {
  return text(keyFor("web-do", prompt), { cards: listCopies(chosen), n: chosen.length });
}

/** The button that chooses nothing: "End turn", "Trash nothing". */
export function declineText(prompt: Pick<Prompt, "card" | "verb">): string {
  return text(keyFor("web-decline", prompt));
}

/** An answer as what the player does: "Buy Gold", "End turn". */
export function actionText(prompt: Pick<Prompt, "card" | "verb">, answer: string[]): string {
  return answer.length ? answerText(prompt, answer) : declineText(prompt);
}

/** The undo button: "Undo: Play Village". */
export function undoText(offer: UndoOffer): string {
  return text("web-undo", { what: actionText(offer, offer.answer) });
}

/** Whether one more of an option may be chosen. */
export function mayChoose(prompt: Prompt, chosen: string[], option: string): boolean {
  const copies = (names: string[]) => names.filter((name) => name === option).length;
  return chosen.length < prompt.most && copies(chosen) < copies(prompt.options);
}

export function isAnswer(prompt: Prompt, chosen: string[]): boolean {
  return chosen.length >= prompt.least && chosen.length <= prompt.most;
}

export type Warning = "actions" | "treasures" | "coins" | "curse" | "copper" | null;

/** Whether a warning is about declining, and not about a pile. */
export function isDecline(warning: Warning): boolean {
  return warning === "actions" || warning === "treasures" || warning === "coins";
}

/** What declining would waste: a playable Action, Treasures in hand, or coins that could buy something useful. */
export function declineWarning(prompt: Prompt, view: TableView): Warning {
  if (prompt.verb === "play-action" && prompt.options.length > 0) return "actions";
  if (prompt.verb === "play-treasures" && prompt.options.length > 0) return "treasures";
  if (prompt.verb !== "buy") return null;
  const useful = prompt.options.some((card) => card !== "Curse" && (facts(card)?.cost ?? 0) > 0);
  return useful && view.coins >= 3 ? "coins" : null;
}

/** Why it would be unwise to take this pile: a Curse, or a Copper for coins that could buy something useful. */
export function pileWarning(prompt: Prompt, option: string): Warning {
  if (prompt.zone !== "supply" || (prompt.verb !== "buy" && prompt.verb !== "gain")) return null;
  if (option === "Curse") return "curse";
  const useful = prompt.options.some((card) => !["Curse", "Copper", "Estate"].includes(card));
  return option === "Copper" && prompt.verb === "buy" && useful ? "copper" : null;
}
