/** Names that a word beside them changes. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "what is denied": [
    ["Yes 40%, no 30%, 19% are not sure, 11% don't know.", "Yes 40 · No 30 · Not sure 19 · Don't know 11"],
    ["60% of guests were members and 40% were not members.", "Members 60 · Not members 40"],
    ["14 had not moved, 20 did not vote.", "Not moved 14 · Did not vote 20"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
