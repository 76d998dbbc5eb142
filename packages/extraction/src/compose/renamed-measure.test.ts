/** Heads told in the measure that is shown. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readLine, readTitle } from "./chart-line.fixture.ts";

const below = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.subtitle ?? "") : answer.reason;
};

test("hours and minutes of a day are told in minutes, and so is the line below", () => {
  const text = "Screen time used to be 4 hours a day, now it's 50 minutes.";
  expect(readLine(text)).toBe("Before 240 · Now 50");
  expect(below(text)).toBe("Minutes a day");
});

test("a title of hours says minutes where they are shown", () =>
  expect(readTitle("Kids here used to spend 2 hours a day outdoors. These days it's barely 40 minutes.")).toBe(
    "Minutes a day outdoors",
  ));

test("hours stay hours", () =>
  expect(readTitle("Hours a week: Ann 12 hours, Bo 9 hours, Cy 4 hours.")).toBe("Hours a week"));

test("a level and what it loses each month are not told alike", () =>
  expect(readLine("The pond was 4.0 m deep in April. It has been losing 30 cm a month, right up to June.")).toBe(
    "April 4 · May 3.7 · June 3.4",
  ));
