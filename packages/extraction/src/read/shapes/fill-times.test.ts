/** Times that a text leaves out: named where one step leads to them, called "Then" where nobody knows how many. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Kids' screen time doubled from 1.5 hours in 2019 to 3 hours in 2022, then fell to 2.4.",
    "2019 1.5 · 2022 3 · Then 2.4",
  ],
  ["Visitors: 410 in 2018, 820 in 2020, and then just 365", "2018 410 · 2020 820 · Then 365"],
  [
    "The fund stood at 40m in 2010, 65m in 2015 and then slumped to 38m.",
    "2010 40000000 · 2015 65000000 · Then 38000000",
  ],
  ["Mon 3, Wed 5, then 7", "Mon 3 · Wed 5 · Then 7"],
])("%s: the last has no time of its own", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["31 in 2019, then 34, then 40", "2019 31 · 2020 34 · 2021 40"],
  ["Sales rose from 12 in March to 30 in April, then fell to 24.", "March 12 · April 30 · May 24"],
  ["In 2019 we sold 300; in the two years after that 380 and 520", "2019 300 · 2020 380 · 2021 520"],
  ["31 in 2015, 36 in 2019, then 34 the year after", "2015 31 · 2019 36 · 2020 34"],
])("%s: one step on", (text, line) => expect(readLine(text)).toBe(line));
