/** Two years and what was usual between them. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Rainfall was 45 mm, against a 1991-2020 average of 78 mm.", "Rainfall 45 · 1991-2020 average 78"],
  [
    "The average temperature was 14.8°C, 0.6°C above the 1991-2020 average.",
    "Average temperature 14.8 · 1991-2020 average 14.2",
  ],
  ["In 2023 it rained 610 mm; the 1991-2020 average is 580 mm.", "1991-2020 average 580 · 2023 610"],
])("%s: one place", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Average 1961-1990: 14.0°C, 1991-2020: 14.9°C, 2023: 15.6°C", "1961-1990 14 · 1991-2020 14.9 · 2023 15.6"],
  ["Sales: 2019 12, 2020 15, average 13.5", "2019 12 · 2020 15"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
