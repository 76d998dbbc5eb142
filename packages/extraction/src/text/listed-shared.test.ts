/** Two times of a list that share a level. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { listedShared } from "./listed-shared.ts";

test.each([
  [
    "Petrol was 139p on Monday, 141p on Tuesday and Wednesday and 144p on Thursday.",
    "Monday 139 · Tuesday 141 · Wednesday 141 · Thursday 144",
  ],
  ["Rent was £900 in 2019, £950 in 2020 and 2021 and £1,100 in 2022.", "2019 900 · 2020 950 · 2021 950 · 2022 1100"],
  ["We had 41 visitors in May and June, 56 in July and 73 in August.", "May 41 · June 41 · July 56 · August 73"],
  ["Unemployment: 5.1% in Q1, 5.3% in Q2 and Q3, 4.9% in Q4.", "Q1 5.1 · Q2 5.3 · Q3 5.3 · Q4 4.9"],
  ["We made 40 on Monday and 50 on Tuesday and Wednesday.", "Monday 40 · Tuesday 50 · Wednesday 50"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "They sold 340 tickets in May and June combined and 200 in July.",
  "He scored 12 in March and April together, 9 in May.",
  "Sales fell from 40 to 31 in May and June, then rose to 52 in July.",
  "Sales of 120 on Monday and Tuesday were a record",
  "We ran 8 in May and 3 in June.",
  "12 in May and June 2024, 9 in July",
])("left alone: %s", (text) => expect(listedShared(text)).toBeNull());

test.each([["Guests: 410 on Sat & Sun, 95 on Mon, 120 on Tue", "Sat & Sun 410 · Mon 95 · Tue 120"]])(
  "%s: too",
  (text, line) => expect(readLine(text)).toBe(line),
);
