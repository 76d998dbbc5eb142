import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["12 in March, 14 in April and 9 in May 2023", "March 12 · April 14 · May 2023 9"],
  ["Tesla delivered 466k cars in Q2, 435k in Q3 & 484k in Q4 2023", "Q2 466000 · Q3 435000 · Q4 2023 484000"],
  ["Sales were 12 in Q3 and 15 in Q4 2023, then 9 in Q1 2024", "Q3 12 · Q4 2023 15 · Q1 2024 9"],
  ["12 in November, 14 in December, 9 in January 2023", "November 12 · December 14 · January 2023 9"],
  ["Sales rose to 15 in May 2023 from 9 in March", "March 9 · May 2023 15"],
  ["12 on 28 Feb, 14 on 3 March, 9 on 10 March 2023", "28 Feb 12 · 3 March 14 · 10 March 2023 9"],
  ["The rate was 12.7% in May, compared with 13.8% in May 2020.", "May 2020 13.8 · May 12.7"],
  ["We sold 412 in H1 (H1 2023: 388).", "H1 2023 388 · H1 412"],
  ["Nov 2022 12, Dec 14, Jan 2023 9, Feb 10", "Nov 2022 12 · Dec 14 · Jan 2023 9 · Feb 10"],
  ["Week 50: 12, week 51: 15, week 52: 9, week 1: 4", "Week 50 12 · Week 51 15 · Week 52 9 · Week 1 4"],
  ["Week 3: 12, week 4: 15, week 1: 9", "Week 1 9 · Week 3 12 · Week 4 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
