/** Hours in front of what is measured then. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Midday temperature for Monday to Friday was 21, 24, 27, 26 and 19 degrees.",
    "Monday 21 · Tuesday 24 · Wednesday 27 · Thursday 26 · Friday 19",
  ],
  ["The noon reading was 14 in March, 17 in April and 22 in May.", "March 14 · April 17 · May 22"],
])("%s: the hour is no place", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Humidity sat at 81% at dawn, 54% at noon and 66% at dusk.", "Dawn 81 · Noon 54 · Dusk 66"],
  ["Noon 21 °C, midnight 9 °C.", "Noon 21 · Midnight 9"],
])("%s: the hour is one", (text, line) => expect(readLine(text)).toBe(line));
