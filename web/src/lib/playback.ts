/**
 * The table while the others' moves are shown one by one.
 *
 * The server sends what happened and the view afterwards. The views in between are computed here, each from the one
 * before, so that hand, Supply, log and cards in play always show the same moment. The last one is the server's.
 */

import { facts, types } from "./catalog.svelte";
import type { Happening, PileView, PlayerView, TableView } from "./protocol";

type Zone = "in_play" | "revealed" | "set_aside";
const ZONES: Record<string, Zone> = { play: "in_play", revealed: "revealed", "set-aside": "set_aside" };

/** Remove `count` cards, of which only the `named` ones are seen: Scout's cards go back to the deck unseen. */
function without(cards: string[], named: string[], count = named.length): string[] {
  const left = [...cards];
  for (const card of named) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left.slice(0, Math.max(0, left.length - (count - named.length)));
}

const sum = (cards: string[], of: (card: string) => number) => cards.reduce((total, card) => total + of(card), 0);

// -- one player -------------------------------------------------------------------------------------------------------

function countIn(counts: Record<string, number> | null, cards: string[], sign: 1 | -1): Record<string, number> | null {
  if (!counts) return counts;
  const changed = { ...counts };
  for (const card of cards) changed[card] = (changed[card] ?? 0) + sign;
  return Object.fromEntries(Object.entries(changed).filter(([, n]) => n > 0));
}

function takeFrom(player: PlayerView, zone: string, cards: string[], count: number): void {
  if (zone === "deck" && player.deck_size !== null) {
    player.deck_size -= count;
    player.deck = countIn(player.deck, cards, -1);
    player.on_deck = player.on_deck && player.on_deck.slice(0, Math.max(0, player.on_deck.length - count));
  }
  if (zone === "hand") {
    player.hand_size -= count;
    if (player.hand) player.hand = without(player.hand, cards, count);
  }
  const faceUp = ZONES[zone];
  if (faceUp) player[faceUp] = without(player[faceUp], cards, count);
}

function putInto(player: PlayerView, zone: string, cards: string[], count: number): void {
  if (zone === "deck" && player.deck_size !== null) {
    player.deck_size += count;
    player.deck = countIn(player.deck, cards, 1);
    player.on_deck = player.on_deck && [...player.on_deck, ...cards];
  }
  if (zone === "discard") player.discard_top = cards.at(-1) ?? player.discard_top;
  if (zone === "hand") {
    player.hand_size += count;
    if (player.hand) player.hand = [...player.hand, ...cards];
  }
  const faceUp = ZONES[zone];
  if (faceUp) player[faceUp] = [...player[faceUp], ...cards];
}

function own(player: PlayerView, cards: string[], sign: 1 | -1): void {
  if (player.points !== null) player.points += sign * sum(cards, (card) => facts(card)?.points ?? 0);
  player.owned = countIn(player.owned, cards, sign);
}

/** What changes for the player who does it. */
function applyTo(before: PlayerView, happened: Happening): PlayerView {
  const { kind, cards, count, source, target } = happened;
  const player = { ...before };
  if (kind === "turn") player.turns = count;
  else if (kind === "clean-up") {
    player.hand = player.hand && [];
    player.hand_size = 0;
    player.in_play = [];
    putInto(player, "discard", cards, count);
  } else if (kind === "shuffle") player.discard_top = null;
  else if (kind === "discard-deck") {
    player.deck_size = player.deck_size && 0;
    player.deck = player.deck && {};
    player.on_deck = player.on_deck && [];
    putInto(player, "discard", cards, count);
  } else if (kind === "reveal") {
    if (source === "deck") {
      takeFrom(player, "deck", cards, count);
      putInto(player, "revealed", cards, count);
    }
  } else if (kind === "pass") {
    if (player.passing_size) {
      player.passing_size -= 1;
      player.passing = player.passing && without(player.passing, cards);
    } else takeFrom(player, "hand", cards, count);
    own(player, cards, -1);
  } else if (kind === "put-into-deck") {
    // `count` says how deep it is. Only its owner knows where, and the server's view tells.
    takeFrom(player, "hand", cards, 1);
    if (player.deck_size !== null) player.deck_size += 1;
    player.deck = countIn(player.deck, cards, 1);
  } else if (kind === "trash" && source === "supply") return player;
  else if (!(kind === "play" && source === "play") && !["buy", "react", "look"].includes(kind)) {
    takeFrom(player, source || (kind === "draw" ? "deck" : ""), cards, count);
    putInto(player, target, cards, count);
  }
  if (kind === "gain") own(player, cards, 1);
  if (kind === "trash") own(player, cards, -1);
  return player;
}

// -- the table --------------------------------------------------------------------------------------------------------

function priced(supply: PileView[], before: number, reduction: number): PileView[] {
  return supply.map((pile) => {
    const printed = facts(pile.card)?.cost ?? (pile.cost ? pile.cost + before : 0);
    return { ...pile, cost: Math.max(0, printed - reduction) };
  });
}

/** Change the view as what happened changes the turn. `inPlay`: the cards that were in play before it. */
function applyToTurn(view: TableView, happened: Happening, inPlay: string[]): void {
  const { kind, cards, count, source, cause } = happened;
  if (kind === "turn") {
    Object.assign(view, {
      turn_seat: happened.seat,
      phase: "action",
      actions: 1,
      buys: 1,
      coins: 0,
      actions_played: 0,
    });
    view.worth_more = [];
    view.first_worth_more = [];
    if (view.reduction) view.supply = priced(view.supply, view.reduction, 0);
    view.reduction = 0;
  } else if (kind === "plus-actions") view.actions += count;
  else if (kind === "plus-buys") view.buys += count;
  else if (kind === "plus-coins") view.coins += count;
  else if (kind === "worth-more") view.worth_more = [...view.worth_more, ...cards];
  else if (kind === "first-worth-more") view.first_worth_more = [...view.first_worth_more, ...cards];
  else if (kind === "cheaper") {
    view.supply = priced(view.supply, view.reduction, view.reduction + count);
    view.reduction += count;
  } else if (kind === "buy") {
    view.phase = "buy";
    view.buys -= 1;
    view.coins -= sum(cards, (card) => view.supply.find((pile) => pile.card === card)?.cost ?? 0);
  } else if (kind === "play" && cards[0] && types(cards[0]).includes("action")) {
    view.actions_played += 1;
    if (!cause.length && source === "hand") view.actions -= 1;
  } else if (kind === "play") {
    view.phase = "treasure";
    const more = (card: string) => view.worth_more.filter((name) => name === card).length;
    const isFirst = (card: string) => cards.includes(card) && !inPlay.includes(card);
    view.coins += sum(cards, (card) => (facts(card)?.coins ?? 0) + more(card));
    view.coins += view.first_worth_more.filter(isFirst).length;
  }
  view.playing = kind === "play" ? [...cause, ...cards.slice(-1)] : cause;
}

/** The view after this happening. A deck that was shuffled has an unknown size: `playbackSteps` knows it. */
export function applyHappening(before: TableView, happened: Happening): TableView {
  const { kind, cards, source, other } = happened;
  const view = { ...before };
  view.players = before.players.map((player) => {
    if (player.seat === happened.seat) return applyTo(player, happened);
    if (kind !== "pass" || player.seat !== other) return player;
    const receiver = { ...player };
    putInto(receiver, "hand", cards, happened.count);
    own(receiver, cards, 1);
    return receiver;
  });
  if ((kind === "gain" || kind === "trash") && source === "supply")
    view.supply = view.supply.map((pile) => (cards.includes(pile.card) ? { ...pile, left: pile.left - 1 } : pile));
  if (kind === "gain" && source === "trash") view.trash = without(view.trash, cards);
  if (kind === "trash") view.trash = [...view.trash, ...cards];
  view.empty_piles = view.supply.filter((pile) => pile.left === 0).length;
  if (kind === "end") view.is_over = true;
  applyToTurn(view, happened, before.players[happened.seat]?.in_play ?? []);
  return view;
}

// -- steps ------------------------------------------------------------------------------------------------------------

// These get a separate step. Draws, shuffles and plus-signs belong to the previous step, a new turn to the clean-up.
const STEPS = "play buy gain trash reveal react look discard pass name put-on-deck put-into-deck clean-up".split(" ");

/** A moment to show: the view before and after these happenings. */
export type PlaybackStep = { before: TableView; view: TableView; happenings: Happening[] };

/** My hand is discarded, then drawn, then the next player begins: one after the other, and apart from what I did last. */
function isMyCleanUp(last: Happening | undefined, happened: Happening, me: number): boolean {
  if (happened.seat !== me) return false;
  return happened.kind === "clean-up" || (last?.kind === "clean-up" && ["draw", "shuffle"].includes(happened.kind));
}

/** Whether it only goes on with what the previous happening did, such as revealing one card after the other. */
function goesOn(last: Happening | undefined, happened: Happening): boolean {
  if (!last || last.seat !== happened.seat) return false;
  if (last.kind === "buy") return happened.kind === "gain";
  return last.kind === happened.kind && happened.kind !== "play" && last.cause.join() === happened.cause.join();
}

/**
 * The others' moves, step by step; empty if the others did nothing.
 *
 * `after`: the server's view at the end. The size of a deck after its last shuffle is reckoned back from it.
 */
export function playbackSteps(
  before: TableView,
  happenings: Happening[],
  me: number,
  after: TableView | null = null,
): PlaybackStep[] {
  const found: PlaybackStep[] = [];
  const shuffledIn = new Map<number, number>();
  let view = before;
  let open: PlaybackStep | null = null;
  for (const happened of happenings) {
    const next = applyHappening(view, happened);
    const last = open?.happenings.at(-1);
    const isMove = STEPS.includes(happened.kind) && next.turn_seat !== me && !goesOn(last, happened);
    if (isMove || isMyCleanUp(last, happened, me) || !open) {
      open = { before: view, view: next, happenings: [happened] };
      found.push(open);
    } else {
      open.view = next;
      open.happenings.push(happened);
    }
    view = next;
    if (happened.kind === "shuffle") shuffledIn.set(happened.seat, found.length - 1);
  }
  if (!found.some((step) => step.view.turn_seat !== me)) return [];
  if (after) {
    correctDecks(found, shuffledIn, after);
    (found.at(-1) as PlaybackStep).view = after;
  }
  return found;
}

function correctDecks(steps: PlaybackStep[], shuffledIn: Map<number, number>, after: TableView): void {
  const last = steps.at(-1)?.view;
  const sizeOf = (view: TableView | undefined, seat: number) => view?.players[seat]?.deck_size ?? null;
  const corrected = (view: TableView, index: number): TableView => ({
    ...view,
    players: view.players.map((player) => {
      const [end, reckoned] = [sizeOf(after, player.seat), sizeOf(last, player.seat)];
      if (player.deck_size === null || end === null || reckoned === null) return player;
      const isAfter = index >= (shuffledIn.get(player.seat) ?? Infinity);
      if (!isAfter) return { ...player, deck_size: Math.max(0, player.deck_size) };
      const { deck, on_deck } = after.players[player.seat] ?? player;
      return { ...player, deck_size: Math.max(0, player.deck_size + end - reckoned), deck, on_deck };
    }),
  });
  if (!shuffledIn.size) return;
  steps.forEach((step, index) => {
    step.before = corrected(step.before, index - 1);
    step.view = corrected(step.view, index);
  });
}
