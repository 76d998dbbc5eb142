/** The latest count is a time beside those told before it. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "They counted 47 in 2019, 21 in 2020, 26 in 2021 and, in the latest count, 52.",
    "2019 47 · 2020 21 · 2021 26 · Latest count 52",
  ],
  [
    "They found 47 in 2019, 21 in 2020, 26 in 2021, 39 in 2022 and 52 in the latest survey.",
    "2019 47 · 2020 21 · 2021 26 · 2022 39 · Latest survey 52",
  ],
  ["Membership was 310 in 2021, 342 in 2022 and, at the last count, 401.", "2021 310 · 2022 342 · Last count 401"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
