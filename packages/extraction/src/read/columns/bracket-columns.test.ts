/** Figures in brackets behind each figure are a column of their own; what a rate is told by is no name. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Tickets: Mon 42 (7 urgent), Tue 38 (4), Wed 51 (9).", "[Tickets / Urgent] Mon 42/7 · Tue 38/4 · Wed 51/9"],
  [
    "New Street was rated 6.8 for signs (Piccadilly 7.1), 4.2 for seating (5.9), 7.7 for shops (6.3).",
    "[New Street / Piccadilly] Signs 6.8/7.1 · Seating 4.2/5.9 · Shops 7.7/6.3",
  ],
  [
    "Owners 78 (81), renters 39 (47), students 24 (26), with the earlier wave in brackets.",
    "[Owners / Renters / Students] Earlier wave 81/47/26 · Now 78/39/24",
  ],
  // what they are of, their rank, or another measure
  ["Ada 12 (of 40), Bo 9 (of 30), Cy 4 (of 12).", "Ada 12 · Bo 9 · Cy 4"],
  ["Leeds 12 (3rd), Hull 9 (4th), York 4 (9th).", "Leeds 12 · Hull 9 · York 4"],
  ["Apples €2 (500 g), pears €3 (1 kg), plums €4 (2 kg)", "Apples 2 · Pears 3 · Plums 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Births and deaths per 1,000 people: Kent 12 and 9, Surrey 10 and 8", "[Births / Deaths] Kent 12/9 · Surrey 10/8"],
  ["Fat / sugar per serving: flapjack 22 / 30, scone 12 / 9", "[Fat / Sugar] Flapjack 22/30 · Scone 12/9"],
])("%s: the base is no name", (text, line) => expect(readLine(text)).toBe(line));
