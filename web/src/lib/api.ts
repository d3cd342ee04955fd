/** The server's HTTP side. */

import type {
  Catalog,
  KingdomWish,
  LabJob,
  MySeatList,
  MySeats,
  OpenTable,
  PlayOn,
  Proposal,
  QuickPlay,
  Replay,
  ReplayPosition,
  Message,
  SearchStrategy,
  Seated,
  Simulate,
  TableInfo,
  TableList,
  TakeSeat,
} from "./protocol";

/** The server refused, or could not be reached (`reason` is "unreachable"). `detail` is English, `said` for a person. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string,
    readonly said: Message | null = null,
  ) {
    super(detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const error = (told ?? {}) as { reason?: string; text?: string; said?: Message };
  const reason = error.reason ?? (answer.status === 404 ? "not-found" : "failed");
  throw new Refused(reason, error.text ?? answer.statusText, error.said ?? null);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown) => call<T>("POST", path, body);
const id = encodeURIComponent;

export const api = {
  catalog: () => get<Catalog>("catalog"),
  propose: (wish: KingdomWish) => post<Proposal>("kingdom", wish),
  tables: () => get<TableList>("tables"),
  table: (table: string) => get<TableInfo>(`tables/${id(table)}`),
  open: (wish: OpenTable) => post<Seated>("tables", wish),
  quick: (wish: QuickPlay) => post<Seated>("quick", wish),
  sit: (table: string, wish: TakeSeat) => post<Seated>(`tables/${id(table)}/seats`, wish),
  mine: (wish: MySeats) => post<MySeatList>("mine", wish),
  replay: (table: string, seat: number) => get<Replay>(`tables/${id(table)}/replay?seat=${seat}`),
  position: (table: string, number: number, seat: number) =>
    get<ReplayPosition>(`tables/${id(table)}/replay/${number}?seat=${seat}`),
  playOn: (table: string, wish: PlayOn) => post<Seated>(`tables/${id(table)}/play-on`, wish),
  simulate: (wish: Simulate) => post<LabJob>("lab/simulations", wish),
  search: (wish: SearchStrategy) => post<LabJob>("lab/searches", wish),
  checkStrategy: (strategy: string) => post<{ ok: boolean }>("lab/check", { strategy }),
  job: (job: string) => get<LabJob>(`lab/jobs/${id(job)}`),
  cancel: (job: string) => call<LabJob>("DELETE", `lab/jobs/${id(job)}`),
};
