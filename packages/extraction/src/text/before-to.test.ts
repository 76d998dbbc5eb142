/** How long before, told of the first of a row of levels. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { beforeTo } from "./before-to.ts";

test.each([
  [
    "Casualties on Mill Road have fallen from 14 in the twelve months before to 9 in the first year and 5 in the second.",
    "Before 14 · First year 9 · Second 5",
  ],
  [
    "Since the 20mph limit came in, casualties on Mill Road have fallen from 14 in the twelve months before to 9 in the first year and 5 in the second.",
    "Before 14 · First year 9 · Second 5",
  ],
  [
    "Since the app launched, orders have grown from 300 in the month before to 420 in the first month and 510 in the second.",
    "Before 300 · First month 420 · Second 510",
  ],
  [
    "Sales rose from 14 in the year before to 19 in the first year and 25 in the second.",
    "Before 14 · First year 19 · Second 25",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Accidents have fallen from 14 in the twelve months before the limit to 9 in the year after.",
  "Since 2019, sales have risen from 40 to 60 in the first year",
  "We went from 14 in the year before to Leeds",
])("left alone: %s", (text) => expect(beforeTo(text)).toBeNull());
