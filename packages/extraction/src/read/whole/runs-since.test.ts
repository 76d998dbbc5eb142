import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Crime peaked at 340 cases in 2020 and has fallen in every year since: 310, 280 and, last year, 240.",
    "2020 340 · 2021 310 · 2022 280 · 2023 240",
  ],
  [
    "Membership stood at 410 in 2019 and has grown every year since: 450, 480, 515 and 560.",
    "2019 410 · 2020 450 · 2021 480 · 2022 515 · 2023 560",
  ],
  ["Sales hit 120 in FY21 and have fallen each year since: 110, 95 and 80.", "FY21 120 · FY22 110 · FY23 95 · FY24 80"],
  [
    "Visits hit 900 in March and rose every month after: 950, 1,020 and 1,100.",
    "March 900 · April 950 · May 1020 · June 1100",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Every year since 2019: 4, 6 and 9.", "2019 4 · 2020 6 · 2021 9"]])("%s: as it is told", (text, line) =>
  expect(readLine(text)).toBe(line),
);
