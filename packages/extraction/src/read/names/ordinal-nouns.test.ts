/** The noun of what is counted off, told once; and what is the rest of. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The first half brought in 3.4 million, the second 4.1", "First half 3400000 · Second half 4100000"],
  [
    "In the first quarter 12 came, in the second 19, in the third 8 and in the last 15",
    "First quarter 12 · Second quarter 19 · Third quarter 8 · Last quarter 15",
  ],
  ["First prize £500, second £250, third £100", "First prize 500 · Second 250 · Third 100"],
  [
    "40% come from London, 25% from the rest of England and 35% from abroad",
    "London 40 · Rest of England 25 · Abroad 35",
  ],
  ["England 40, the rest of England 12, Wales 9", "England 40 · Rest of England 12 · Wales 9"],
  ["First class 12, economy 40, business 9", "First class 12 · Economy 40 · Business 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
