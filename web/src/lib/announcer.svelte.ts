/**
 * What screen readers say while the game goes on: everything that happened, my hand and the question, each once.
 *
 * What the others do is collected until I am asked something, or until nothing has happened for a moment. The question
 * comes last, since it is what I need to know now.
 */

import { untrack } from "svelte";
import { inHandOrder, isCard, listCards } from "./catalog.svelte";
import { hint, isConfirmed, question, waitingText } from "./prompt";
import type { Happening, Prompt } from "./protocol";
import { asSentence, speakResult, speakSince } from "./spoken-turns";
import type { Table } from "./table.svelte";
import { text } from "./text.svelte";

/** A line of the transcript. `typed` is a command, which nobody needs to hear again. */
export type Announcement = { id: number; kind: "news" | "typed" | "reply"; words: string };

/** How long nothing must happen before the others' moves are announced, in milliseconds. */
export const QUIET = 900;
const MOST_KEPT = 200;

/** The question with the meaning of its order, as it is announced. */
export function spokenQuestion(prompt: Prompt, table: Pick<Table, "view" | "names">): string {
  if (!table.view) return "";
  const more = hint(prompt, table.names);
  return [asSentence(question(prompt, table.view, table.names)), ...(more ? [asSentence(more)] : [])].join(" ");
}

/** What a choice has become, and how many are missing: "Removed: Estate. Chosen: Copper. Choose 1 more." */
export function spokenChoice(prompt: Prompt, before: string[], chosen: string[]): string {
  const left = [...chosen];
  const removed = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const missing = isConfirmed(prompt) ? 0 : prompt.least - chosen.length;
  // Another pile replaces the first.
  return [
    removed.length && !(isConfirmed(prompt) && chosen.length)
      ? text("spoken-removed", { cards: listCards(removed) })
      : "",
    chosen.length ? text("spoken-chosen", { cards: listCards(chosen) }) : "",
    missing > 0 ? text("web-choose-more", { n: missing }) : "",
  ]
    .filter(Boolean)
    .map(asSentence)
    .join(" ");
}

export function spokenHand(hand: string[]): string {
  return asSentence(text("spoken-hand", { cards: listCards(inHandOrder(hand)) || text("plain-nothing") }));
}

export class Announcer {
  lines = $state.raw<Announcement[]>([]);
  private nextId = 0;
  private begun = false;
  /** How much of the game has been announced, and of which branch. */
  private next = 0;
  private branch = 0;
  private asked = "";
  private hand = "";
  private waitedFor = "";
  private saidResult = false;
  /** The names of those at the table before the game. */
  private there: string[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Add a line, which is announced at once unless it is a typed command. */
  say(words: string, kind: Announcement["kind"] = "news"): void {
    // An effect that says something must not depend on what was said.
    const said = untrack(() => this.lines);
    if (words) this.lines = [...said, { id: this.nextId++, kind, words }].slice(-MOST_KEPT);
  }

  /** Announce what is new at the table. Call this whenever it changes. */
  follow(): void {
    const { view, happenings, prompt, branch, over, pending } = this.table;
    if (!view) this.followSeats();
    if (!view) return;
    if (!this.begun) this.begin(happenings, branch);
    const undone = branch !== this.branch;
    if (undone) {
      this.branch = branch;
      this.next = happenings.length;
    }
    const isAsked = !!prompt && !pending && prompt.request !== this.asked;
    if (isAsked || undone || (over && !this.saidResult)) this.flush(undone ? [text("spoken-undone")] : []);
    else if (this.next < happenings.length || this.waitingFor() !== this.waitedFor) this.flushSoon();
  }

  /** Before the game: say who comes and who goes. */
  private followSeats(): void {
    const { info, names, seat } = this.table;
    if (!info) return;
    const there = info.seats.filter(({ who, seat: other }) => who !== "open" && other !== seat);
    const now = there.map((other) => names[other.seat] ?? "");
    const before = this.there;
    this.there = now;
    if (!before) return;
    const came = now.filter((name) => !before.includes(name)).map((name) => text("lobby-came", { name }));
    const left = before.filter((name) => !now.includes(name)).map((name) => text("lobby-left", { name }));
    this.say([...came, ...left].join(" "));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** What happened before I came is in the log; only the current turn is announced. */
  private begin(happenings: Happening[], branch: number): void {
    this.begun = true;
    this.branch = branch;
    const turn = happenings.findLastIndex(({ kind }) => kind === "turn");
    const isMine = happenings[turn]?.seat === this.table.seat;
    this.next = isMine ? turn : happenings.length;
    this.saidResult = false;
  }

  private flushSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), QUIET);
  }

  private flush(sentences: string[] = []): void {
    clearTimeout(this.timer);
    const { happenings, prompt, over, seat, names, pending } = this.table;
    const reader = { seat, names, isCard };
    sentences.push(...speakSince(happenings, this.next, reader));
    // The others' moves can be watched again; nothing is announced twice.
    this.next = Math.max(this.next, happenings.length);
    if (over && !this.saidResult) {
      this.saidResult = true;
      sentences.push(...speakResult(over, reader));
    } else if (prompt && !pending && prompt.request !== this.asked) {
      this.asked = prompt.request;
      sentences.push(...this.newHand(), spokenQuestion(prompt, this.table));
    } else if (!over && this.waitingFor() !== this.waitedFor) {
      this.waitedFor = this.waitingFor();
      if (this.waitedFor) sentences.push(this.waitedFor);
    }
    if (prompt) this.waitedFor = "";
    this.say(sentences.join(" "));
  }

  /** My hand, if it was not announced in this turn yet, or has changed since I was last asked in another's turn. */
  private newHand(): string[] {
    const { view, me } = this.table;
    if (!me?.hand || !view) return [];
    const isMine = view.turn_seat === me.seat;
    const cards = [...me.hand].sort().join();
    const known = isMine ? `my turn ${me.turns}` : `their turn ${cards}`;
    if (known === this.hand) return [];
    this.hand = known;
    return [spokenHand(me.hand)];
  }

  /** Which people the table waits for, and for what. Bots are not worth a word. */
  private waitingFor(): string {
    const { waiting, info, seat, names, prompt, over, view } = this.table;
    if (prompt || over || !view) return this.waitedFor;
    const people = waiting.filter((other) => other !== seat && info?.seats[other]?.who === "human");
    return people.length ? waitingText(people, view, names) : "";
  }
}
