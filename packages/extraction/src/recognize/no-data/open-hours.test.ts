/** Hours of opening. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  "We're open 9-5 Mon-Fri, 10-4 Sat, closed Sun.",
  "Hours: Mon-Fri 8am-6pm, Sat 9-1",
  "The library is open Tue 2-7, Thu 10-1 and Sat 10-12.30",
])("%s: nothing to chart", (text) => expect(["nothing-to-chart", "unclear"]).toContain(readLine(text)));

test.each([
  ["Visits in opening hours: Mon 12, Tue 15, Wed 9", "Mon 12 · Tue 15 · Wed 9"],
  ["Hours worked: Mon 8, Tue 7, Sat 4", "Mon 8 · Tue 7 · Sat 4"],
])("%s: figures", (text, line) => expect(readLine(text)).toBe(line));
