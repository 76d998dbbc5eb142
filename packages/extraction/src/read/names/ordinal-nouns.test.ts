/** The noun of what is counted off, told once; and what is the rest of. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The first half brought in 3.4 million, the second 4.1", "First half 3400000 · Second half 4100000"],
  [
    "We had 12 calls in the first week, 19 in the second and 8 in the third",
    "First week 12 · Second week 19 · Third week 8",
  ],
  [
    "40% come from London, 25% from the rest of England and 35% from abroad",
    "London 40 · Rest of England 25 · Abroad 35",
  ],
  ["England 40, the rest of England 12, Wales 9", "England 40 · Rest of England 12 · Wales 9"],
  ["First class 12, economy 40, business 9", "First class 12 · Economy 40 · Business 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
