/** The table in words, as the terminal's line mode has it (words/board.py): every line makes sense on its own. */

import { cardText, facts, inHandOrder, listCards, optionName, plainSentence, rulings, types } from "./catalog.svelte";
import type { LogTurn } from "./log";
import type { PlayerView, Prompt, TableView } from "./protocol";
import { hasText, listClauses, slug, text } from "./text.svelte";
import { asSentence } from "./spoken-turns";

const listOf = (cards: string[]) => listCards(cards) || text("plain-nothing");

/** The hand, and what is left to spend in my turn. */
export function handLines(view: TableView): string[] {
  const hand = view.players[view.seat]?.hand;
  if (!hand) return [text("web-watching")];
  const cards = listOf(inHandOrder(hand));
  if (view.turn_seat !== view.seat) return [text("plain-hand", { hand: cards })];
  return [
    text("plain-hand-and-turn", {
      hand: cards,
      actions: text("ask-actions", { n: view.actions }),
      buys: text("ask-buys", { n: view.buys }),
      coins: text("worth-coins", { n: view.coins }),
    }),
  ];
}

/** The Supply, a line for each cost. */
export function supplyLines(view: TableView): string[] {
  const byCost = new Map<number, string[]>();
  for (const { card, left, cost } of view.supply) {
    const pile = text("plain-pile", { card: optionName(card), n: left });
    byCost.set(cost, [...(byCost.get(cost) ?? []), pile]);
  }
  return [
    text("spoken-supply", { empty: view.empty_piles, end: view.to_end }),
    ...[...byCost]
      .sort(([one], [other]) => one - other)
      .map(([cost, piles]) => text("plain-cost", { cost, piles: piles.join(", ") })),
    ...(view.reduction ? [text("plain-cheaper", { n: view.reduction })] : []),
  ].map(asSentence);
}

export function trashLines(view: TableView): string[] {
  return [asSentence(text("plain-trash", { cards: listOf(inHandOrder(view.trash)) }))];
}

function playerLine(player: PlayerView, view: TableView, names: string[]): string {
  const laidOut: [string, string[]][] = [
    ["plain-in-play", player.in_play],
    ["plain-set-aside", player.set_aside],
    ["plain-revealed", player.revealed],
  ];
  const zones = [
    text("plain-in-hand", { n: player.hand_size }),
    ...(player.deck_size === null ? [] : [text("plain-in-deck", { n: player.deck_size })]),
    player.discard_top ? text("plain-discard", { card: optionName(player.discard_top) }) : text("plain-no-discard"),
    ...laidOut.filter(([, cards]) => cards.length).map(([key, cards]) => text(key, { cards: listCards(cards) })),
    ...(player.points === null ? [] : [text("plain-owns", { n: player.points })]),
    text("plain-turns", { n: player.turns }),
  ];
  const who = player.seat === view.seat ? "you" : "other";
  return asSentence(text("plain-player", { who, name: names[player.seat] ?? "", zones: listClauses(zones) }));
}

/** Every player, the one whose turn it is first. */
export function playerLines(view: TableView, names: string[]): string[] {
  const order = view.players.map((_, n) => view.players[(view.turn_seat + n) % view.players.length]);
  return order.flatMap((player) => (player ? [playerLine(player, view, names)] : []));
}

/** A card: name, cost and types, and its text. */
export function cardLines(card: string): string[] {
  const names = types(card).map((type) => text(`type-${type}`));
  const head = text("ask-card", {
    name: optionName(card),
    cost: facts(card)?.cost ?? 0,
    types: names.join(", "),
  });
  return [head, cardText(card)].filter((line) => line);
}

/** How many rulings a card has, and the command that reads them. */
export function rulingsHint(card: string): string[] {
  const n = rulings(card).length;
  const command = `${text("plain-command-rule")} ${optionName(card)}`;
  return n ? [text("spoken-rulings", { n, command })] : [];
}

/** The rule behind a question. */
export function ruleLines(prompt: Prompt): string[] {
  const section = prompt.card === null ? prompt.rule : prompt.rule.replace(prompt.card, optionName(prompt.card));
  const key = `ask-rule-${slug(prompt.rule)}`;
  return [
    text("ask-rule", { section }),
    ...(hasText(key) ? [text(key)] : []),
    ...(prompt.card === null ? [] : cardLines(prompt.card)),
  ];
}

/** The choices with their numbers: a line for each cost if they are piles, else all on one line. */
export function choiceLines(prompt: Prompt, options: string[], view: TableView): string[] {
  const lines = new Map<number, string[]>();
  options.forEach((option, index) => {
    const copies = prompt.options.filter((name) => name === option).length;
    const cost = prompt.zone === "supply" ? (view.supply.find(({ card }) => card === option)?.cost ?? -1) : -1;
    const choice = text("ask-choice", { number: index + 1, name: optionName(option), n: copies });
    lines.set(cost, [...(lines.get(cost) ?? []), choice]);
  });
  return [...lines].map(([price, choices]) =>
    asSentence(price >= 0 ? text("ask-choices-at", { price, choices: choices.join(", ") }) : choices.join(", ")),
  );
}

/** The last turns of the log; at least one. */
export function logLines(turns: LogTurn[], most: number): string[] {
  const chosen = turns.slice(-most);
  return chosen.flatMap(({ heading, lines }) =>
    [...(heading ? [heading] : []), ...lines.map(({ sentence }) => plainSentence(sentence))].map(asSentence),
  );
}

/** The last turn of another player, the current one included. */
export function lastTurnLines(turns: LogTurn[], me: number): string[] {
  const last = turns.findLast(({ seat }) => seat >= 0 && seat !== me);
  return last ? logLines([last], 1) : [text("spoken-no-turn")];
}
