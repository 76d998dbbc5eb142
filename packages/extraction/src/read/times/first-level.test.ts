import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We began with 12 shops; in 2019 it was 40 and in 2022 55.", "Start 12 · 2019 40 · 2022 55"],
  [
    "When Gordon took over in 2009 we had eleven members. There were 26 by 2014, 40 by 2019 and 33 in 2023.",
    "2009 11 · 2014 26 · 2019 40 · 2023 33",
  ],
  [
    "Our first newsletter went to 61 people. By issue 10 it was 480, by issue 25 1,900.",
    "First 61 · Issue 10 480 · Issue 25 1900",
  ],
  // a time ago and an age
  ["When we opened 3 years ago prices were low: 12 in 2020, 14 in 2021.", "2020 12 · 2021 14"],
  ["She started at age 12. She won 3 titles in 2019, 5 in 2020.", "2019 3 · 2020 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
