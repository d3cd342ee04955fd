/** What the guide explains, in this order, each once: as soon as its condition holds, whatever the player did before. */

import { optionName } from "../lib/catalog.svelte";
import type { TextArguments } from "../lib/text.svelte";
import type { Moment } from "./moment";
import { offeredTerminal, suggest } from "./suggestions";

export type Explanation = {
  /** The text is guide-mark-<name>; its $device is what the player uses. */
  name: string;
  when: (moment: Moment) => boolean;
  /** Selectors of what it points at: the first one that is on the screen. */
  at: (moment: Moment) => string[];
  words?: (moment: Moment) => TextArguments;
};

const KINGDOM = [`[data-at="kingdom"]`, ".supply .kingdom"];
const pile = (card: string) => [`[data-at="supply:${card}"]`];
const inHand = (card: string) => [`[data-at="hand"] [data-card="${card}"]`, `[data-at="hand"]`];
const panel = (moment: Moment) => `[data-at="seat:${moment.view.seat}"]`;
const asks = (moment: Moment, verb: string) => moment.prompt.verb === verb;
const isMyTurn = (moment: Moment) => moment.view.turn_seat === moment.view.seat;
const isBetweenCards = (moment: Moment) => isMyTurn(moment) && moment.prompt.card === null;

export const EXPLANATIONS: readonly Explanation[] = [
  {
    name: "goal",
    when: () => true,
    at: () => pile("Province"),
    words: (moment) => ({ name: moment.otherName }),
  },
  { name: "hand", when: isMyTurn, at: () => [`[data-at="hand"]`] },
  { name: "counters", when: (moment) => asks(moment, "buy"), at: () => [`[data-at="counters"]`] },
  {
    name: "clean-up",
    when: (moment) => isMyTurn(moment) && moment.me.turns > 1,
    at: (moment) => [`[data-at="discard"]`, `[data-at="deck"]`, panel(moment)],
  },
  { name: "victory", when: (moment) => moment.inHand("Estate") > 0, at: () => inHand("Estate") },
  {
    name: "kingdom",
    when: (moment) => asks(moment, "buy") && moment.me.turns > 1,
    at: () => KINGDOM,
  },
  {
    name: "shuffle",
    when: (moment) => isMyTurn(moment) && moment.count("shuffle", moment.view.seat) > 0,
    at: (moment) => [`[data-at="deck"]`, panel(moment)],
  },
  {
    name: "action",
    when: (moment) => asks(moment, "play-action"),
    at: (moment) => inHand(moment.prompt.options[0] ?? ""),
    words: (moment) => ({ card: optionName(moment.prompt.options[0] ?? "") }),
  },
  {
    name: "terminal",
    when: (moment) => offeredTerminal(moment) !== undefined,
    at: (moment) => inHand(offeredTerminal(moment) ?? ""),
    words: (moment) => ({ card: optionName(offeredTerminal(moment) ?? "") }),
  },
  {
    name: "buys",
    when: (moment) => asks(moment, "buy") && moment.view.buys > 1,
    at: () => [`[data-at="counters"] .buys`, `[data-at="counters"]`],
    words: (moment) => ({ n: moment.view.buys }),
  },
  {
    name: "trash",
    when: (moment) => moment.count("trash", moment.view.seat) > 0,
    at: () => [`[data-at="trash"]`],
  },
  {
    // With the suggestion to buy a Moat, or when it is too late for that.
    name: "attack",
    when: (moment) =>
      !!moment.firstAttack && (!isMyTurn(moment) || (asks(moment, "buy") && suggest(moment)?.answer[0] === "Moat")),
    at: (moment) => pile(moment.firstAttack ?? ""),
    words: (moment) => ({ name: moment.otherName, card: optionName(moment.firstAttack ?? "") }),
  },
  {
    name: "undo",
    when: (moment) => moment.mayUndo && moment.me.turns > 4 && isMyTurn(moment),
    at: () => [`[data-do="undo"]`],
  },
  {
    name: "end",
    when: (moment) => isMyTurn(moment) && moment.view.players.some(({ seat }) => moment.gained("Province", seat) > 0),
    at: () => pile("Province"),
    words: (moment) => ({ n: moment.left("Province") }),
  },
  {
    name: "piles",
    when: (moment) =>
      isMyTurn(moment) &&
      (moment.view.empty_piles > 0 || moment.view.players.some(({ seat }) => moment.gained("Province", seat) > 0)),
    at: () => [`[data-at="empty-piles"]`, ...KINGDOM],
  },
  {
    name: "curse",
    when: (moment) => moment.gained("Curse", moment.view.seat) > 0,
    at: () => pile("Curse"),
    words: (moment) => ({ name: moment.otherName }),
  },
  {
    name: "chain",
    when: (moment) => isBetweenCards(moment) && moment.view.actions_played > 1,
    at: () => [`[data-at="counters"]`],
    words: (moment) => ({ n: moment.view.actions_played }),
  },
];

/** Said when everything else has been. */
export const DONE: Explanation = {
  name: "done",
  when: () => true,
  at: () => pile("Province"),
};
