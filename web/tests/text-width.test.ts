import { beforeAll, describe, expect, it } from "vitest";
import { hyphenated } from "../src/lib/text-width.svelte";
import { setUp } from "./helpers";

beforeAll(setUp);

describe("the names on small cards", () => {
  it("have a soft hyphen where a long word may be broken", () => {
    expect(hyphenated("Coppersmith")).toBe("Copper\u00adsmith");
    expect(hyphenated("Throne Room")).toBe("Throne Room");
  });
});
