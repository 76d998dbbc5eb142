import { expect, test } from "vitest";
import { spacedRanges } from "./spaced-ranges.ts";

test.each([
  ["990-1 020 € (two students)", "990–1,020 € (two students)"],
  ["1 050–1 200 km", "1,050–1,200 km"],
  ["Lyon 850-1100 €", "Lyon 850–1100 €"],
])("%s", (text, told) => expect(spacedRanges(text)).toBe(told));

test.each([["We won 5-1 300 days ago"], ["Call 555-0142"], ["Lyon 850 €, 1 100 € in Nice"]])(
  "leaves alone: %s",
  (text) => expect(spacedRanges(text)).toBeNull(),
);
