import { expect, test } from "vitest";
import { readLine, readTitle } from "../compose/chart-line.fixture.ts";
import { dottedStates } from "./dotted-states.ts";

test.each([
  [
    "The U.S. is second with 74.5 GW, followed by Germany (45 GW) and India (25 GW).",
    "US 74.5 · Germany 45 · India 25",
  ],
  ["Visitors from the U.S. were 12,000, from the U.K. 9,000 and from Spain 4,000.", "US 12000 · UK 9000 · Spain 4000"],
  ["The U.S. Treasury holds 12 tons, the U.K. holds 9.", "US Treasury 12 · UK 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("the title goes on behind them", () =>
  expect(readTitle("Ad spending in the U.S. will decline to 45.8 percent this year from 51 percent.")).toBe(
    "Ad spending in the US",
  ));

test("what ends its sentence keeps its last point", () =>
  expect(dottedStates("It fell in the U.S. The rest grew.")?.text).toBe("It fell in the US. The rest grew."));

test.each(["J.K. Rowling sold 12, at 9 p.m. 14.", "The U.S.S.R. had 15."])("%s: no such land", (text) =>
  expect(dottedStates(text)).toBeNull(),
);
