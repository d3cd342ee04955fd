/** The server's HTTP API. */

import type {
  CardChecked,
  Catalog,
  CheckCard,
  CoachGame,
  DealInfo,
  DealOffered,
  KingdomWish,
  LabJob,
  Ladder,
  MeasureBalance,
  MySeatList,
  MySeats,
  OfferDeal,
  OpenGuide,
  OpenTable,
  PlayDeal,
  PlayOn,
  Proposal,
  QuickPlay,
  RatedName,
  Replay,
  ReplayPosition,
  Message,
  SearchStrategy,
  Seated,
  Simulate,
  TableInfo,
  TableList,
  TakePrepared,
  TakeSeat,
} from "./protocol";
import { knownDealPlayer } from "./deal-player";
import { keyOf, type KeptName } from "./kept-name.svelte";

/** The server refused, or cannot be reached (reason "unreachable"). `detail` is English; `explanation` is for people. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string,
    readonly explanation: Message | null = null,
  ) {
    super(detail);
  }
}

const OF_GAMES = /^(tables\/[^/]+\/(replay|play-on)|lab\/coach)/;

async function call<T>(method: string, path: string, body?: unknown, key: string | null = null): Promise<T> {
  let response: Response;
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  // A game whose deal others may still play is shown only to players who have finished it.
  const secret = OF_GAMES.test(path) ? knownDealPlayer() : key;
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  const content: unknown = await response.json().catch(() => null);
  if (response.ok) return content as T;
  const error = (content ?? {}) as { reason?: string; text?: string; said?: Message };
  const reason = error.reason ?? (response.status === 404 ? "not-found" : "failed");
  throw new Refused(reason, error.text ?? response.statusText, error.said ?? null);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown, key?: string | null) => call<T>("POST", path, body, key);
/** Take a seat, with the key of the player's name if this browser has it. */
const seated = (path: string, body: { name: string }) => post<Seated>(path, body, keyOf(body.name));
const id = encodeURIComponent;

export const api = {
  catalog: () => get<Catalog>("catalog"),
  propose: (body: KingdomWish) => post<Proposal>("kingdom", body),
  tables: () => get<TableList>("tables"),
  table: (table: string) => get<TableInfo>(`tables/${id(table)}`),
  open: (body: OpenTable) => seated("tables", body),
  quick: (body: QuickPlay) => seated("quick", body),
  guide: (body: OpenGuide) => post<Seated>("guide", body),
  takePrepared: (body: TakePrepared) => post<Seated>("prepared/take", body),
  sit: (table: string, body: TakeSeat) => seated(`tables/${id(table)}/seats`, body),
  mine: (body: MySeats) => post<MySeatList>("mine", body),
  replay: (table: string, seat: number) => get<Replay>(`tables/${id(table)}/replay?seat=${seat}`),
  position: (table: string, number: number, seat: number) =>
    get<ReplayPosition>(`tables/${id(table)}/replay/${number}?seat=${seat}`),
  playOn: (table: string, body: PlayOn) => post<Seated>(`tables/${id(table)}/play-on`, body),
  deal: (deal: string, player: string | null) => post<DealInfo>(`deals/${id(deal)}`, { player }),
  playDeal: (deal: string, body: PlayDeal) => post<Seated>(`deals/${id(deal)}/play`, body),
  offerDeal: (table: string, body: OfferDeal) => post<DealOffered>(`tables/${id(table)}/deal`, body),
  ladder: () => get<Ladder>("names"),
  keepName: ({ name, key }: KeptName) => post<RatedName>("names", { name }, key),
  myName: ({ name, key }: KeptName) => post<RatedName>("names/mine", { name }, key),
  forgetName: ({ name, key }: KeptName) => post<unknown>("names/forget", { name }, key),
  simulate: (body: Simulate) => post<LabJob>("lab/simulations", body),
  search: (body: SearchStrategy) => post<LabJob>("lab/searches", body),
  balance: (body: MeasureBalance) => post<LabJob>("lab/balance", body),
  coach: (body: CoachGame) => post<LabJob>("lab/coach", body),
  checkStrategy: (strategy: string, written: string[]) => post<{ ok: boolean }>("lab/check", { strategy, written }),
  checkCard: (body: CheckCard) => post<CardChecked>("workshop/check", body),
  job: (job: string) => get<LabJob>(`lab/jobs/${id(job)}`),
  cancel: (job: string) => call<LabJob>("DELETE", `lab/jobs/${id(job)}`),
};
