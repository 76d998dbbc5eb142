import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "On a single May night our volunteers counted 14 foxes in 2019, six in 2020 when the roads were empty, 11 in 2021, 19 in 2022 and 27 in 2023. Last year's figure was 26.",
    "2019 14 · 2020 6 · 2021 11 · 2022 19 · 2023 27 · Last year 26",
  ],
  [
    "We counted 12 swifts in 2020, 15 in 2021 and 22 in 2022. Last year's total was 31.",
    "2020 12 · 2021 15 · 2022 22 · Last year 31",
  ],
  [
    "Deaths: 40 in 2018, 35 in 2019, 31 in 2020. This year's figure is 28.",
    "2018 40 · 2019 35 · 2020 31 · This year 28",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a winner of last year is no time", () =>
  expect(readLine("Ann scored 40 and Bo 35. Last year's winner had 26.")).not.toContain("Last year 26"));
