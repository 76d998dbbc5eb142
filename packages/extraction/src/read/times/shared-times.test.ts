/** A time that shares the figure of the next. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["2016 14%, 2017 16, 18% in 2018, 2019 and 2020 both 21", "2016 14 · 2017 16 · 2018 18 · 2019 21 · 2020 21"],
  ["May 14, June 16, July and August 21 each", "May 14 · June 16 · July 21 · August 21"],
  ["May 14, June 16, July 20", "May 14 · June 16 · July 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
