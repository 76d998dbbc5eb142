/** A part of last year held against that of this one. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";
import { scanText } from "../../../text/scan.ts";
import { partsOfSpans } from "./parts-of-spans.ts";

test.each([
  [
    "We recorded 97 falls in the first half of last year but 60 in the same six months of this one.",
    "First half of last year 97 · First half of this year 60",
  ],
  [
    "Claims fell to 140 in the first half of this year from 190 in the same six months of last year.",
    "First half of last year 190 · First half of this year 140",
  ],
  [
    "Thefts: 310 in the first half of last year, 240 in the same period this year.",
    "First half of last year 310 · First half of this year 240",
  ],
  [
    "Arrests rose from 97 in the first half of last year to 130 in the first half of this.",
    "First half of last year 97 · First half of this year 130",
  ],
  [
    "Sales were £3.1m in the last quarter of 2022 but £2.4m in the same three months of 2023.",
    "Last quarter of 2022 3100000 · Last quarter of 2023 2400000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We scored 2 in the first half of the match and 1 in the second half of it.",
  "12 in the first half of last year and 14 in the second half of last year",
  "They had 12 in the first half of last year.",
  "Half of this and a third of last year's",
])("left alone: %s", (text) => expect(partsOfSpans(scanText(text), [])).toEqual([]));
