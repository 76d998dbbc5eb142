import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { timesAhead } from "./times-ahead.ts";

test.each([
  [
    "Loans averaged 4.68%, up from the week-ago 4.63% and down from the year-ago 6.07%.",
    "Year ago 6.07 · Week ago 4.63 · Now 4.68",
  ],
  [
    "Loans averaged 5.29% in the week ending Thursday, up from last week's 5.22% but down from the year-ago 6.52%.",
    "Year ago 6.52 · Last week 5.22 · Now 5.29",
  ],
  [
    "The rate is 3.8%, compared with last week's 3.7% average and 3.4% a year ago.",
    "Year ago 3.4 · Last week 3.7 · Now 3.8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We watched 4 of last week's 12 matches.",
  "Profit was 40m, down 20% from last year's 50m.",
  "The year-ago team won 12 games.",
])("%s: owns no figure", (text) => expect(timesAhead(text)).toBeNull());
