import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Ed is now 121 cm, 9 more than last year. Flo is 134, up 6.", "[Ed / Flo] Last year 112/– · Now 121/134"],
  ["Leeds now has 310 cafes, 40 more than in 2019. Hull has 90, up 12.", "[Leeds / Hull] 2019 270/– · Now 310/90"],
  ["Ed is 121 cm, up 9. Flo is 134, up 6.", "Ed 121 · Flo 134"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
