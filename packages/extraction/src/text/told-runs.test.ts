import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldRuns } from "./told-runs.ts";

test.each([
  ["Claims over the last four weeks were 31, 28, 40 and 22", "Week 1 31 · Week 2 28 · Week 3 40 · Week 4 22"],
  ["Snowfall during the past three seasons came to 210, 180 and 255 cm", "Season 1 210 · Season 2 180 · Season 3 255"],
  ["In the last three months we sold 44, 51 and 39 lamps.", "Month 1 44 · Month 2 51 · Month 3 39"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Claims in the last four weeks were 31 and 28",
  "In the last three months we sold 44 to Ann, 51 to Bo and 39 to Cy",
  "Claims were 31, 28 and 40 last year",
])("%s: as it is told", (text) => expect(toldRuns(text)).toBeNull());
