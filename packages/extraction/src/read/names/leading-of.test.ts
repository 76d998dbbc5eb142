/** Names without the word that joins them to their unit. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "You need 3 cups of flour, 0.5 cups of sugar, 0.25 cups of oil and 1.5 cups of milk.",
    "Flour 3 · Sugar 0.5 · Oil 0.25 · Milk 1.5",
  ],
  ["We drank 2.5 cups of tea and 1.5 cups of coffee.", "Tea 2.5 · Coffee 1.5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
