/**
 * The log: what happened in words, grouped by turn and indented by cause.
 *
 *     Alice, turn 3
 *       Alice plays Militia: +2 Coins
 *         You discard Estate, Copper
 *
 * The same words and grouping as in the terminal (words/log.py); tests/log.test.ts compares both.
 */

import { types } from "./catalog.svelte";
import { byTurn, isEffectOfAttack } from "./happenings";
import type { Happening } from "./protocol";
import { listClauses, hasText, markCard, slug, text } from "./text.svelte";

const HAND_SIZE = 5;
const PLUS = ["plus-actions", "plus-buys", "plus-coins"];
// Several of these in a row become one: cards revealed one by one, coins for two cards.
const ADD_UP = [...PLUS, "draw", "reveal", "gain", "buy", "trash", "cheaper"];
// What a card may do so that several plays of it become one line.
const REPEATABLE = [...PLUS, "draw", "cheaper"];
// These say "it" or "them" if they are about exactly the cards just revealed.
const OF_REVEALED = ["discard", "trash", "put-on-deck", "into-hand"];
// Modes that repeat the line of their effect. ("+2 Cards" does not: the deck may run out.)
const REPEATED_BY_EFFECT = /^\+\d+ (Action|Buy|Coin)s?$/i;

/**
 * A line as a sentence, and `what` the player of this seat did without their name: "plays Militia: +2 Coins". `first`: the
 * number of its first happening; `answer`: that of the answer which caused it. `aboutMe`: in another player's turn.
 */
export type LogLine = {
  depth: number;
  seat: number;
  sentence: string;
  what: string;
  aboutMe: boolean;
  attacksMe: boolean;
  first: number;
  answer: number;
};
/** The lines of a turn. Before the first turn there is no heading; before it and after the end `seat` is -1. */
export type LogTurn = {
  first: number;
  answer: number;
  seat: number;
  turn: number;
  heading: string;
  lines: LogLine[];
};

/** The reader, and the players' names. `isCard` distinguishes cards from modes. */
export type Reader = { seat: number; names: string[]; isCard: (name: string) => boolean };

type Line = { seat: number; depth: number; happened: Happening[]; cause: string[] };

const same = (a: string[], b: string[]) => a.length === b.length && a.every((name, index) => name === b[index]);

/** The cause of everything that the card of this happening does. */
function inside(happened: Happening, reader: Reader): string[] {
  return [...happened.cause, ...happened.cards.slice(0, 1).filter(reader.isCard)];
}

function sum(first: Happening, second: Happening): Happening {
  return { ...first, cards: [...first.cards, ...second.cards], count: first.count + second.count };
}

/** Whether the second line is the same card played again, or more Treasures, with nothing else in between. */
function isRepeated(first: Line, second: Line): boolean {
  const [one, two] = [first.happened[0], second.happened[0]];
  if (one?.kind !== "play" || two?.kind !== "play" || one.source === "play" || two.source === "play") return false;
  if (first.seat !== second.seat || !same(one.cause, two.cause)) return false;
  const areTreasures = (cards: string[]) => cards.every((card) => types(card).includes("treasure"));
  if (first.happened.length === 1 && second.happened.length === 1 && !two.cause.length)
    return areTreasures([...one.cards, ...two.cards]);
  const kinds = (line: Line) => line.happened.slice(1).map(({ kind }) => kind);
  const isSameCard = same([...new Set(one.cards)].sort(), [...new Set(two.cards)].sort());
  const isRepeatable = kinds(first).length > 0 && kinds(first).every((kind) => REPEATABLE.includes(kind));
  return isSameCard && isRepeatable && same(kinds(first), kinds(second));
}

class TurnWriter {
  lines: LogLine[] = [];
  private open: Line | null = null;
  /** Not written yet: the next one may repeat it. */
  private closed: Line | null = null;
  private bought: Happening | null = null;

  constructor(
    private readonly reader: Reader,
    /** Whose turn it is; -1 before the first. */
    private readonly turnSeat: number,
    private newHand: boolean,
  ) {}

  add(happened: Happening): void {
    const bought = this.bought;
    this.bought = null;
    if (happened.kind === "clean-up") {
      this.close();
      this.newHand = true;
    } else if (bought && happened.kind === "gain" && same(happened.cards, bought.cards)) {
      // "Buys" already says it.
    } else if (!this.isTrivial(happened)) {
      this.append(happened);
    }
    if (happened.kind === "buy") this.bought = happened;
  }

  /** Write everything. */
  finish(): void {
    this.close();
    this.write();
  }

  private close(): void {
    const [before, line] = [this.closed, this.open];
    this.open = null;
    if (!line) return;
    if (before && isRepeated(before, line))
      before.happened = before.happened.map((happened, index) => sum(happened, line.happened[index] ?? happened));
    else {
      this.write();
      this.closed = line;
    }
  }

  private write(): void {
    const line = this.closed;
    this.closed = null;
    const head = line?.happened[0];
    if (!line || !head) return;
    let first = this.clause(head);
    if (PLUS.includes(head.kind)) first = text("log-gets", { who: this.who(line.seat), what: first });
    const who = this.who(line.seat);
    let sentence = text("log-sentence", { who, name: this.name(line.seat), what: first });
    // Some languages leave out the pronoun, so the verb may come first.
    if (who === "you") sentence = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const more = line.happened.slice(1).map((happened, index) => this.clause(happened, line.happened[index]));
    const withMore = (start: string) => {
      if (!more.length) return start;
      return head.kind === "play"
        ? text("log-effect", { play: start, effect: listClauses(more) })
        : listClauses([start, ...more]);
    };
    const isTheirs = this.turnSeat >= 0 && this.turnSeat !== this.reader.seat;
    const aboutMe = isTheirs && line.happened.some(({ seat, other }) => [seat, other].includes(this.reader.seat));
    const attacksMe = aboutMe && line.seat === this.reader.seat && line.happened.some(isEffectOfAttack);
    this.lines.push({
      depth: line.depth,
      seat: line.seat,
      sentence: withMore(sentence),
      what: withMore(first),
      aboutMe,
      attacksMe,
      first: head.number,
      answer: head.answer,
    });
  }

  /** Whether there is nothing to say: +0 coins, a mode that its effect repeats, or another player's new hand. */
  private isTrivial(happened: Happening): boolean {
    if (PLUS.includes(happened.kind)) return happened.count === 0;
    if (happened.kind === "choose") return happened.cards.every((mode) => REPEATED_BY_EFFECT.test(mode));
    const isUsual = happened.kind === "draw" && happened.count === HAND_SIZE && happened.cards.length === 0;
    return isUsual && this.newHand && this.open?.seat !== happened.seat;
  }

  private append(happened: Happening): void {
    const line = this.open;
    if (line && this.belongsTo(line, happened)) {
      const last = line.happened.at(-1);
      const alike = last?.kind === happened.kind && last.source === happened.source && last.target === happened.target;
      if (last && alike && ADD_UP.includes(happened.kind) && !last.cards.length === !happened.cards.length)
        line.happened[line.happened.length - 1] = sum(last, happened);
      else line.happened.push(happened);
      return;
    }
    this.close();
    const depth = happened.cause.length + (this.turnSeat >= 0 ? 1 : 0);
    const cause = happened.kind === "play" ? inside(happened, this.reader) : happened.cause;
    this.open = { seat: happened.seat, depth, happened: [happened], cause };
  }

  /** Whether it continues this line. A revealed Reaction is continued by its effect. */
  private belongsTo(line: Line, happened: Happening): boolean {
    if (happened.seat !== line.seat || happened.kind === "play") return false;
    const last = line.happened.at(-1);
    if (last && ["react", "reveal"].includes(last.kind) && same(happened.cause, inside(last, this.reader)))
      line.cause = happened.cause;
    return same(happened.cause, line.cause);
  }

  private who(seat: number): string {
    return seat === this.reader.seat ? "you" : "other";
  }

  private name(seat: number): string {
    return seat === this.reader.seat ? text("log-you") : (this.reader.names[seat] ?? "");
  }

  /** The cards as far as the reader sees them: "2 Copper", "2 cards, Copper on top", "a card". */
  private cards(happened: Happening): string {
    const { cards } = happened;
    const count = happened.kind === "put-into-deck" ? 1 : happened.count; // there, it says how deep
    if (cards.length === count) return this.list(cards, happened.kind === "put-on-deck");
    if (cards.length) return text("log-cards-on-top", { n: count, card: this.list(cards, false) });
    return text("log-cards", { n: count });
  }

  private list(cards: string[], ordered: boolean): string {
    const groups: [string, number][] = [];
    for (const card of cards) {
      const group = ordered ? groups.at(-1) : groups.find(([name]) => name === card);
      if (group?.[0] === card) group[1] += 1;
      else groups.push([card, 1]);
    }
    return groups
      .map(([card, n]) => (n === 1 ? this.option(card) : text("log-copies", { n, card: this.option(card) })))
      .join(", ");
  }

  private option(name: string): string {
    if (this.reader.isCard(name)) return markCard(name);
    const key = `ask-mode-${slug(name)}`;
    return hasText(key) ? text(key) : name;
  }

  /** What happened, without the player: "draw Silver" after "You", "draws a card" after another name. */
  private clause(happened: Happening, before?: Happening): string {
    const { kind, source, target } = happened;
    const ofRevealed = before?.kind === "reveal" && same(before.cards, happened.cards);
    let key = `log-${kind}`;
    if (kind === "play" && source === "play") key = "log-play-again";
    else if (kind === "reveal" && happened.count === 0) key = "log-reveal-no-hand";
    else if (kind === "look" && source === "discard") key = "log-look-through";
    else if (kind === "play" && source === "discard") key = "log-play-discarded";
    else if (kind === "trash" && source === "supply") key = "log-trash-from-supply";
    else if (kind === "put-on-deck" && source === "discard") key = "log-put-discarded-on-deck";
    else if (kind === "put-on-deck" && source === "deck") key = "log-put-back";
    else if (kind === "put-on-deck" && source === "revealed") key = ofRevealed ? "log-put-back-them" : "log-put-back";
    else if (kind === "gain" && source === "trash") key = "log-gain-from-trash";
    else if (kind === "gain" && target !== "discard") key = `log-gain-into-${target}`;
    else if (OF_REVEALED.includes(kind) && ofRevealed) key += "-them";
    return text(key, {
      who: this.who(happened.seat),
      n: happened.count,
      cards: this.cards(happened),
      to: happened.other >= 0 ? this.who(happened.other) : "",
      other: this.reader.names[happened.other] ?? "",
    });
  }
}

/** The log of one turn, or of a part of it. */
export function writeTurn(happenings: Happening[], reader: Reader): LogTurn {
  const head = happenings[0];
  const isTurn = head?.kind === "turn";
  const isEnd = head?.kind === "end";
  const writer = new TurnWriter(reader, isTurn ? head.seat : -1, !isTurn);
  for (const happened of isTurn || isEnd ? happenings.slice(1) : happenings) writer.add(happened);
  writer.finish();
  const seat = isTurn ? head.seat : -1;
  const who = seat === reader.seat ? "you" : "other";
  const heading = isTurn
    ? text("log-turn", { who, name: reader.names[seat] ?? "", n: head.count })
    : isEnd
      ? text("log-end")
      : "";
  // The turn begins with the answer that ended the last one. Its own first decision comes after that.
  const answer = (head?.answer ?? -1) + 1;
  return { first: head?.number ?? 0, answer, seat, turn: isTurn ? head.count : 0, heading, lines: writer.lines };
}

/** What happened once, as a sentence. */
export function sentenceOf(happened: Happening, reader: Reader): string {
  const turn = writeTurn([happened], reader);
  return turn.lines[0]?.sentence ?? turn.heading;
}

/** The log of a game as it goes on. Finished turns are cached; `version` says when the cache is outdated. */
export class Log {
  private cache = new Map<string, LogTurn>();

  turns(happenings: Happening[], reader: Reader, version: string): LogTurn[] {
    const kept = new Map<string, LogTurn>();
    const turns = byTurn(happenings).map((turn) => {
      const key = `${version} ${reader.seat} ${turn[0]?.number ?? 0} ${turn.length}`;
      const found = this.cache.get(key) ?? writeTurn(turn, reader);
      kept.set(key, found);
      return found;
    });
    this.cache = kept;
    return turns;
  }
}
