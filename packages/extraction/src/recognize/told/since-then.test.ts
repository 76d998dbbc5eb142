/** Changes told from a time that has no figure. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Leeds sold 410 bikes, York 300 and Hull 250. Sales in Hull were 40 fewer than last year.",
    "Leeds 410 · York 300 · Hull 250",
  ],
  [
    "68% like the newsletter, 54% the website and 41% the events. Satisfaction with events was 12 points lower than in 2022.",
    "Newsletter 68 · Website 54 · Events 41",
  ],
  ["Last year we sold 410 bikes, this year 40 fewer than last year.", "Last year 410 · This year 370"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
