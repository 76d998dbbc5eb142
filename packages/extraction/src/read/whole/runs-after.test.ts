import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Sales: 90 in January, then 70, 65 and 80 in the three months after.",
    "January 90 · February 70 · March 65 · April 80",
  ],
  ["We had 12 members in 2019, then 15, 18 and 22 over the next three years.", "2019 12 · 2020 15 · 2021 18 · 2022 22"],
  [
    "The library lent 900 books in May and 950, 1,010 and 1,080 over the following three months.",
    "May 900 · June 950 · July 1010 · August 1080",
  ],
  [
    "Ticket sales: 420 in the week we launched, then 180, 130 and 90 in the three weeks after.",
    "Week we launched 420 · Week 2 180 · Week 3 130 · Week 4 90",
  ],
  [
    "Downloads: 5,000 on launch day, then 2,100 and 900 in the two days after.",
    "Launch day 5000 · Day 2 2100 · Day 3 900",
  ],
  [
    "Raffle: 200 the first week, then 140 and 95 in the two weeks after that, and a wild 310 in the last three days.",
    "First week 200 · Week 2 140 · Week 3 95 · Last three days 310",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["We plan to hire 4, 5 and 6 over the next three years.", "Year 1 4 · Year 2 5 · Year 3 6"],
  ["The shop sold 40 in June, then 30 in the two months after.", "June 40 · August 30"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
