import { beforeAll, describe, expect, it } from "vitest";
import { Refused } from "../src/lib/api";
import type { Message } from "../src/lib/protocol";
import { explain, sentence } from "../src/lib/messages";
import { setLanguage, text } from "../src/lib/text.svelte";
import { setUp } from "./helpers";

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

describe("a message of the server", () => {
  beforeAll(setUp);

  it("becomes a sentence", () => {
    expect(sentence(unknown)).toBe("No card named 'Milise'. Did you mean Militia or Mine?");
  });

  it("becomes a sentence in the reader's language", async () => {
    await setLanguage("fr");
    expect(sentence(unknown)).toContain("Milice ou Mine");
    await setLanguage("en");
  });

  it("is replaced by its reason if this client does not know it", () => {
    const newer: Message = { is: "said", key: "refused-from-the-future", facts: {} };
    expect(explain(new Refused("late", "too late", newer))).toMatch(/too late/);
    expect(explain(new Error("a fault"))).toBe(text("refused-failed"));
  });
});
