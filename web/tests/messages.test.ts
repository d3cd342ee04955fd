import { beforeAll, describe, expect, it } from "vitest";
import { Refused } from "../src/lib/api";
import type { Message } from "../src/lib/protocol";
import { why, words } from "../src/lib/messages";
import { speak } from "../src/lib/text.svelte";
import { setUp } from "./catalog";

const unknown: Message = {
  is: "said",
  key: "problem-did-you-mean",
  facts: {
    problem: { is: "said", key: "problem-no-card", facts: { name: "'Milise'" } },
    names: {
      is: "list",
      things: [
        { is: "name", kind: "card", name: "Militia" },
        { is: "name", kind: "card", name: "Mine" },
      ],
      one_of: true,
    },
  },
};

describe("what the server says as facts", () => {
  beforeAll(setUp);

  it("is a sentence", () => {
    expect(words(unknown)).toBe("No card named 'Milise'. Did you mean Militia or Mine?");
  });

  it("is a sentence in the reader's language", async () => {
    await speak("fr");
    expect(words(unknown)).toContain("Milice ou Mine");
    await speak("en");
  });

  it("is told by its reason if the server is newer than this client", () => {
    const newer: Message = { is: "said", key: "refused-from-the-future", facts: {} };
    expect(why(new Refused("late", "too late", newer))).toMatch(/too late/);
    expect(why(new Error("a fault"))).toMatch(/failed/);
  });
});
