import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The 30-year rate slipped to 3.27%. It was 3.34% a week ago and 3.51% a year ago.",
    "Year ago 3.51 · Week ago 3.34 · Now 3.27",
  ],
  ["Inflation was 2.8% in June, compared with 3.1% in the previous month.", "Previous month 3.1 · June 2.8"],
  [
    "The zoos met 61 million people last year, compared to 57.3 million in the previous year.",
    "Previous year 57300000 · Last year 61000000",
  ],
  [
    "New cases fell to 141, compared with 156 the week before and 212 a month ago.",
    "Month ago 212 · Week before 156 · Now 141",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann 12, Bo 9, last year's winner 7", "Ann 12 · Bo 9"],
  ["Last year 40, this year 52, next year 60", "Last year 40 · This year 52 · Next year 60"],
  ["Rhinos poached: 668 in 2012, 448 last year", "2012 668 · Last year 448"],
  ["I drank 2 coffees yesterday, 3 the day before and 1 today", "Day before 3 · Yesterday 2 · Today 1"],
])("stays: %s", (text, line) => expect(readLine(text)).toContain(line));
