/** Seasons told from one that the text names. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "The library lent 212,000 items in 2022/23, against 198,500 the previous year and 254,300 in 2018/19.",
    "2018/19 254300 · 2021/22 198500 · 2022/23 212000",
  ],
  ["We sold 410 tickets in 2023/24, up from 380 the year before.", "2022/23 380 · 2023/24 410"],
  [
    "Uptake fell to 62% during the pandemic in 2020-21, from 74% the year before, but recovered to 65% in 2021-22.",
    "2019-20 74 · 2020-21 62 · 2021-22 65",
  ],
  ["We sold 410 tickets in 2023, up from 380 the year before.", "2022 380 · 2023 410"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
