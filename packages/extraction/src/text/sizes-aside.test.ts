import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Potholes by parish: Fenny 97, Hope 11 and tiny Wick, population 60, a round dozen.",
    "Fenny 97 · Hope 11 · Wick 12",
  ],
  ["Cases: Leeds 40, Hull 31 and Wick, pop. 300, just 12.", "Leeds 40 · Hull 31 · Wick 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Rye, population 400, Deal, population 900, Hythe, population 1,200.", "Rye 400 · Deal 900 · Hythe 1200"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
