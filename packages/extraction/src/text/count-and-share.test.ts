import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { countAndShare } from "./count-and-share.ts";

test.each([
  ["Reds 14 47%\nBlues 9 30%\nGreens 7 23%", "Reds 47 · Blues 30 · Greens 23"],
  [
    "Party name Seats won % of votes\nReds 14 47%\nBlues 9 30%\nGreens 7 23%",
    "[Seats won / % of votes] Reds 14/47 · Blues 9/30 · Greens 7/23",
  ],
  [
    "Ann Lee: 6,450 — 41.4%\nBo Poe: 2,284 — 14.7%\nCy Roe: 2,364 — 15.1%",
    "[Value 1 / Value 2] Ann Lee 6450/41.4 · Bo Poe 2284/14.7 · Cy Roe 2364/15.1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Reds 47%\nBlues 30%", "Version 3 of 40%\nVersion 4", "Reds 14 47%"])("stays as it is: %s", (text) =>
  expect(countAndShare(text)).toBeNull(),
);
