/** Codes that name items beside others of their form. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Flight BA117 had 14 no-shows yesterday, BA119 had 9 and LH402 only 3.", "Flight BA117 14 · BA119 9 · LH402 3"],
  ["Flight UA88 had 12 delays in May, DL402 had 9 and AA17 just 4.", "Flight UA88 12 · DL402 9 · AA17 4"],
])("%s: each by its code", (text, line) => expect(readLine(text)).toBe(line));

test("a lone code names nothing", () =>
  expect(readLine("On flight UA88 we served 40 teas and 31 coffees.")).toBe("Teas 40 · Coffees 31"));
