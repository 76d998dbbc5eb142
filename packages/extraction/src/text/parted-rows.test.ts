/** Figures with nothing but blanks between them, as many as times are told. */
import { expect, test } from "vitest";
import { partedRows } from "./parted-rows.ts";

test.each([
  ["Milk 120 120 118, butter 200 210 240 (Jan Feb Mar)", "Milk 120/120/118, butter 200/210/240 (Jan/Feb/Mar)"],
  ["Mon/Tue/Wed: Ana 310 220 140, Ben 205 180 300", "Mon/Tue/Wed: Ana 310/220/140, Ben 205/180/300"],
  ["Sales 2022 2023: pens 140 160, cups 220 205", "Sales 2022/2023: pens 140/160, cups 220/205"],
])("%s", (text, parted) => expect(partedRows(text)).toBe(parted));

test.each([
  "France 120 450 000, Spain 80 200 100",
  "Sales in Jan and Feb: Rome 120 450, Oslo 80 200",
  "Downloads: Jan 120 450, Feb 98 300, Mar 110 200",
  "In 2019, 2020 and 2021 sales were 120 450, 130 200 and 140 100",
  "Jan 2023 120 450, Feb 2023 98 300",
])("%s: large numbers", (text) => expect(partedRows(text)).toBeNull());
