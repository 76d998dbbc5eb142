import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { everyOther } from "./every-other.ts";

test.each([
  [
    "Labradors are 40% of our dogs, pugs 25%. Every other breed combined: 35%.",
    "Labradors 40 · Pugs 25 · Other breeds 35",
  ],
  [
    "Tesco has 27% of the market, Asda 15%, Aldi 10%. Every other chain put together: 48%.",
    "Tesco 27 · Asda 15 · Aldi 10 · Other chains 48",
  ],
  ["Rome got 12 votes, Oslo 9, every other city together 4.", "Rome 12 · Oslo 9 · Other cities 4"],
  ["Oak makes up 45%, ash 25%, every other tree taken together accounts for 30%", "Oak 45 · Ash 25 · Other trees 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Every other house has solar panels, 30% have heat pumps.",
  "I run 5 km every other day 3 weeks a month",
  "5% swim, and every other pupil cycles",
])("leaves alone: %s", (text) => expect(everyOther(text)).toBeNull());
