import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { beatenBy } from "./beaten-by.ts";

test.each([
  ["Yes beat No by 54% to 46% in the vote", "Yes 54 · No 46"],
  ["Leave defeated Remain by 61 to 39", "Leave 61 · Remain 39"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Leeds beat York by 12 points", "Leeds beat York by 3 to 4 goals", "It fell by 52% to 48"])(
  "%s: as it is told",
  (text) => expect(beatenBy(text)).toBeNull(),
);
