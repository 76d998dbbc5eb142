import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { squeezed } from "./squeezed.ts";

describe("blanks typed twice", () => {
  it.each([
    ["Tea  14,   coffee 9", "Tea 14, coffee 9"],
    ["Tea \u00a014", "Tea 14"],
    ["  Tea  14", "  Tea 14"],
  ])("%s", (typed, read) => expect(squeezed(typed)?.text).toBe(read));

  it.each(["Tea 14, coffee 9", "Tea 14\n  coffee 9", ""])("leaves %s as it is", (typed) =>
    expect(squeezed(typed)).toBeNull(),
  );

  it("finds every word again where it was typed", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,6}$/); // catches "tea4", not "a b"
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 12 }),
        (parts) => {
          const typed = parts.map(([one, blanks]) => one + " ".repeat(blanks)).join("");
          const short = squeezed(typed);
          if (!short) return;
          for (const { 0: one, index } of short.text.matchAll(/\S+/gu)) {
            // catches each word
            const [start, end] = short.back([index, index + one.length]);
            expect(typed.slice(start, end)).toBe(one);
          }
        },
      ),
    );
  });
});
