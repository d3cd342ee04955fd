// Made from src/throneroom/protocol by `python -m throneroom.protocol.typescript`. Do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 30;
export const LONGEST_CHAT = 300;
export const LONGEST_STRATEGY = 20000;
export const LARGEST_SEED = 9007199254740991;
export const WATCHING = -1;
export const EVERYTHING = -2;

export type Source =
  | "base" | "intrigue" | "both" | "5+5";
export type WatchRule =
  | "nobody" | "open" | "everything";
export type UndoRule =
  | "free" | "consent" | "never";
export type AbsentChoice =
  | "wait" | "bot" | "end";
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

/** Several things: "a, b, c", or "a, b or c" if one of them is meant. */
export interface MessageList {
  is: "list";
  things: (string | number | MessageName | MessageList | Message)[];
  one_of: boolean;
}

/** A key of the catalogs in src/throneroom/locale, and what the text there speaks of. */
export interface Message {
  is: "said";
  key: string;
  facts: Record<string, string | number | MessageName | MessageList | Message>;
}

/** A recommended set by its English name. */
export interface NamedSet {
  way: "set";
  name: string;
}

/** Ten cards by name. */
export interface ChosenCards {
  way: "cards";
  cards: string[];
}

/** Ten cards, or the name of a set, as a person pastes them: commas, semicolons or lines between. */
export interface WrittenCards {
  way: "text";
  text: string;
}

/** Ten cards by chance. The same seed and wishes give the same cards. */
export interface RandomCards {
  way: "random";
  source?: Source;
  need?: string[];
  ban?: string[];
  seed?: number | null;
}

/** The next kingdom of a series. Without `swaps` one by chance for each of `seats` players. */
export interface SwappedCards {
  way: "swap";
  last: string[];
  seats?: number;
  swaps?: [string, string][] | null;
  source?: Source;
  ban?: string[];
  seed?: number | null;
}

export interface Pile {
  card: string;
  size: number;
}

/** Ten cards, in order of cost, then name. `seed` is None if nothing was left to chance. */
export interface Proposal {
  cards: string[];
  set: string | null;
  seed: number | null;
  piles: Pile[];
}

/** A printed card. `piles` are the sizes of its pile for 2 to 6 players, `does` what it is good for. */
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
}

export interface SetFacts {
  name: string;
  boxes: string[];
  cards: string[];
}

/** A bot that can be asked to sit down. Stronger ones come later in the list. */
export interface LevelFacts {
  name: string;
}

/** All that does not change while the server runs: fetched once. */
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

/** The seat of the person who opens the table. */
export interface MySeat {
  who: "me";
}

/** A seat for whoever comes. */
export interface OpenSeat {
  who: "open";
}

/** A bot of a level, or one that follows a strategy as text. */
export interface BotSeat {
  who: "bot";
  level?: string;
  strategy?: string | null;
}

/**
 * How a table plays.
 *
 * `listed`: it stands in the list of tables. `watch`: who may watch, and whether all hands are shown, then
 * `delay` seconds late. `undo`: freely until something new was seen and not after; after that by consent; or never.
 * Against bots alone undo is always free, and the game is marked. `clock`: seconds for a decision, then a bot goes on
 * for the seat. `grace`: seconds until the others may decide what becomes of a seat that is away. `points` and
 * `decks`: the counters of what everybody may remember are part of the view. `first`: who begins; chance if None.
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
}

/** POST /api/tables. Exactly one of the seats is MySeat. The game begins when no seat is open any more. */
export interface OpenTable {
  name: string;
  seats: SeatWish[];
  kingdom?: KingdomWish;
  seed?: number | null;
  options?: TableOptions;
}

/** POST /api/quick: a table against bots that begins at once. */
export interface QuickPlay {
  name: string;
  bots?: BotSeat[];
  kingdom?: KingdomWish;
  seed?: number | null;
  options?: TableOptions;
}

/** POST /api/tables/ID/seats. Any open seat if none is named. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** POST /api/tables/ID/play-on: a new table from decision `number` of a finished game; bots take the other seats. */
export interface PlayOn {
  name: string;
  number: number;
  seat: number;
  bot?: BotSeat;
}

/** The seat a person has got, and the token that opens it. The server shows the token only this once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface SeatToken {
  table: string;
  token: string;
}

/** POST /api/mine: which of these seats are still there. */
export interface MySeats {
  seats: SeatToken[];
}

/**
 * Who sits there: `open`, `human` or `bot`.
 *
 * `away` is for how many seconds a person has not been connected, None if he is. `stand_in`: a bot plays this person's
 * seat at present. `may_decide`: the grace time is over, the others may choose what becomes of the seat.
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
}

/**
 * What everybody may know of a table. `supply` names the piles in their order.
 *
 * `seeded`: the seed was chosen by a person, who may know the deal. `marked`: a person took back something after
 * having seen more. `previous` and `next`: the tables before and after this one in a series. `begun` and `ended`, as
 * seconds since 1970, are None before.
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
}

export interface TableList {
  open: TableInfo[];
  running: TableInfo[];
}

/** One of my seats. `asked`: the table waits for me. */
export interface MySeatStatus {
  table: TableInfo;
  seat: number;
  asked: boolean;
}

export interface MySeatList {
  seats: MySeatStatus[];
}

/** A supply pile: how many are left, and what the card costs now. */
export interface PileView {
  card: string;
  left: number;
  cost: number;
}

/**
 * What may be known of one seat.
 *
 * `hand` and `deck_size` are None but for the own seat; `passing` too, the card laid down to pass (Masquerade). The
 * size of another's deck, and of any discard pile, is in no view (rules, section 3). `points` and `owned` are what
 * everybody may know by heart, if the table shows it; all is shown when the game is over.
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
}

/**
 * The table as one seat sees it; `seat` may be WATCHING or EVERYTHING.
 *
 * `phase` is action, treasure or buy. `reduction`: how much less all cards cost. `worth_more`: Treasures that give a
 * coin more, once for each time they stand here. `playing`: the cards being resolved, outermost first. `to_end`: so
 * many empty piles end the game.
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
}

/**
 * One thing that happened, as this seat may see it; engine/event.py has the kinds and zones.
 *
 * `cards` are those seen (for `choose` and `name` the modes and cards chosen), `count` is how many there were.
 * `cause`: the cards being resolved, outermost first. `other`: a second seat, -1 if none. `news`: draw, shuffle,
 * reveal. `answer`: the number of the answer that brought it about, -1 before the first. The first has
 * number 0.
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
 * A question to this seat alone: choose from `least` to `most` of `options`.
 *
 * What stands in `options` several times may be chosen as often. `ordered`: the order of the answer counts, the last
 * one named ends on top. `card` asks (None: the turn itself), by section `rule` of the rules, about the cards of seat
 * `subject`. All options lie in one `zone`: hand (of the seat asked), supply, trash, revealed or play (of `subject`);
 * or they are modes. `default` is the answer that changes least. `together`: others are asked at the same time and
 * nobody sees another's answer before all have chosen. `seconds`: how much time is left, None without a clock.
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
 * What this seat could take back: its answer to decision `number`.
 *
 * `others`: how many later answers of others go with it. `news`: what has come to light since (draw, shuffle, reveal,
 * other seat). `free`: nobody need agree, else all of `consent`; an empty list there means that it cannot be undone.
 * `marks`: the game will be marked.
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

/** A seat's points and the coins on its Treasures after each of its turns; the deal first. */
export interface Curve {
  seat: number;
  points: number[];
  money: number[];
}

/** How a game ended: `played` to its end, all but one `resigned`, or `ended` by those who stayed. */
export interface GameOver {
  how: "ended" | "played" | "resigned";
  scores: SeatScore[];
  winners: number[];
  seed: number;
  curves: Curve[];
}

/** Only those who play may talk. `at` is in seconds since 1970. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A person who wants another game, and the card he swaps for it, if any. */
export interface Vote {
  seat: number;
  swap: [string, string] | null;
}

/** A person asks to take back; `waiting` are those who have yet to agree, `answers` how many answers go. */
export interface UndoRequest {
  seat: number;
  answers: number;
  news: string[];
  waiting: number[];
}

/** The first message. Without a token one watches. `since`: how many happenings the client has, of `branch`. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  since?: number;
  branch?: number;
}

/** The answer to a prompt. It may be sent again until an update says that it is kept. */
export interface GiveAnswer {
  type: "answer";
  request: string;
  options: string[];
}

/** Take back my answer to decision `number`, as the offer had it. */
export interface AskUndo {
  type: "undo";
  number: number;
}

/** Whether another may take back. One's own request is withdrawn by False. */
export interface AnswerUndo {
  type: "undo-answer";
  agree: boolean;
}

/** Leave the game for good: a bot plays the seat on, or the game ends if only one person is left of several. */
export interface Resign {
  type: "resign";
}

export interface Say {
  type: "chat";
  text: string;
}

/** What becomes of a seat that is away and whose grace time is over. */
export interface ChooseForAbsent {
  type: "absent";
  seat: number;
  choice: AbsentChoice;
}

/** Take the own seat back from the bot that stands in. (Hello with the token does it too.) */
export interface ComeBack {
  type: "come-back";
}

/** The owner begins before all seats are taken. Open seats are filled with such bots, or taken away if None. */
export interface Begin {
  type: "begin";
  fill?: BotSeat | null;
}

/** Leave before the game has begun. If the owner leaves, the table is closed. */
export interface LeaveSeat {
  type: "leave";
}

/** Another game with the same people, once all of them want it. Each may swap a card of the kingdom for another. */
export interface AskRematch {
  type: "rematch";
  swap?: [string, string] | null;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * Answers Hello: all there is to know. Forget happenings from number `start` on and append these.
 *
 * `view` is None before the game has begun. `waiting`: whom the table waits for, which is all that others may know of
 * a question. `seat` is WATCHING or EVERYTHING for one who watches.
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
 * The game went on, or back: forget happenings from number `start` on and append these.
 *
 * `answered`: this answer of yours is kept for good. `prompt` replaces the one before; None: you are not asked.
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

/** An answer to a question that others are asked too: it counts when all have chosen, and is not yet kept. */
export interface Held {
  type: "held";
  request: string;
}

/** Somebody came, went, resigned; the game began; a next table is there. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Somebody asks to take back, or somebody agreed; None: nobody asks any more. */
export interface UndoAsked {
  type: "undo-asked";
  request: UndoRequest | null;
}

/** Something was taken back; the update comes too. */
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

/** Who wants another game. `next`: the table where it is played; each seat's token opens the same seat there. */
export interface RematchVotes {
  type: "rematch";
  votes: Vote[];
  next: string | null;
}

/** Something was refused and nothing has changed. `text` is English, `said` the same for a person. */
export interface Refused {
  type: "error";
  reason: Reason;
  text: string;
  request: string | null;
  said: Message;
}

/** The server goes down, or this seat was opened elsewhere too often. Connect again after so many seconds. */
export interface Bye {
  type: "bye";
  reason: "closed" | "shutdown" | "too-many";
  seconds: number;
}

export interface Pong {
  type: "pong";
  n: number;
}

/** A decision of a finished game: who was asked what, and answered what. `happening`: how many came before it. */
export interface ReplayStep {
  number: number;
  seat: number;
  turn: number;
  verb: string;
  card: string | null;
  answer: string[];
  happening: number;
}

/** GET /api/tables/ID/replay?seat=N: all that happened as this seat saw it, and the decisions as steps. */
export interface Replay {
  table: TableInfo;
  seat: number;
  steps: ReplayStep[];
  happenings: Happening[];
  over: GameOver;
}

/** GET /api/tables/ID/replay/NUMBER?seat=N: the table when decision `number` was asked. */
export interface ReplayPosition {
  number: number;
  view: TableView;
  prompt: Prompt | null;
  answer: string[];
}

/** A level, or a strategy as text. */
export interface LabPlayer {
  name: string;
  level?: string | null;
  strategy?: string | null;
}

/** POST /api/lab/simulations: let strategies play against each other, in all orders of sitting. */
export interface Simulate {
  players: LabPlayer[];
  kingdom?: KingdomWish;
  games?: number;
  seed?: number;
}

/** POST /api/lab/searches: look for a strategy for a kingdom. */
export interface SearchStrategy {
  kingdom?: KingdomWish;
  seconds?: number;
  seed?: number;
}

/** POST /api/lab/check: is this a strategy that can be played? 400 with the place of the mistake if not. */
export interface CheckStrategy {
  strategy: string;
}

/** A player's share of the victories so far with its 95 percent interval, and mean points by turn. */
export interface LabShare {
  name: string;
  share: number;
  low: number;
  high: number;
  points: number;
  curve: number[];
}

/** A strategy the search has found, and its share of victories with its interval. */
export interface Candidate {
  strategy: string;
  share: number;
  low: number;
  high: number;
}

/**
 * GET /api/lab/jobs/ID: work in the lab, growing until it is `done`; DELETE cancels it.
 *
 * `done` of `total` games, or of the seconds of a search. `shares` for a simulation, `best` for a search, best first.
 * `reason` is English, `said` the same for a person.
 */
export interface LabJob {
  id: string;
  kind: "search" | "simulation";
  state: "cancelled" | "done" | "failed" | "running" | "waiting";
  done: number;
  total: number;
  shares: LabShare[];
  best: Candidate[];
  turns: number | null;
  reason: string | null;
  said: Message | null;
}

/** Done, and nothing else to say. */
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
  | AskRematch
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
  | Refused
  | Bye
  | Pong;
