import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayPlayer } from "../src/lib/replay-player.svelte";

const END = 3;
let shown: number[];
let player: ReplayPlayer;

/** The screen: it shows what the player wants, once its position has come. */
function open(at: number): void {
  player.follow(at, at, END);
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  player = new ReplayPlayer((number) => {
    shown.push(number);
    open(number);
  });
  open(0);
});
afterEach(() => vi.useRealTimers());

describe("a replay that plays", () => {
  it("goes from decision to decision and stops at the end", () => {
    player.toggle(0);
    open(0);
    vi.advanceTimersByTime(60_000);
    expect([shown, player.isPlaying]).toEqual([[1, 2, 3], false]);
  });
  it("starts over at the end", () => {
    open(END);
    player.toggle(END);
    expect([shown, player.isPlaying]).toEqual([[0], true]);
  });
  it("waits until the position of a decision is on the screen", () => {
    player.toggle(0);
    player.follow(1, 0, END);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    player.follow(1, 1, END);
    vi.advanceTimersByTime(1_200);
    expect(shown).toEqual([2]);
  });
  it("is four times as fast at speed 4, and stands still when it is stopped", () => {
    player.setSpeed(4);
    player.toggle(0);
    open(0);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1]);
    player.stop();
    vi.advanceTimersByTime(60_000);
    expect([shown, player.isPlaying]).toEqual([[1], false]);
  });
});
