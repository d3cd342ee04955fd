import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { announcedKingdoms, figureRows, priceRows, printedRows, rulesIn } from "../src/lib/balance";
import { BalanceRun } from "../src/lib/balance-run.svelte";
import { facts } from "../src/lib/catalog.svelte";
import { LabRun } from "../src/lib/lab.svelte";
import type { BalanceFigures, BalanceReport, CardFacts, LabJob } from "../src/lib/protocol";
import { loadTexts, setLanguage } from "../src/lib/text.svelte";
import { setUp } from "./helpers";

const { api } = vi.hoisted(() => ({ api: { job: vi.fn(), cancel: vi.fn(), balance: vi.fn() } }));
vi.mock("../src/lib/api", async (actual) => ({ ...(await actual<object>()), api }));

const between = (low: number, value: number, high: number) => ({ value, low, high });

function figures(card: string | null, cost: number, wins: number): BalanceFigures {
  return {
    card,
    cost,
    wins: between(wins - 5.4, wins, wins + 5.4),
    bought: between(13.5, 12.5, 49),
    first: between(0, 0, 11),
    copies: card === null && cost === 6 ? null : between(0.44, 1.94, 3.5),
    advantage: between(-0.4, 17.8, 21),
    turns: between(20.8, 22, 23.25),
    long: between(0, 0, 0.01),
    stalled: between(0, 0, 0),
    difference: null,
    shares: [],
  };
}

const REPORT: BalanceReport = {
  version: 1,
  card: "Night Market",
  cost: 5,
  kingdoms: 8,
  games: 3200,
  verdict: { is: "said", key: "balance-verdict-early", facts: {} },
  prices: [figures(null, 4, 59), figures(null, 5, 49), figures(null, 6, 44)],
  printed: [figures("Witch", 5, 79), figures("Mine", 5, 44)],
  advantage_without: between(14, 16, 19),
  turns_without: between(18.9, 20.2, 21.5),
  long_without: between(0, 0, 1),
  stalled_without: between(0, 0, 0),
  is_comparable: true,
};

function job(state: LabJob["state"], done: number, balance: BalanceReport | null = null): LabJob {
  const nothing = { shares: [], best: [], turns: null, reason: null, said: null, analysis: null };
  return { id: "1", kind: "balance", state, done, total: 32, balance, ...nothing };
}

function card(written: string): CardFacts {
  const smithy = facts("Smithy");
  if (!smithy) throw new Error("no Smithy");
  return { ...smithy, name: "Night Market", written };
}

beforeAll(async () => {
  await setUp();
  await loadTexts("workshop");
});
afterEach(() => setLanguage("en"));

describe("a balance report", () => {
  it("has a row for each figure, with a column for each price and one without the card", () => {
    const rows = figureRows(REPORT);
    expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(["wins", "bought", "bought first"]);
    expect(rows[0]?.cells).toEqual([
      { value: "59%", range: "54 to 64" },
      { value: "49%", range: "44 to 54" },
      { value: "44%", range: "39 to 49" },
      null,
    ]);
    expect(rows[1]?.cells[0]).toEqual({ value: "12%", range: "14 to 49" }); // as the verdict says it
    expect(rows[3]?.cells[2]).toBeNull(); // nobody buys it, so there are no copies to count
    expect(rows[4]?.cells).toContainEqual({ value: "18", range: "0 to 21" });
    expect(rows[5]?.cells.at(-1)).toEqual({ value: "20.2", range: "18.9 to 21.5" });
    expect(rows[6]?.name).toBe("over 40 turns");
  });
  it("is written as each language writes numbers", async () => {
    await setLanguage("pl");
    expect(figureRows(REPORT)[5]?.cells.at(-1)).toEqual({ value: "20,2", range: "od 18,9 do 21,5" });
  });
  it("has no range where nothing is known of it", () => {
    const one = { ...figures(null, 5, 49), wins: { value: 49, low: null, high: null } };
    expect(figureRows({ ...REPORT, prices: [one] })[0]?.cells[0]).toEqual({ value: "49%", range: "" });
    expect(priceRows({ ...REPORT, prices: [one] })[0]).toMatchObject({ share: 0.49, low: null, high: null });
  });
  it("shows the card among the printed ones, the strongest first", () => {
    expect(printedRows(REPORT, "Nocny targ").map(({ name, mine }) => [name, mine])).toEqual([
      ["Witch", false],
      ["Nocny targ", true],
      ["Mine", false],
    ]);
    expect(priceRows(REPORT).map(({ name, mine }) => [name, mine])).toEqual([
      ["at 4", false],
      ["at 5", true],
      ["at 6", false],
    ]);
  });
  it("belongs to a text without its picture and translated names", () => {
    const rules = "Night Market\ncost 5, Action\n+1 Card\n";
    const run = new BalanceRun();
    run.measured = card(rules);
    expect(rulesIn("Night Market\nfr: Marché\nicon: shop\ncost 5, Action\n+1 Card\n")).toBe(rulesIn(rules));
    expect(run.isOf(card(rules.replace("cost", "icon: shop\ncost")))).toBe(true);
    expect(run.isOf(card(rules.replace("5", "4")))).toBe(false);
    expect(run.isOf(null)).toBe(false);
  });
});

describe("a measurement", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is announced at its beginning, at each quarter and with the verdict at its end", () => {
    expect([0, 7, 8, 15, 16, 31, 32].map((done) => announcedKingdoms(done, 32))).toEqual([0, 0, 8, 8, 16, 24, 32]);
    const run = new BalanceRun();
    const announced = (now: LabJob) => {
      run.job = now;
      return run.announcement;
    };
    expect(announced(job("waiting", 0))).toBe("Queued");
    expect(announced(job("running", 3))).toBe("Looking for good plans …");
    expect(announced(job("running", 9))).toBe("8 of 32 kingdoms");
    expect(announced(job("done", 32, REPORT))).toBe("Too few kingdoms for a verdict.");
    expect(announced(job("cancelled", 9))).toContain("Cancelled.");
  });
  it("goes on after the server could not be reached for a moment", async () => {
    const run = new LabRun();
    await run.start(() => Promise.resolve(job("running", 1)));
    api.job.mockRejectedValueOnce(new Refused("unreachable", "")).mockResolvedValueOnce(job("done", 32));
    await vi.advanceTimersByTimeAsync(400);
    expect(run.problem).toContain("not responding");
    expect(run.isRunning).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(run.problem).toBe("");
    expect(run.job?.state).toBe("done");
  });
  it("has failed if the server no longer knows it", async () => {
    const run = new LabRun();
    await run.start(() => Promise.resolve(job("running", 1)));
    api.job.mockRejectedValueOnce(new Refused("not-found", ""));
    await vi.advanceTimersByTimeAsync(400);
    expect(run.job?.state).toBe("failed");
    expect(run.problem).not.toBe("");
  });
  it("that is refused leaves the last report and its text as they are", async () => {
    const run = new BalanceRun();
    const first = card("Night Market\ncost 5, Action\n+1 Card\n");
    api.balance.mockResolvedValueOnce(job("done", 32, REPORT));
    await run.measure(first, 32);
    api.balance.mockRejectedValueOnce(new Refused("busy", "", { is: "said", key: "refused-busy-lab", facts: {} }));
    await run.measure(card("Other\ncost 5, Action\n+1 Card\n"), 32);
    expect(run.problem).toBe("The lab is busy; try again later.");
    expect(run.report).toBe(REPORT);
    expect(run.measured).toBe(first);
  });
  it("ignores an answer that arrives after it was cancelled", async () => {
    const run = new LabRun();
    await run.start(() => Promise.resolve(job("running", 1)));
    let late: ((job: LabJob) => void) | undefined;
    api.job.mockReturnValueOnce(new Promise<LabJob>((resolve) => (late = resolve)));
    await vi.advanceTimersByTimeAsync(400);
    api.cancel.mockResolvedValueOnce(job("cancelled", 1));
    await run.cancel();
    late?.(job("running", 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(run.job?.state).toBe("cancelled");
  });
});
