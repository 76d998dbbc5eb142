import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["call volumes: 0900-1100 142, 1100-1300 188, 1300-1500 121", "0900-1100 142 · 1100-1300 188 · 1300-1500 121"],
  ["9-11am 142, 11am-1pm 188, 1-3pm 121", "9-11am 142 · 11am-1pm 188 · 1-3pm 121"],
  ["Shifts: 6-14 12 staff, 14-22 10 staff, 22-6 4 staff", "6-14 12 · 14-22 10 · 22-6 4"],
  ["08:00-12:00 £410 | 12:00-17:00 £820", "08:00-12:00 410 · 12:00-17:00 820"],
  ["Mon 9:00-17:00, Tue 9:00-13:00", "nothing-to-chart"],
  ["2019-2020 5, 2020-2021 7, 2021-2022 9", "2019-2020 5 · 2020-2021 7 · 2021-2022 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
