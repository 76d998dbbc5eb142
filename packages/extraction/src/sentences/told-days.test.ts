import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Ticket sales: 500 on Monday, 20% up on Tuesday, 100 on Wednesday.", "Monday 500 · Tuesday 600 · Wednesday 100"],
  ["The coat was £80, now 25% off.", "Before 80 · Now 60"],
  ["Our dog lost a full kilo and now weighs 14.2.", "Before 15.2 · Now 14.2"],
  ["We had 75 customers in June. July added a third more, and August held steady.", "June 75 · July 100 · August 100"],
  ["Sales on Tuesday were 600, 20% up on Monday.", "Monday 500 · Tuesday 600"],
  [
    "At 90 metres the chimney dwarfs the church (42), the school (18) and the pub (9).",
    "Chimney 90 · Church 42 · School 18 · Pub 9",
  ],
  [
    "Women hold 45% of seats in Sweden – compare Norway (41%), Spain (40%) and Italy (33%).",
    "Sweden 45 · Norway 41 · Spain 40 · Italy 33",
  ],
  ["310 guests came on Friday, compared with 280 in May and 250 in June.", "Friday 310 · May 280 · June 250"],
  [
    "Holder took 18 wickets, Roach four fewer, and Seales beat the lot of them by three.",
    "Holder 18 · Roach 14 · Seales 21",
  ],
  [
    "Of 840 letters, 510 objected and 75 were neutral; every other writer backed it.",
    "Objected 510 · Neutral 75 · Backed 255",
  ],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test("nobody who held steady has the figure of another", () =>
  expect(readLine("Leeds 40, Hull 31, and York held steady.")).not.toContain("York"));
