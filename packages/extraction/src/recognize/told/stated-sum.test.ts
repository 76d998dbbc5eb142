import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Out of the 64 eggs, 41 hatched on day 21, nine more on day 22, two on day 23 and 12 on day 24.",
    "Day 21 41 · Day 22 9 · Day 23 2 · Day 24 12",
  ],
  ["We sold 120 tickets: 60 in May, another 40 in June and 20 in July.", "May 60 · June 40 · July 20"],
  ["We had 60 members in May, 10 more in June and another 50 in July.", "May 60 · June 70 · July 120"],
  ["One pair of swans in 2010, three pairs in 2015 and five in 2020.", "2010 1 · 2015 3 · 2020 5"],
  [
    "Half the staff, a third of the guests and every single one of the dogs got wet.",
    "Staff 50 · Guests 33.3 · Dogs 100",
  ],
  ["Net profit: FNB R18.2bn, Absa R9.4bn.", "FNB 18200000000 · Absa 9400000000"],
  ["R1 250 000 for the Toyota, R899 900 for the VW.", "Toyota 1250000 · VW 899900"],
  ["Highway R61 is 12 km, R62 is 30 km.", "Highway R61 12 · R62 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
