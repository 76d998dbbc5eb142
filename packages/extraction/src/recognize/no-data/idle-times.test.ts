/** Times at which nothing was counted. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Runners: 2018 410, 2019 455, 2020 cancelled, 2021 cancelled, 2022 380", "2018 410 · 2019 455 · 2022 380"],
  ["Mon: 12\nTue: closed\nWed: 9", "Mon 12 · Wed 9"],
  ["Jan 40, Feb 52, Mar n/a, Apr 61", "Jan 40 · Feb 52 · Apr 61"],
  ["40 shops closed in 2020, 52 in 2021", "2020 40 · 2021 52"],
  ["44 came in 2019. 2020: cancelled, so 0. 2021: 31", "2019 44 · 2020 0 · 2021 31"],
  ["Closed deals: Jan 4, Feb 6", "Jan 4 · Feb 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
