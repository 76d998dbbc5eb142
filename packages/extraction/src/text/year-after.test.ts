/** Figures of the time after. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { yearAfter } from "./year-after.ts";

test.each([
  ["714 visitors came in 2020. The next year it was 171 and the year after 643.", "2020 714 · 2021 171 · 2022 643"],
  ["Sales were 40 in May and the month after 55.", "May 40 · June 55"],
])("%s: a figure of its own", (text, line) => expect(readLine(text)).toBe(line));

test.each(["It closed the year after 2019.", "the day after 3 matches", "the year after, 643"])(
  "as typed: %s",
  (text) => expect(yearAfter(text)).toBeNull(),
);
