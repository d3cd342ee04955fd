// Made from src/throneroom/protocol by `python -m throneroom.protocol.typescript`. Do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 30;
export const LONGEST_CHAT = 300;
export const LONGEST_STRATEGY = 20000;
export const LONGEST_CARD = 4000;
export const MOST_WRITTEN = 10;
export const LARGEST_SEED = 9007199254740991;
export const WATCHING = -1;
export const EVERYTHING = -2;

export type Source =
  | "base" | "intrigue" | "both" | "5+5";
export type Edition =
  | "first" | "second";
export type DrawnEdition =
  | "first" | "second" | "mixed";
export type WatchRule =
  | "nobody" | "open" | "everything";
export type UndoRule =
  | "free" | "consent" | "never";
export type AbsentChoice =
  | "wait" | "bot" | "end";
export type AdviceRule =
  | "never" | "agreed";
export type Unrated =
  | "" | "nobody" | "opponents" | "undo" | "seeded" | "advice" | "strategy" | "early" | "guided" | "deal";
export type TableStatus =
  | "open" | "running" | "over" | "closed";
export type Reason =
  | "bad-message" | "too-large" | "too-fast" | "hello-first" | "protocol" | "no-table" | "no-seat" | "no-watching" | "not-now" | "not-yours" | "not-asked" | "late" | "illegal" | "bad-wish" | "busy" | "store" | "not-found" | "failed";

/** A card, a mode or a recommended set by its English name. */
export interface MessageName {
  is: "name";
  kind: "card" | "mode" | "set";
  name: string;
}

/** Several facts: "a, b, c", or "a, b or c" if one of them is meant. */
export interface MessageList {
  is: "list";
  things: (string | number | MessageName | MessageList | Message)[];
  one_of: boolean;
}

/** A key of the catalogs in src/throneroom/locale, and the facts that its text needs. */
export interface Message {
  is: "said";
  key: string;
  facts: Record<string, string | number | MessageName | MessageList | Message>;
}

/** A recommended set by its English name. Without an edition, the first that has a set of this name. */
export interface NamedSet {
  way: "set";
  name: string;
  edition?: Edition | null;
}

/** Ten cards by name. Without an edition, the second if one of the cards is only in that one. */
export interface ChosenCards {
  way: "cards";
  cards: string[];
  edition?: Edition | null;
  written?: string[];
}

/**
 * Ten cards, or the name of a set, as pasted text: separated by commas, semicolons or line breaks.
 *
 * It may end with ", second edition".
 */
export interface WrittenCards {
  way: "text";
  text: string;
  written?: string[];
}

/**
 * Ten random cards. The same seed and options give the same cards.
 *
 * Without an edition, from the one that has all the cards needed.
 */
export interface RandomCards {
  way: "random";
  source?: Source;
  need?: string[];
  ban?: string[];
  seed?: number | null;
  edition?: DrawnEdition | null;
  written?: string[];
}

/** The next kingdom of a series. Without `swaps`, one random swap for each of `seats` players. */
export interface SwappedCards {
  way: "swap";
  last: string[];
  seats?: number;
  swaps?: [string, string][] | null;
  source?: Source;
  ban?: string[];
  seed?: number | null;
  edition?: Edition | null;
  written?: string[];
}

export interface Pile {
  card: string;
  size: number;
}

/** Ten cards, sorted by cost, then name. `seed` is None if nothing was random. */
export interface Proposal {
  cards: string[];
  set: string | null;
  seed: number | null;
  piles: Pile[];
  edition: Edition;
}

/**
 * What a custom card is called and says in one language, with its types.
 *
 * `modes`: the choices that it offers, by English name.
 */
export interface CardText {
  name: string;
  text: string;
  rulings: string[];
  types: string[];
  modes: Record<string, string>;
}

/**
 * A card. `piles`: the size of its pile for 2 to 6 players. `does`: its roles, such as draw.
 *
 * `only_in`: the edition that has it, or "" if both do. `texts`: of a custom card, by language, always with "en";
 * clients have no text of their own for it. `icon`: the name of a picture that its author chose. `written`: its text,
 * if it is a card of the card language. `counts_actions`: what it does may depend on the number of Actions played this
 * turn.
 */
export interface CardFacts {
  name: string;
  cost: number;
  types: string[];
  box: string;
  cards: number;
  actions: number;
  buys: number;
  coins: number;
  points: number;
  piles: number[];
  does: string[];
  only_in: string;
  texts: Record<string, CardText> | null;
  counts_actions: boolean;
  icon: string;
  written: string;
}

export interface SetFacts {
  name: string;
  boxes: string[];
  cards: string[];
  edition: Edition;
}

/** A level of bots. Stronger ones come later in the list. `rating`: its fixed reference on the Glicko-2 scale. */
export interface LevelFacts {
  name: string;
  rating: number;
}

/** Everything that does not change while the server runs. */
export interface Catalog {
  protocol: number;
  version: string;
  cards: CardFacts[];
  sets: SetFacts[];
  levels: LevelFacts[];
  modes: string[];
  verbs: string[];
  kinds: string[];
  zones: string[];
  longest_name: number;
  longest_chat: number;
}

/** POST /api/names: keep a name by the key in the header `Authorization: Bearer KEY`. */
export interface TakeName {
  name: string;
}

/** POST /api/names/mine and /api/names/forget: about a name that the key in the header keeps. */
export interface AskName {
  name: string;
}

/** A kept name. `games`: how many have counted. `taken` and `last` (game): seconds since 1970. */
export interface RatedName {
  name: string;
  rating: number;
  deviation: number;
  games: number;
  taken: number;
  last: number | null;
}

/** GET /api/names: the best names of this server, those with a certain rating first. */
export interface Ladder {
  names: RatedName[];
}

/**
 * The rating of a player who keeps their name by a key, when they sat down.
 *
 * After a game that counted: the rating before it, and the one `after` it.
 */
export interface SeatRating {
  rating: number;
  deviation: number;
  after: number | null;
  after_deviation: number | null;
}

/** The seat of the host, who opens the table. */
export interface MySeat {
  who: "me";
}

/** A seat that anyone may take. */
export interface OpenSeat {
  who: "open";
}

/** A bot of a level, or one that follows a strategy. */
export interface BotSeat {
  who: "bot";
  level?: string;
  strategy?: string | null;
}

/**
 * The options of a table.
 *
 * `listed`: it appears in the list of tables. `watch`: who may watch; `everything` shows all hands, `delay` seconds
 * late. `undo`: `free` until new information is revealed and not after, `consent` of the others after that, or
 * `never`; against bots alone undo is always free, and marks the game. `clock`: seconds for a decision, after which a
 * bot plays the seat. `grace`: seconds until the others may decide what happens to an absent player's seat. `points`
 * and `decks`: show counters of what everybody could remember. `first`: the starting player, random if None. `pauses`:
 * with several people, wait a moment for a player who has nothing to choose (such as a Reaction to reveal), so that
 * the others cannot tell. `advice`: the server gives advice while every person at the table has `agreed` to it, or
 * `never`.
 */
export interface TableOptions {
  listed?: boolean;
  watch?: WatchRule;
  delay?: number;
  undo?: UndoRule;
  clock?: number | null;
  grace?: number;
  points?: boolean;
  decks?: boolean;
  first?: number | null;
  pauses?: boolean;
  advice?: AdviceRule;
}

/** POST /api/tables: open a table. Exactly one seat is MySeat. The game starts once no seat is open. */
export interface OpenTable {
  name: string;
  seats: SeatWish[];
  kingdom?: KingdomWish;
  seed?: number | null;
  options?: TableOptions;
}

/** POST /api/quick: open a table against bots, where the game starts at once. */
export interface QuickPlay {
  name: string;
  bots?: BotSeat[];
  kingdom?: KingdomWish;
  seed?: number | null;
  options?: TableOptions;
}

/** POST /api/guide: open the guided first game, where the deal and the bot's strategy are always the same. */
export interface OpenGuide {
  name: string;
}

/** POST /api/tables/ID/seats: take a seat, any open one if `seat` is None. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** POST /api/tables/ID/play-on: play on from decision `number` of a finished game, against bots. */
export interface PlayOn {
  name: string;
  number: number;
  seat: number;
  bot?: BotSeat;
}

/** The seat of a person. Without a name, it gets that of the browser which takes it. */
export interface PersonSeat {
  who: "person";
  name?: string;
}

/**
 * POST /api/prepared: prepare a game for browsers on this machine. Only the server of `throneroom play` does.
 *
 * `kingdom`: the names or texts of its cards, and its edition. `record`: a saved game to continue, with its kingdom
 * and seed. `advice`: everybody has agreed to it.
 */
export interface PrepareGame {
  seats: PreparedSeat[];
  kingdom?: string[];
  seed?: number;
  record?: string | null;
  advice?: boolean;
}

/** A code for each person, which a browser exchanges for the seat, once. */
export interface PreparedGame {
  codes: string[];
}

/** POST /api/prepared/take: take the seat that this code is for. The first one to do so starts the game. */
export interface TakePrepared {
  code: string;
  name: string;
}

/** A seat, and the token that opens it. The server shows the token only this once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface SeatToken {
  table: string;
  token: string;
}

/** POST /api/mine: find out which of these seats still exist. */
export interface MySeats {
  seats: SeatToken[];
}

/**
 * A seat and who sits there.
 *
 * `away`: seconds since this player was last connected, None if they are now. `stand_in`: a bot plays for them at the
 * moment. `may_decide`: the grace time is over, and the others may decide what happens to the seat. `rating`: this
 * player keeps the name by a key.
 */
export interface SeatStatus {
  seat: number;
  who: "bot" | "human" | "open";
  name: string;
  level: string | null;
  away: number | null;
  stand_in: boolean;
  resigned: boolean;
  may_decide: boolean;
  rating: SeatRating | null;
}

/**
 * What everybody may know about a table. `supply` names the piles in order.
 *
 * `seeded`: the host chose the seed and may know the deal. `marked`: somebody undid an answer after seeing something
 * new. `previous` and `next`: the tables before and after this one in a series. `opened`, `begun` and `ended` are in
 * seconds since 1970, None if it has not happened yet. `outdated`: the game was started with an older version of the
 * program and can be neither continued nor replayed; while it runs, a player may resign to end it as a draw. So it is
 * if the server no longer has some of its custom cards (`missing`), or they have changed since (`changed`).
 * `agreed`: the seats of the people who have agreed to advice. `advice`: all of them have, so advice is on.
 * `advised`: it has been on in this game. `guide`: the version of the guided first game that is played here, 0 at
 * every other table.
 * `deal`: the deal that others play at their own tables, as the one of the day. `unrated`: why the game, as it is now,
 * does not count for names kept by a key; empty if it does. `cards`: those that only this table knows, which its host
 * wrote; lists of tables leave them out.
 */
export interface TableInfo {
  id: string;
  state: TableStatus;
  owner: number;
  seats: SeatStatus[];
  kingdom: string[];
  set: string | null;
  supply: string[];
  options: TableOptions;
  seeded: boolean;
  marked: boolean;
  watchers: number;
  turn: number;
  previous: string | null;
  next: string | null;
  opened: number;
  begun: number | null;
  ended: number | null;
  outdated: boolean;
  missing: string[];
  changed: string[];
  agreed: number[];
  advice: boolean;
  advised: boolean;
  guide: number;
  deal: string | null;
  unrated: Unrated;
  edition: Edition;
  cards: CardFacts[];
}

export interface TableList {
  open: TableInfo[];
  running: TableInfo[];
}

/** One of the client's seats. `asked`: the table waits for it. */
export interface MySeatStatus {
  table: TableInfo;
  seat: number;
  asked: boolean;
}

export interface MySeatList {
  seats: MySeatStatus[];
}

/** A Supply pile: how many cards are left, and what one costs now. */
export interface PileView {
  card: string;
  left: number;
  cost: number;
}

/**
 * What the viewer may know about one seat.
 *
 * `hand`, `deck_size`, `deck`, `on_deck` and `passing` (the card chosen to pass with Masquerade) are None except for
 * the viewer's own seat. `deck`: how many copies of each card are in the deck, as a player knows who remembers every
 * card since the last shuffle; `on_deck`: the cards whose place is known because the player put them on top, the top
 * card last. No view holds the size of another deck or of any discard pile (rules, section 3). `points` and `owned`
 * count what everybody could remember, if the table shows it; after the game everything is shown.
 */
export interface PlayerView {
  seat: number;
  hand: string[] | null;
  hand_size: number;
  deck_size: number | null;
  discard_top: string | null;
  in_play: string[];
  set_aside: string[];
  revealed: string[];
  passing: string[] | null;
  passing_size: number;
  turns: number;
  points: number | null;
  owned: Record<string, number> | null;
  deck: Record<string, number> | null;
  on_deck: string[] | null;
}

/**
 * The game as one seat sees it; `seat` may be WATCHING or EVERYTHING.
 *
 * `phase` is action, treasure or buy. `reduction`: how much less all cards cost. `worth_more`: Treasures that produce
 * one more coin, once for each time they are listed; of `first_worth_more`, only the first copy played does.
 * `playing`: the cards being resolved, outermost first. `to_end`: the number of empty piles that ends the game.
 */
export interface TableView {
  seat: number;
  turn_seat: number;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  reduction: number;
  actions_played: number;
  worth_more: string[];
  playing: string[];
  supply: PileView[];
  empty_piles: number;
  to_end: number;
  trash: string[];
  players: PlayerView[];
  is_over: boolean;
  first_worth_more: string[];
}

/**
 * One event as this seat may see it, numbered from 0.
 *
 * engine/event.py has the kinds, engine/zone.py the zones. `cards`: those the seat sees (for `choose` and `name`, the
 * modes and cards chosen); `count`: how many there were. `cause`: the cards being resolved, outermost first. `other`:
 * a second seat, -1 if none. `news`: draw, shuffle, reveal, look. `answer`: the number of the answer that caused it,
 * -1 before the first.
 */
export interface Happening {
  number: number;
  kind: string;
  seat: number;
  cards: string[];
  count: number;
  source: string;
  target: string;
  other: number;
  cause: string[];
  news: string[];
  answer: number;
}

/**
 * A question to this seat alone: choose `least` to `most` of `options`.
 *
 * An option listed several times may be chosen that many times. `ordered`: the order of the answer matters, and the
 * last one named ends up on top. `card`: the card that asks, None for the turn itself. `rule`: the section of the
 * rules. `subject`: the seat whose cards the question is about. All options are in one `zone`: hand (of the seat
 * asked), supply, trash, revealed or play (of `subject`), or modes. `default`: the answer that changes least.
 * `together`: others are asked at the same time, and nobody sees an answer before all have chosen. `seconds`: the time
 * left, None without a clock.
 */
export interface Prompt {
  request: string;
  number: number;
  verb: string;
  card: string | null;
  rule: string;
  options: string[];
  least: number;
  most: number;
  ordered: boolean;
  subject: number;
  zone: string;
  default: string[];
  together: boolean;
  seconds: number | null;
}

/**
 * What this seat can undo: its answer to decision `number`.
 *
 * `others`: how many later answers of other seats are undone too. `news`: what has been revealed since (draw, shuffle,
 * reveal, other seat). `free`: nobody has to agree; otherwise everybody in `consent` has to, and if that is empty, it
 * cannot be undone. `marks`: the undo will mark the game.
 */
export interface UndoOffer {
  number: number;
  verb: string;
  card: string | null;
  answer: string[];
  others: number;
  news: string[];
  free: boolean;
  consent: number[];
  marks: boolean;
}

export interface CardPoints {
  card: string;
  count: number;
  points: number;
}

export interface SeatScore {
  seat: number;
  name: string;
  points: number;
  turns: number;
  winner: boolean;
  resigned: boolean;
  cards: CardPoints[];
}

/** A seat's points and the value of its Treasures, after the deal and after each of its turns. */
export interface Curve {
  seat: number;
  points: number[];
  money: number[];
}

/**
 * The result.
 *
 * `how`: `played` to the end, all but one `resigned`, `ended` early by the others, or `draw` if the table is outdated
 * and was ended; then there are no points. `key`: the secret that the game was dealt from, in hexadecimal; None if it
 * was dealt from a `seed`.
 */
export interface GameOver {
  how: "draw" | "ended" | "played" | "resigned";
  scores: SeatScore[];
  winners: number[];
  seed: number;
  curves: Curve[];
  key: string | null;
}

/** A line of chat, by a player. `at` is in seconds since 1970. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A player who wants another game, and the cards they swap for it, if any. */
export interface Vote {
  seat: number;
  swap: [string, string] | null;
}

/**
 * A seat asks to undo this many answers. `waiting`: those who have yet to agree.
 *
 * `start`: the number of the first happening that would be undone; -1 from an older server.
 */
export interface UndoRequest {
  seat: number;
  answers: number;
  news: string[];
  waiting: number[];
  start: number;
}

/**
 * Something that usually happened after an answer, when the game was played on.
 *
 * `kind`: `ends` (it ends the game at once), `next-buy` (gains `card` on the next turn, in `percent` of the games),
 * `sooner` or `later` (the game ends this many `turns` sooner or later than after the best other answer),
 * `more-points` or `fewer-points` (this many `points` more or fewer than the best opponent, compared with the best
 * other answer).
 */
export interface AdviceReason {
  kind: string;
  card: string | null;
  percent: number;
  turns: number;
  points: number;
}

/**
 * One answer: the chance to win with it (a tie counts as a share), from `low` to `high` with 95 percent certainty.
 *
 * `loss`: how much less than the best answer it is worth, and the standard error of that.
 */
export interface AnswerWorth {
  answer: string[];
  chance: number;
  low: number;
  high: number;
  rollouts: number;
  loss: number;
  loss_error: number;
  reasons: AdviceReason[];
}

/**
 * The first message. Without a token the client is a spectator.
 *
 * `since`: how many happenings the client already has, and of which `branch`.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  since?: number;
  branch?: number;
}

/** The answer to a prompt. It may be sent again until an update acknowledges it. */
export interface GiveAnswer {
  type: "answer";
  request: string;
  options: string[];
}

/** Undo my answer to decision `number`, as offered. */
export interface AskUndo {
  type: "undo";
  number: number;
}

/** Agree to another player's undo, or refuse it. False withdraws your own request. */
export interface AnswerUndo {
  type: "undo-answer";
  agree: boolean;
}

/** Leave the game for good. A bot takes over, or the game ends if only one of several people is left. */
export interface Resign {
  type: "resign";
}

export interface Say {
  type: "chat";
  text: string;
}

/** Decide what happens to a seat whose player has been away longer than the grace time. */
export interface ChooseForAbsent {
  type: "absent";
  seat: number;
  choice: AbsentChoice;
}

/** Take your seat back from the stand-in bot. Hello with the token does the same. */
export interface ComeBack {
  type: "come-back";
}

/** The host starts the game early. Bots fill the open seats; if `fill` is None, those are removed. */
export interface Begin {
  type: "begin";
  fill?: BotSeat | null;
}

/** Leave before the game begins. If the host leaves, the table is closed. */
export interface LeaveSeat {
  type: "leave";
}

/** Before the game, the host gives a free seat to a bot, or a bot's seat to another; None makes it free again. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  bot?: BotSeat | null;
}

/** Before the game, the host puts the table on the list of tables, or takes it off. */
export interface ListTable {
  type: "list";
  listed: boolean;
}

/** Vote for another game, which starts once everybody has. Each player may swap one kingdom card. */
export interface AskRematch {
  type: "rematch";
  swap?: [string, string] | null;
}

/** Agree that advice is given at this table, or take that back. It is given once every person has agreed. */
export interface AgreeToAdvice {
  type: "advice";
  agree: boolean;
}

/** Ask for advice about the prompt with this `request`. It replaces advice asked for before. */
export interface AskAdvice {
  type: "advise";
  request: string;
}

/** Send no more advice about the current prompt. */
export interface StopAdvice {
  type: "stop-advice";
}

export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * The reply to Hello: everything the client may know.
 *
 * Drop your happenings from number `start` on and append these. `seat` is WATCHING or EVERYTHING for a spectator.
 * `view` is None before the game begins. `waiting`: the seats the table waits for, which is all that others may know
 * about a question.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number;
  table: TableInfo;
  branch: number;
  start: number;
  happenings: Happening[];
  view: TableView | null;
  prompt: Prompt | null;
  waiting: number[];
  undo: UndoOffer | null;
  undo_request: UndoRequest | null;
  chat: ChatLine[];
  over: GameOver | null;
  rematch: Vote[];
}

/**
 * The game moved on, or back. Drop your happenings from number `start` on and append these.
 *
 * `answered`: your answer to this request is durable. `prompt` replaces the previous one; None if you are not asked.
 */
export interface Update {
  type: "update";
  answered: string | null;
  branch: number;
  start: number;
  happenings: Happening[];
  view: TableView;
  prompt: Prompt | null;
  waiting: number[];
  undo: UndoOffer | null;
}

/** An answer to a question that others are asked too. It is not durable until all have chosen. */
export interface Held {
  type: "held";
  request: string;
}

/** Somebody came, left or resigned, the game began, or the next table of the series is open. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A player asks to undo, or another has agreed. None: the request is no longer open. */
export interface UndoAsked {
  type: "undo-asked";
  request: UndoRequest | null;
}

/** A seat undid this many answers. An update shows the game as it is now. */
export interface Undone {
  type: "undone";
  seat: number;
  answers: number;
}

export interface UndoRefused {
  type: "undo-refused";
  seat: number;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** The game is over. The update with the last happenings came before. */
export interface Over {
  type: "over";
  over: GameOver;
}

/** Who wants another game. `next`: the table of that game, where each seat's token opens the same seat. */
export interface RematchVotes {
  type: "rematch";
  votes: Vote[];
  next: string | null;
}

/**
 * Advice about the prompt with this `request`, the best answer first. Each message replaces the one before.
 *
 * `rollouts`: how many games were played on, in this many `seconds`. `done`: no more is coming.
 */
export interface AdviceGiven {
  type: "advice";
  request: string;
  options: AnswerWorth[];
  rollouts: number;
  seconds: number;
  done: boolean;
}

/** A request was refused, and nothing has changed. `text` is in English, `said` the same to localize. */
export interface Refused {
  type: "error";
  reason: Reason;
  text: string;
  request: string | null;
  said: Message;
}

/** The server closes this connection. Reconnect after this many seconds. */
export interface Bye {
  type: "bye";
  reason: "closed" | "shutdown" | "too-many";
  seconds: number;
}

export interface Pong {
  type: "pong";
  n: number;
}

/**
 * A decision of a finished game and its answer. `happening`: how many happenings came before it.
 *
 * Of another seat's decision, `verb` and `answer` are empty and `card` is null.
 */
export interface ReplayStep {
  number: number;
  seat: number;
  turn: number;
  verb: string;
  card: string | null;
  answer: string[];
  happening: number;
}

/** GET /api/tables/ID/replay?seat=N: a finished game as this seat saw it. */
export interface Replay {
  table: TableInfo;
  seat: number;
  steps: ReplayStep[];
  happenings: Happening[];
  over: GameOver;
}

/** GET /api/tables/ID/replay/NUMBER?seat=N: the game when decision `number` was asked. */
export interface ReplayPosition {
  number: number;
  view: TableView;
  prompt: Prompt | null;
  answer: string[];
}

/** POST /api/lab/coach: judge the decisions of a finished game for one seat. The response is a LabJob. */
export interface CoachGame {
  table: string;
  seat: number;
  quality?: "normal" | "quick";
}

/**
 * A decision of the seat: what was answered, what was best, and the loss in win chance with its interval.
 *
 * `grade` is empty unless the answer was certainly a mistake. `loss` is 0 if it may have been the best answer.
 * `reasons`: why `best` was better than `given`.
 */
export interface CoachJudgement {
  number: number;
  turn: number;
  verb: string;
  card: string | null;
  given: string[];
  best: string[];
  chance: number;
  loss: number;
  low: number;
  high: number;
  grade: "" | "blunder" | "inaccuracy" | "mistake";
  reasons: AdviceReason[];
}

/** The seat's chance to win when decision `number` was asked, in its turn `turn`; the last one at the end. */
export interface CoachPoint {
  number: number;
  turn: number;
  chance: number;
}

/** How much luck changed the seat's chance to win around its turn `turn`. */
export interface CoachLuck {
  turn: number;
  luck: number;
}

/**
 * What the coach says about one seat's game. Chances are from 0 to 1.
 *
 * `final - initial = gained - lost + luck`. `is_finished`: False if the game was not played to its end, so `final` is
 * the chance to win when it stopped. `rate`: the average loss per decision, in thousandths of a win; `name`: of
 * the range that it is in. `costliest`: numbers of at most three decisions. `is_complete`: False for a first verdict.
 */
export interface CoachAnalysis {
  version: number;
  seat: number;
  initial: number;
  final: number;
  is_finished: boolean;
  lost: number;
  gained: number;
  luck: number;
  adjusted: number;
  decisions: number;
  rate: number;
  name: string;
  curve: CoachPoint[];
  turns: CoachLuck[];
  judgements: CoachJudgement[];
  costliest: number[];
  is_complete: boolean;
}

/**
 * POST /api/lab/balance: measure a card of the card language. The response is a LabJob.
 *
 * `card`: its text. `kingdoms`: on how many boards; more take longer and make the report more precise. `search_games`,
 * `games`: how many games improve each plan and make up each match. With fewer of them the report is rough, and the
 * printed cards were measured otherwise.
 */
export interface MeasureBalance {
  card: string;
  kingdoms?: number;
  edition?: DrawnEdition;
  seed?: number;
  search_games?: number;
  games?: number;
}

/** A value and its 95 percent interval, which is null if there is too little data. */
export interface BalanceEstimate {
  value: number;
  low: number | null;
  high: number | null;
}

/**
 * What a card does at one price, in percent of games or kingdoms.
 *
 * `card`: null for the measured card, otherwise a printed card, with the `difference` in percentage points: how much
 * more the measured card wins. `wins`: of the best plan with it against the best plan without it. `bought`, `first`:
 * kingdoms in which the best plan buys it, and before other kingdom cards. `copies`: per game; null if nobody buys it.
 * If both players follow the plan with it, `advantage` is the first player's lead, `turns` the length, `long` the
 * games of more than 40 turns and `stalled` those that were stopped. `shares`: the wins in each kingdom.
 */
export interface BalanceFigures {
  card: string | null;
  cost: number;
  wins: BalanceEstimate;
  bought: BalanceEstimate;
  first: BalanceEstimate;
  copies: BalanceEstimate | null;
  advantage: BalanceEstimate;
  turns: BalanceEstimate;
  long: BalanceEstimate;
  stalled: BalanceEstimate;
  difference: BalanceEstimate | null;
  shares: number[];
}

/**
 * What is known of a card after `kingdoms` kingdoms.
 *
 * `games`: at each price. `prices`: at its price, one below and one above. `printed`: the printed cards of its price,
 * the strongest first; `is_comparable`: whether they were measured on the same kingdoms. `..._without`: of games
 * between equal plans without the card.
 */
export interface BalanceReport {
  version: number;
  card: string;
  cost: number;
  kingdoms: number;
  games: number;
  verdict: Message;
  prices: BalanceFigures[];
  printed: BalanceFigures[];
  advantage_without: BalanceEstimate;
  turns_without: BalanceEstimate;
  long_without: BalanceEstimate;
  stalled_without: BalanceEstimate;
  is_comparable: boolean;
}

/**
 * POST /api/deals/ID: what this player may know about a deal. ID is `today`, `daily-DATE` or one from an offer.
 *
 * `player` is a random text that the player's browser keeps. It stands for them in every deal; the server stores
 * only its hash.
 */
export interface AskDeal {
  player?: string | null;
}

/** POST /api/deals/ID/play: play a deal. Each player has one table for it: asking again returns the same seat. */
export interface PlayDeal {
  name: string;
  player: string;
}

/** POST /api/tables/ID/deal: offer the deal of a finished game to others. `token` is that of a seat there. */
export interface OfferDeal {
  token: string;
  player: string;
}

/** The deal's id, for a link. Nothing about its cards can be derived from it. */
export interface DealOffered {
  deal: string;
}

/** The player's own game of a deal. */
export interface DealGame {
  table: string;
  state: TableStatus;
}

/**
 * How somebody's game of the deal ended. `others`: the most points of any other seat.
 *
 * `mine`: it is the game of the player who asks. `unfinished` games were resigned or ended early.
 */
export interface DealResult {
  table: string;
  name: string;
  seat: number;
  outcome: "lost" | "tied" | "unfinished" | "won";
  points: number;
  others: number;
  turns: number;
  mine: boolean;
  ended: number;
}

/**
 * A deal. `seat` is the one that everybody who plays it has.
 *
 * `by`: who offers it. `may_play`: it is still possible to begin. `closes`: when everybody may see the games of a
 * daily deal, in seconds since 1970. `finished`: how many have. `results`: the best first, or None while this player
 * may not see them, because they have not finished the deal themselves. `cards`: those of the kingdom that only its
 * tables know.
 */
export interface DealInfo {
  id: string;
  kind: "daily" | "offered";
  date: string | null;
  by: string | null;
  kingdom: string[];
  set: string | null;
  seats: SeatStatus[];
  seat: number;
  may_play: boolean;
  closes: number | null;
  started: number;
  finished: number;
  mine: DealGame | null;
  results: DealResult[] | null;
  edition: Edition;
  cards: CardFacts[];
}

/** A bot of a level, or one that follows a strategy. */
export interface LabPlayer {
  name: string;
  level?: string | null;
  strategy?: string | null;
}

/** POST /api/lab/simulations: let strategies play against each other, in every seating order. */
export interface Simulate {
  players: LabPlayer[];
  kingdom?: KingdomWish;
  games?: number;
  seed?: number;
}

/** POST /api/lab/searches: search for a good strategy for a kingdom. */
export interface SearchStrategy {
  kingdom?: KingdomWish;
  seconds?: number;
  seed?: number;
}

/**
 * POST /api/lab/check: check a strategy. 400 with the position of the mistake if it cannot be played.
 *
 * `written`: the texts of cards that it may name.
 */
export interface CheckStrategy {
  strategy: string;
  written?: string[];
}

/** A player's share of the wins so far with its 95 percent interval, and the mean points by turn. */
export interface LabShare {
  name: string;
  share: number;
  low: number;
  high: number;
  points: number;
  curve: number[];
}

/** A strategy that the search has found, and its share of wins with the interval. */
export interface Candidate {
  strategy: string;
  share: number;
  low: number;
  high: number;
}

/**
 * GET /api/lab/jobs/ID: a job in the lab and its results so far. DELETE cancels it.
 *
 * `done` of `total`: games of a simulation, seconds of a search, a share of a coach's work, kingdoms of a balance
 * report. `shares` for a simulation; `best` for a search, best first; `analysis` for a coach; `balance` for a balance
 * report. `reason`: why it failed, in English; `said`: the same to
 * localize.
 */
export interface LabJob {
  id: string;
  kind: "balance" | "coach" | "search" | "simulation";
  state: "cancelled" | "done" | "failed" | "running" | "waiting";
  done: number;
  total: number;
  shares: LabShare[];
  best: Candidate[];
  turns: number | null;
  reason: string | null;
  said: Message | null;
  analysis: CoachAnalysis | null;
  balance: BalanceReport | null;
}

/** Success, and nothing else to report. */
export interface Fine {
  ok: boolean;
}

/** GET /api/health. 503 with `ok` false if the database cannot be reached. */
export interface Health {
  ok: boolean;
  version: string;
  protocol: number;
  database: string;
  tables: number;
  build: string;
}

/**
 * POST /api/workshop/check: read a card's text, and complete it at a place (line and column from 1).
 *
 * `language`: of what is explained.
 */
export interface CheckCard {
  text: string;
  language?: string;
  line?: number;
  column?: number;
}

/**
 * The first mistake: where (from 1), what is wrong and what would be right, in the reader's language.
 *
 * `understood`: the text before it, as far as it makes sense. `expected`: words that could stand there.
 */
export interface CardMistake {
  line: number;
  column: number;
  problem: string;
  hint: string;
  understood: string;
  expected: string[];
}

/**
 * The card, or the mistake in it. `completions`: what could stand at the place, as whole words.
 *
 * `written`: the card as the server writes it. Cards that say the same are written the same.
 */
export interface CardChecked {
  card: CardFacts | null;
  mistake: CardMistake | null;
  completions: string[];
  written: string;
}

export type KingdomWish =
  | NamedSet
  | ChosenCards
  | WrittenCards
  | RandomCards
  | SwappedCards;

export type SeatWish =
  | MySeat
  | OpenSeat
  | BotSeat;

export type PreparedSeat =
  | PersonSeat
  | BotSeat;

export type FromClient =
  | Hello
  | GiveAnswer
  | AskUndo
  | AnswerUndo
  | Resign
  | Say
  | ChooseForAbsent
  | ComeBack
  | Begin
  | LeaveSeat
  | SeatBot
  | ListTable
  | AskRematch
  | AgreeToAdvice
  | AskAdvice
  | StopAdvice
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Held
  | TableChanged
  | UndoAsked
  | Undone
  | UndoRefused
  | Chatted
  | Over
  | RematchVotes
  | AdviceGiven
  | Refused
  | Bye
  | Pong;
