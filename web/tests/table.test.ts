import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../src/lib/connection";
import type { FromClient, FromServer, Happening, Prompt, TableInfo, Update, Welcome } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";
import { prompt, setUp, view } from "./helpers";

/** The server's end of a socket. */
class ServerEnd implements Socket {
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
  deliver(message: FromServer): void {
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

let ends: ServerEnd[] = [];
let table: Table;
const last = () => ends.at(-1) as ServerEnd;
const answers = () => ends.flatMap((end) => end.sent.filter((message) => message.type === "answer"));

beforeAll(setUp);
beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  table = new Table("t", "secret", () => {
    ends.push(new ServerEnd());
    return last();
  });
  table.open();
  last().onopen?.();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const message = (key: string) => ({ is: "said" as const, key, facts: {} });

describe("reconnecting", () => {
  it("says hello with the token and what it knows", () => {
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, token: "secret", since: 0, branch: 0 }]);
    last().deliver(welcome({ happenings: [happening(0), happening(1)], branch: 3 }));
    last().onclose?.();
    expect(table.state).toBe("lost");
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, token: "secret", since: 2, branch: 3 }]);
    last().deliver(welcome({ start: 2, happenings: [happening(2)], branch: 3 }));
    expect(table.happenings.map((happened) => happened.number)).toEqual([0, 1, 2]);
    expect(table.state).toBe("open");
  });

  it("waits longer each time, unless it is asked to reconnect now", () => {
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
    table.reconnectNow();
    expect(ends.length).toBe(tries + 1);
  });

  it("notices a connection that died silently", () => {
    last().deliver(welcome());
    vi.advanceTimersByTime(61_000);
    expect(ends.length).toBeGreaterThan(1);
  });
});

describe("an answer", () => {
  it("is given once, however often it is clicked", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    table.answer(["Gold"]);
    expect(answers()).toEqual([{ type: "answer", request: "5", options: ["Gold"] }]);
  });

  it("that was lost is sent again with its request", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().onclose?.();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    last().deliver(welcome({ prompt: ask("5") }));
    expect(answers()).toHaveLength(2);
    last().deliver(update({ answered: "5", prompt: ask("6") }));
    expect(table.pending).toBeNull();
    expect(table.prompt?.request).toBe("6");
  });

  it("that the server has is not sent again, even if the acknowledgement was lost", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().onclose?.();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    last().deliver(welcome({ prompt: ask("6") }));
    expect(answers()).toHaveLength(1);
    expect(table.pending).toBeNull();
  });

  it("given too fast is sent again after a while", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().deliver({ type: "error", reason: "too-fast", text: "", request: "5", said: message("refused-too-fast") });
    vi.advanceTimersByTime(1100);
    expect(answers()).toHaveLength(2);
  });

  it("that is refused can be given again", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Silver"]);
    last().deliver({ type: "error", reason: "illegal", text: "", request: "5", said: message("refused-illegal") });
    expect(table.refusal).toBe("illegal");
    table.answer(["Gold"]);
    expect(answers()).toHaveLength(2);
  });

  it("that waits for the others is held until they have answered", () => {
    last().deliver(welcome({ prompt: ask("5") }));
    table.answer(["Gold"]);
    last().deliver({ type: "held", request: "5" });
    expect(table.held).toBe(true);
    last().deliver(update({ answered: "5" }));
    expect(table.held).toBe(false);
  });
});

describe("the others' moves", () => {
  const theirs = (number: number, kind: string, cards: string[]): Happening => ({
    ...happening(number, kind, 1),
    cards,
    source: "hand",
    target: "play",
  });
  const turn = { ...happening(0, "turn", 1), count: 2 };
  const moves = [
    turn,
    theirs(1, "play", ["Village"]),
    theirs(2, "play", ["Smithy"]),
    { ...happening(3, "turn", 0), count: 3 },
  ];

  it("are shown step by step, and everything on the screen shows that moment", () => {
    table.speed = () => "normal";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: ask("7"), view: view({ coins: 9 }) }));
    expect(table.isPlayingBack).toBe(true);
    expect(table.view?.turn_seat).toBe(1);
    expect([table.happenings.length, table.prompt, table.coming?.request]).toEqual([1, null, "7"]);
    vi.advanceTimersByTime(300);
    expect(table.view?.players[1]?.in_play).toEqual(["Village"]);
    expect([table.happenings.length, table.prompt]).toEqual([2, null]);
    vi.advanceTimersByTime(560);
    expect([table.happenings.length, table.prompt, table.view?.coins]).toEqual([4, null, 9]);
    expect(table.isPlayingBack).toBe(true);
    vi.advanceTimersByTime(300);
    expect([table.prompt?.request, table.isPlayingBack]).toEqual(["7", false]);
  });

  it("are all there at once without animation", () => {
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: ask("7") }));
    expect([table.isPlayingBack, table.happenings.length, table.prompt?.request]).toEqual([false, 4, "7"]);
  });

  it("are skipped when I act", () => {
    table.speed = () => "slow";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: ask("7") }));
    table.catchUp();
    expect([table.isPlayingBack, table.happenings.length, table.prompt?.request]).toEqual([false, 4, "7"]);
    vi.advanceTimersByTime(60_000);
    expect(table.prompt?.request).toBe("7");
  });

  it.each(["off", "normal"] as const)("can be watched again, with animation %s", (speed) => {
    table.speed = () => speed;
    last().deliver(welcome());
    expect(table.mayWatchAgain).toBe(false);
    last().deliver(update({ happenings: moves, prompt: ask("7") }));
    table.catchUp();
    expect(table.mayWatchAgain).toBe(true);
    table.watchAgain();
    expect([table.isPlayingBack, table.prompt, table.happenings.length]).toEqual([true, null, 1]);
    vi.advanceTimersByTime(10_000);
    expect([table.isPlayingBack, table.prompt?.request, table.happenings.length]).toEqual([false, "7", 4]);
  });

  it("can be watched again after the page was loaded again, unless they were undone", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: ask("7") }));
    last().deliver(welcome({ happenings: moves, prompt: ask("7") }));
    expect(table.mayWatchAgain).toBe(true);
    table.watchAgain();
    expect([table.isPlayingBack, table.happenings.length]).toEqual([true, 1]);
    last().deliver(welcome({ happenings: moves, branch: 5 }));
    expect(table.mayWatchAgain).toBe(false);
    vi.unstubAllGlobals();
  });

  it("that arrive in the meantime are shown after the others", () => {
    table.speed = () => "normal";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves.slice(0, 2) }));
    last().deliver(update({ happenings: moves.slice(2), start: 2, prompt: ask("7") }));
    expect(table.happenings).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(table.happenings).toHaveLength(2);
    vi.advanceTimersByTime(900);
    expect([table.happenings.length, table.prompt?.request]).toEqual([4, "7"]);
  });

  it("begin after my clean-up and my new hand, and end before an Attack asks me", () => {
    table.speed = () => "normal";
    const shown: [string, number][] = [];
    table.animate = (happenings, show, time) => {
      shown.push([happenings.map(({ kind }) => kind).join(" "), time ?? Infinity]);
      show();
    };
    last().deliver(welcome());
    const mine = [
      { ...happening(0, "buy", 0), cards: ["Silver"] },
      { ...happening(1, "gain", 0), cards: ["Silver"], source: "supply", target: "discard" },
      happening(2, "clean-up", 0),
      { ...happening(3, "draw", 0), cards: ["Copper"] },
      { ...happening(4, "turn", 1), count: 2 },
    ];
    const attacked = view({ turn_seat: 1 });
    last().deliver(update({ happenings: mine, view: attacked }));
    last().deliver(
      update({
        happenings: [theirs(5, "play", ["Militia"])],
        view: attacked,
        start: 5,
        prompt: { ...ask("7"), card: "Militia" },
      }),
    );
    const kinds = () => shown.map(([kind]) => kind);
    expect(kinds()).toEqual(["buy gain"]);
    vi.advanceTimersByTime(280);
    expect(kinds()).toEqual(["buy gain", "clean-up"]);
    vi.advanceTimersByTime(280);
    expect(kinds()).toEqual(["buy gain", "clean-up", "draw turn"]);
    expect(table.view?.players[1]?.in_play).toEqual([]);
    vi.advanceTimersByTime(280);
    expect(kinds()).toEqual(["buy gain", "clean-up", "draw turn", "play"]);
    expect([table.prompt, table.happenings.length]).toEqual([null, 6]);
    vi.advanceTimersByTime(280);
    expect(table.prompt?.request).toBe("7");
    // Each has its time, and nothing flies longer than that.
    expect(shown.map(([, time]) => time)).toEqual([275, 275, 275, 275]);
  });

  it("are not asked for again when the connection is lost in the middle", () => {
    table.speed = () => "slow";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: ask("7") }));
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 4 });
    last().deliver(welcome({ start: 4, prompt: ask("7") }));
    expect([table.happenings.length, table.prompt?.request]).toEqual([4, "7"]);
  });

  it("take time from the clock of my question", () => {
    table.speed = () => "normal";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves, prompt: { ...ask("7"), seconds: 30 } }));
    vi.advanceTimersByTime(2000);
    expect(table.prompt?.seconds).toBeLessThan(29.5);
    expect(table.prompt?.seconds).toBeGreaterThan(27);
  });

  it("come before the result", () => {
    table.speed = () => "slow";
    last().deliver(welcome());
    last().deliver(update({ happenings: moves.slice(0, 3), view: view({ is_over: true }) }));
    last().deliver({ type: "over", over: { how: "played", scores: [], winners: [], seed: 0, curves: [], key: null } });
    expect(table.over).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(table.over).not.toBeNull();
  });

  it("disappear at once when they are undone", () => {
    table.speed = () => "slow";
    last().deliver(welcome({ happenings: [happening(0), happening(1), happening(2)] }));
    last().deliver(update({ branch: 1, start: 1, happenings: [] }));
    expect(table.happenings).toHaveLength(1);
    expect(table.isPlayingBack).toBe(false);
  });
});
