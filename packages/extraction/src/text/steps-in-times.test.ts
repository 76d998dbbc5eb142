import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { stepsInTimes } from "./steps-in-times.ts";

test.each([
  ["Our rent went up £50 in May to £900.", "Before 850 · May 900"],
  ["Sales rose 12% in June to 4,480.", "Before 4000 · June 4480"],
  ["Numbers fell by 30 last year to 410.", "Before 440 · Last year 410"],
  ["Attendance dropped 200 in 2023 to 1,800.", "Before 2000 · 2023 1800"],
  ["Membership went up 40 in April to 350.", "Before 310 · April 350"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The rate rose 12% in June to 15%.",
  "Sales rose 40 in April.",
  "Prices rose 9% last year to £412,000 and 4% the year before.",
  "Sales rose to 350 in April.",
  "Sales fell from 400 in 2020 to 350.",
  "Sales grew 40 in April to 50 in May.",
])("%s: as it is told", (text) => expect(stepsInTimes(text)).toBeNull());
