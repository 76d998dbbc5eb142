import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Unemployment climbed to 4.8% in July, 0.3 points more than in June and 0.7 points more than a year ago.",
    "Year ago 4.1 · June 4.5 · July 4.8",
  ],
  ["The lake was 4.2 m deep on Monday, 0.3 m deeper than a week before.", "Week before 3.9 · Monday 4.2"],
])("no step: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["60 kg in January, 5 more a month until April", "January 60 · February 65 · March 70 · April 75"],
  ["20 in March and 4 more each month until June", "March 20 · April 24 · May 28 · June 32"],
])("steps: %s", (text, line) => expect(readLine(text)).toBe(line));
