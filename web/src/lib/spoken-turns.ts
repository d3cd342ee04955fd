/**
 * What happened as a few sentences to be spoken, turn by turn.
 *
 *     Good bot: plays Militia; You discard Estate, Copper. Good bot: buys Province. Your turn 13.
 *
 * The same words as in the log, but a player is named once, and what the next question says anyway is left out.
 */

import { plainSentence } from "./catalog.svelte";
import { byTurn } from "./happenings";
import { writeTurn, type Reader } from "./log";
import type { GameOver, Happening } from "./protocol";
import { capitalized, listAnd, listClauses, text } from "./text.svelte";

// Coins and the like are part of the next question, and a shuffle changes nothing that can be seen.
const NOT_SPOKEN = ["plus-actions", "plus-buys", "plus-coins", "shuffle", "clean-up"];

/** A text as a sentence: with a capital letter and a full stop. */
export function asSentence(words: string): string {
  const start = capitalized(words);
  return /[.!?…]\)?$/.test(start) ? start : `${start}.`;
}

/** Leave out what is not spoken, and the hand drawn at the end of a turn: it is spoken when its turn begins. */
function spoken(turn: Happening[]): Happening[] {
  const cleanUp = turn.findIndex((happened) => happened.kind === "clean-up");
  return turn.filter(
    ({ kind }, index) => !NOT_SPOKEN.includes(kind) && !(kind === "draw" && cleanUp >= 0 && index > cleanUp),
  );
}

/** One turn or a part of it. `seat` is the player whose turn it is, -1 before the first turn and after the last. */
function speakTurn(turn: Happening[], seat: number, reader: Reader): string[] {
  const { heading, lines } = writeTurn(spoken(turn), reader);
  const isTheirs = seat >= 0 && seat !== reader.seat;
  const sentences: string[] = [];
  let theirs: string[] = [];
  const close = () => {
    if (theirs.length)
      sentences.push(text("spoken-turn", { name: reader.names[seat] ?? "", what: listClauses(theirs) }));
    theirs = [];
  };
  if (heading && !isTheirs) sentences.push(heading);
  for (const line of lines) {
    if (isTheirs && line.seat === seat) theirs.push(line.what);
    else {
      close();
      sentences.push(line.sentence);
    }
  }
  const hasEnded = turn.some(({ kind }) => kind === "clean-up");
  if (isTheirs && hasEnded && theirs.length && !turn.some(({ kind }) => kind === "buy"))
    theirs.push(text("web-recap-no-buy"));
  close();
  const isWhole = turn[0]?.kind === "turn" && hasEnded;
  if (isTheirs && isWhole && !sentences.length)
    sentences.push(text("spoken-nothing", { name: reader.names[seat] ?? "" }));
  return sentences.map(plainSentence).map(asSentence);
}

/** What happened from number `start` on, as sentences. */
export function speakSince(happenings: Happening[], start: number, reader: Reader): string[] {
  let seat = happenings.slice(0, start).findLast(({ kind }) => kind === "turn")?.seat ?? -1;
  return byTurn(happenings.slice(start)).flatMap((turn) => {
    const head = turn[0];
    if (head?.kind === "turn") seat = head.seat;
    if (head?.kind === "end") seat = -1;
    // Before the first turn there is only the deal.
    return seat < 0 && head?.kind !== "end" ? [] : speakTurn(turn, seat, reader);
  });
}

/** Who has won, and everybody's points. */
export function speakResult(over: GameOver, reader: Reader): string[] {
  const name = (seat: number) => (seat === reader.seat ? text("log-you") : (reader.names[seat] ?? ""));
  const [winner = -1] = over.winners;
  const won =
    over.winners.length > 1
      ? text("web-share-victory", { names: listAnd(over.winners.map(name)) })
      : winner === reader.seat
        ? text("web-you-win")
        : text("web-they-win", { name: name(winner) });
  const points = over.scores.map(({ seat, points: n }) =>
    text("spoken-turn", { name: name(seat), what: text("web-card-points", { n }) }),
  );
  return [...(over.winners.length ? [won] : []), ...(over.how === "draw" ? [] : points)].map(asSentence);
}
