import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sameSeason } from "./same-season.ts";

test.each([
  ["There were 2,909 weddings in March 2005, 233 more than in March 2004.", "2004 2676 · 2005 2909"],
  [
    "There were 15,334 births registered in Q1 2005, a decrease of 265 on the Q1 2004 figure.",
    "2004 15599 · 2005 15334",
  ],
  ["Rents were £920 in May 2019, up 15% from May 2018.", "2018 800 · May 2019 920"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "40 in March 2005 and 50 in March 2004",
  "In March 2005 there were 9 more than in May 2004",
  "In March 2005, 9 more came",
])("stays as it is: %s", (text) => expect(sameSeason(text)).toBeNull());
