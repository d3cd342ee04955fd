import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../src/lib/connection";
import type { FromClient, FromServer, Happening, Prompt, TableInfo, Update, Welcome } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";
import { prompt, setUp, view } from "./catalog";

/** The far end of a socket, as the test moves it. */
class FarEnd implements Socket {
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = {
  seat: 0,
  who: "human" as const,
  name: "Ada",
  level: null,
  away: null,
  stand_in: false,
  resigned: false,
  may_decide: false,
};
const info = {
  id: "t",
  state: "running",
  owner: 0,
  seats: [seat, { ...seat, seat: 1, name: "Ben" }],
  kingdom: [],
  next: null,
} as unknown as TableInfo;

function happening(number: number, kind = "draw", whose = 0): Happening {
  return {
    number,
    kind,
    seat: whose,
    cards: [],
    count: 1,
    source: "",
    target: "",
    other: -1,
    cause: [],
    news: [],
    answer: 0,
  };
}

function welcome(given: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 1,
    seat: 0,
    table: info,
    branch: 0,
    start: 0,
    happenings: [],
    view: view(),
    prompt: null,
    waiting: [],
    undo: null,
    undo_request: null,
    chat: [],
    over: null,
    rematch: [],
    ...given,
  };
}

function update(given: Partial<Update> = {}): Update {
  return {
    type: "update",
    answered: null,
    branch: 0,
    start: 0,
    happenings: [],
    view: view(),
    prompt: null,
    waiting: [],
    undo: null,
    ...given,
  };
}

const ask = (request: string): Prompt => prompt({ request, options: ["Gold"] });

let ends: FarEnd[] = [];
let table: Table;
const last = () => ends.at(-1) as FarEnd;
const answers = () => ends.flatMap((end) => end.sent.filter((message) => message.type === "answer"));

beforeAll(setUp);
beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  table = new Table("t", "secret", () => {
    ends.push(new FarEnd());
    return last();
  });
  table.open();
  last().onopen?.();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const said = (key: string) => ({ is: "said" as const, key, facts: {} });

describe("coming back", () => {
  it("says hello with the token and what is known", () => {
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, token: "secret", since: 0, branch: 0 }]);
    last().tell(welcome({ happenings: [happening(0), happening(1)], branch: 3 }));
    last().onclose?.();
    expect(table.state).toBe("lost");
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, token: "secret", since: 2, branch: 3 }]);
    last().tell(welcome({ start: 2, happenings: [happening(2)], branch: 3 }));
    expect(table.happenings.map((happened) => happened.number)).toEqual([0, 1, 2]);
    expect(table.state).toBe("open");
  });

  it("waits longer each time, and tries at once when told to", () => {
    for (const wait of [250, 500, 1000]) {
      const tries = ends.length;
      last().onclose?.();
      vi.advanceTimersByTime(wait - 1);
      expect(ends.length).toBe(tries);
      vi.advanceTimersByTime(1);
      expect(ends.length).toBe(tries + 1);
    }
    last().onclose?.();
    const tries = ends.length;
    table.hurry();
    expect(ends.length).toBe(tries + 1);
  });

  it("notices a connection that has died without a word", () => {
    last().tell(welcome());
    vi.advanceTimersByTime(61_000);
    expect(ends.length).toBeGreaterThan(1);
  });
});

describe("an answer", () => {
  it("is given once, however often it is clicked", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    table.answer(["Gold"]);
    expect(answers()).toEqual([{ type: "answer", request: "5", options: ["Gold"] }]);
  });

  it("that got lost is sent again with its request", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().onclose?.();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    last().tell(welcome({ prompt: ask("5") }));
    expect(answers()).toHaveLength(2);
    last().tell(update({ answered: "5", prompt: ask("6") }));
    expect(table.pending).toBeNull();
    expect(table.prompt?.request).toBe("6");
  });

  it("that was kept, though its acknowledgement got lost, is not sent again", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().onclose?.();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    last().tell(welcome({ prompt: ask("6") }));
    expect(answers()).toHaveLength(1);
    expect(table.pending).toBeNull();
  });

  it("given too fast is sent again after a while", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().tell({ type: "error", reason: "too-fast", text: "", request: "5", said: said("refused-too-fast") });
    vi.advanceTimersByTime(1100);
    expect(answers()).toHaveLength(2);
  });

  it("that is refused may be given anew", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Silver"]);
    last().tell({ type: "error", reason: "illegal", text: "", request: "5", said: said("refused-illegal") });
    expect(table.refusal).toBe("illegal");
    table.answer(["Gold"]);
    expect(answers()).toHaveLength(2);
  });

  it("that waits for the others is held, and asked again after a restart", () => {
    last().tell(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().tell({ type: "held", request: "5" });
    expect(table.held).toBe(true);
    last().tell(update({ answered: "5" }));
    expect(table.held).toBe(false);
  });
});

describe("what others do", () => {
  const theirs = (number: number, kind: string, cards: string[]): Happening => ({
    ...happening(number, kind, 1),
    cards,
    source: "hand",
    target: "play",
  });
  const turn = { ...happening(0, "turn", 1), count: 2 };
  const told = [
    turn,
    theirs(1, "play", ["Village"]),
    theirs(2, "play", ["Smithy"]),
    { ...happening(3, "turn", 0), count: 3 },
  ];

  it("is shown one thing after the other, and the question is there at once", () => {
    table.speed = () => "normal";
    last().tell(welcome());
    last().tell(update({ happenings: told, prompt: ask("7") }));
    expect(table.prompt?.request).toBe("7");
    expect(table.happenings).toHaveLength(4);
    expect(table.scene?.turn_seat).toBe(1);
    expect(table.scene?.players[1]?.in_play).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(table.scene?.players[1]?.in_play).toEqual(["Village"]);
    vi.advanceTimersByTime(3000);
    expect(table.scene).toBeNull();
  });

  it("is shown no longer once I answer", () => {
    table.speed = () => "slow";
    last().tell(welcome());
    last().tell(update({ happenings: told, prompt: ask("7") }));
    table.answer(["Gold"]);
    expect(table.scene).toBeNull();
  });

  it("comes before the result", () => {
    table.speed = () => "slow";
    last().tell(welcome());
    last().tell(update({ happenings: told.slice(0, 3) }));
    last().tell({ type: "over", over: { how: "played", scores: [], winners: [], seed: 0, curves: [] } });
    expect(table.over).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(table.over).not.toBeNull();
  });

  it("taken back is gone at once", () => {
    table.speed = () => "slow";
    last().tell(welcome({ happenings: [happening(0), happening(1), happening(2)] }));
    last().tell(update({ branch: 1, start: 1, happenings: [] }));
    expect(table.happenings).toHaveLength(1);
    expect(table.scene).toBeNull();
  });
});
