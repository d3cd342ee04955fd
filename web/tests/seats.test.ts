import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepOnlySeats, mySeats, rememberSeat, seatAt, tokens } from "../src/lib/seats";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const seat = (table: string, number: number) => ({ table, seat: number, token: `${table}-${number}`, name: "Ann" });
const inAnotherWindow = () => vi.stubGlobal("sessionStorage", storage());

describe("the seats of a browser", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", storage());
    inAnotherWindow();
  });

  it("are remembered, newest first", () => {
    rememberSeat(seat("a", 0));
    rememberSeat(seat("b", 1));
    expect(mySeats().map(({ table }) => table)).toEqual(["b", "a"]);
  });

  it("may be two at one table, one for each window", () => {
    const ann = sessionStorage;
    rememberSeat(seat("a", 0));
    inAnotherWindow();
    rememberSeat(seat("a", 1));
    expect(seatAt("a")?.token).toBe("a-1");
    vi.stubGlobal("sessionStorage", ann);
    expect(seatAt("a")?.token).toBe("a-0");
    expect(tokens()).toEqual([{ table: "a", token: "a-0" }]);
  });

  it("are the newest in a window that is for none of them", () => {
    rememberSeat(seat("a", 0));
    inAnotherWindow();
    rememberSeat(seat("a", 1));
    inAnotherWindow();
    expect(seatAt("a")?.token).toBe("a-1");
  });

  it("are all forgotten once the server no longer knows their table", () => {
    rememberSeat(seat("a", 0));
    rememberSeat(seat("a", 1));
    rememberSeat(seat("b", 0));
    keepOnlySeats(["b"]);
    expect(seatAt("a")).toBeUndefined();
    expect(mySeats()).toHaveLength(1);
  });
});
