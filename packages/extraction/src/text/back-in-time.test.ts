import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { backInTime } from "./back-in-time.ts";

test.each([
  ["Average age of our squad: 27.4 years back in August, 25.1 now.", "August 27.4 · Now 25.1"],
  ["My 5k time: 31 minutes back in January, 26 now.", "January 31 · Now 26"],
  ["Mean wait at the desk: 14 days back in 2019, 9 days in 2024.", "2019 14 · 2024 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "He moved back in 2019 with 3 cats.",
  "It was 10 years back in Leeds.",
  "12 weeks back in May, and then nothing.",
])("%s: as it is told", (text) => expect(backInTime(text)).toBeNull());
