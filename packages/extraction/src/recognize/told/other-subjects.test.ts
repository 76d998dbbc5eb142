import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Wholesale firms added 16,000 jobs in the month and mining payrolls rose by 5,000.",
    "Wholesale firms 16000 · Mining payrolls 5000",
  ],
  ["Hotels lost 1,200 posts and bakery staffing fell by 300.", "Hotels 1200 · Bakery staffing 300"],
  ["The Dow rose 197 points, and the Nasdaq composite added 0.4%.", "Dow 197 · Nasdaq composite 0.4"],
  ["Tickets raised £900, the raffle £310, and the bar added another £450.", "Tickets 900 · Raffle 310 · Bar 450"],
  ["Hull sent 40 letters, Leeds 25, and the islands added 9.", "Hull 40 · Leeds 25 · Islands 9"],
  ["Retail gained 900 members and online trade grew by 400.", "Retail 900 · Online trade 400"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a level is told of by the step behind it", () =>
  expect(readLine("The club had 200 members in May and gained 50 in June.")).toBe("May 200 · June 250"));

test("what comes on top of levels at times is a step", () =>
  expect(readLine("The club had 200 members in May and 240 in June; July added 60.")).toBe(
    "May 200 · June 240 · July 300",
  ));
