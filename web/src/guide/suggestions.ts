/** What the guide suggests for each question, and why. It follows one simple plan, whatever the player did before. */

import { counted, facts, optionName } from "../lib/catalog.svelte";
import { hasText, listAnd, slug, text, type TextArguments } from "../lib/text.svelte";
import { isDead, isTerminal, type Moment } from "./moment";

export type Suggestion = { answer: string[]; words: string };

type Wish = { card: string; when?: (moment: Moment) => boolean };

// The first of these that the player may buy. The deal and the bot's strategy (guided_game.py) were chosen for this list.
const PLAN: readonly Wish[] = [
  { card: "Province" },
  { card: "Duchy", when: (moment) => moment.left("Province") <= 3 },
  { card: "Gold" },
  { card: "Market", when: (moment) => moment.owned("Market") < 1 },
  { card: "Laboratory" },
  { card: "Chapel", when: (moment) => moment.owned("Chapel") < 1 && moment.left("Province") > 4 },
  { card: "Smithy", when: (moment) => moment.owned("Smithy") < 1 },
  {
    card: "Moat",
    when: (moment) => moment.owned("Moat") < 1 && !!moment.firstAttack && moment.left("Province") > 3,
  },
  { card: "Village", when: (moment) => moment.owned("Village") < 1 && moment.owned("Smithy") > 0 },
  { card: "Silver" },
];
const NONTERMINALS = ["Village", "Market", "Laboratory"];
const TERMINALS = ["Smithy", "Witch", "Militia", "Moat", "Workshop"];
// The first to discard, then everything else by its cost.
const WEAKEST = ["Curse", "Province", "Duchy", "Estate", "Chapel", "Copper"];
const TURNS_WITH_TREASURES = 2;

function wanted(moment: Moment): string | undefined {
  const { options } = moment.prompt;
  return PLAN.find(({ card, when }) => options.includes(card) && (!when || when(moment)))?.card;
}

/** The words for this card, or those for any card. */
function say(prefix: string, card: string, args: TextArguments = {}): string {
  const ofCard = `${prefix}-${slug(card)}`;
  return text(hasText(ofCard) ? ofCard : `${prefix}-card`, { card: optionName(card), ...args });
}

/** "2 Estates and Curse": the lesson speaks in sentences, unlike the log. */
function list(cards: string[]): string {
  const copies = ([card, n]: [string, number]) => {
    const key = `guide-copies-${slug(card)}`;
    return n === 1 ? optionName(card) : text(hasText(key) ? key : "log-copies", { card: optionName(card), n });
  };
  return listAnd(counted(cards).map(copies));
}

/** What a Chapel should trash. */
function junk(moment: Moment, most = 4): string[] {
  const keepsEstates = moment.left("Province") <= 3;
  return moment.hand.filter((card) => card === "Curse" || (card === "Estate" && !keepsEstates)).slice(0, most);
}

function actionToPlay(moment: Moment): string | undefined {
  const { options } = moment.prompt;
  const useless = junk(moment);
  const isWorthChapel = useless.includes("Curse") || useless.length > 1;
  const order = [
    ...NONTERMINALS,
    ...(moment.hand.some(isDead) ? ["Cellar"] : []),
    ...(isWorthChapel ? ["Chapel"] : []),
    ...TERMINALS,
    ...(useless.length ? ["Chapel"] : []),
  ];
  return order.find((card) => options.includes(card));
}

function weakest(moment: Moment, number: number): string[] {
  const rank = (card: string) => {
    const at = WEAKEST.indexOf(card);
    return at >= 0 ? at : WEAKEST.length + (facts(card)?.cost ?? 0);
  };
  return [...moment.prompt.options].sort((a, b) => rank(a) - rank(b)).slice(0, number);
}

function toDiscard(moment: Moment): string[] {
  const { least } = moment.prompt;
  return least ? weakest(moment, least) : moment.prompt.options.filter(isDead);
}

/** The suggested answer to the question, in words, or null if there is nothing to say. */
export function suggest(moment: Moment): Suggestion | null {
  const { prompt } = moment;
  switch (prompt.verb) {
    case "play-action": {
      const card = actionToPlay(moment);
      if (!card) return { answer: [], words: text("guide-play-none") };
      return { answer: [card], words: say("guide-play", card, { cards: list(junk(moment)) }) };
    }
    case "play-treasures":
      if (moment.me.turns > TURNS_WITH_TREASURES) return null;
      return { answer: prompt.options, words: text("guide-treasures") };
    case "buy": {
      const card = wanted(moment);
      return card ? { answer: [card], words: say("guide-buy", card) } : { answer: [], words: text("guide-buy-none") };
    }
    case "react": {
      const [card = ""] = prompt.options;
      const args = { card: optionName(card), name: moment.otherName, attack: optionName(prompt.card ?? "") };
      const isNew = !moment.count("react", moment.view.seat);
      return { answer: [card], words: text(isNew ? "guide-react" : "guide-react-again", args) };
    }
    case "discard": {
      const cards = toDiscard(moment);
      return { answer: cards, words: text("guide-discard", { cards: list(cards), n: cards.length }) };
    }
    case "trash": {
      const cards = junk(moment, prompt.most).filter((card) => prompt.options.includes(card));
      return { answer: cards, words: text("guide-trash", { cards: list(cards), n: cards.length }) };
    }
    case "gain": {
      const card = wanted(moment);
      return card ? { answer: [card], words: say("guide-buy", card) } : null;
    }
    default:
      return null;
  }
}

/** The terminal Action that is now offered, if any: to explain the word. */
export function offeredTerminal(moment: Moment): string | undefined {
  const { verb, options } = moment.prompt;
  if (verb !== "play-action") return undefined;
  const suggested = actionToPlay(moment);
  return suggested && isTerminal(suggested) ? suggested : options.find((card) => isTerminal(card));
}
