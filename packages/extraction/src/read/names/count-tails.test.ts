import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Sales desk: Ana closed 8 deals worth $52k, Paul 11 worth $67k, Gita 6 worth $71k",
    "Ana 52000 · Paul 67000 · Gita 71000",
  ],
  ["iPhone 15 at £799, iPhone 14 at £649, Pixel 8 at £599", "iPhone 15 799 · iPhone 14 649 · Pixel 8 599"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
