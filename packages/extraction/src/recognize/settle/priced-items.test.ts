/** How many of each beside what one costs, and bare hours beside hours and minutes. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["12 singles at €60, 20 doubles at €95 and 4 suites at €180", "Singles 12 · Doubles 20 · Suites 4"],
  ["Tickets: 40 adults at £12, 25 children at £6 and 10 seniors at £9", "Adults 40 · Children 25 · Seniors 10"],
  ["12 at €60, 20 at €95 and 7 at €120", "€60 12 · €95 20 · €120 7"],
  ["Sleep: Ann 7h15, Bo 8, Cy 6h40", "Ann 435 · Bo 480 · Cy 400"],
  ["Overtime: Priya 14h, Dan 9h30, Sal 6", "Priya 14 · Dan 9.5 · Sal 6"],
  ["Insta 1h50, Messages 55, Mail 8", "Insta 110 · Messages 55 · Mail 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
