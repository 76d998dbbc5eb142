import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { heldAgainst } from "./held-against.ts";

test.each([
  ["Turnover was lower at €41m compared with €44m.", "Before 44000000 · After 41000000"],
  ["Net profit came in at $12 million versus $9 million in the prior-year quarter.", "Before 9000000 · After 12000000"],
  ["Pre-tax profit stood at £6.2m against £5.9m in the same period last year.", "Last year 5900000 · Now 6200000"],
  ["Revenue rose to $12m, after $10m in 2022.", "2022 10000000 · Now 12000000"],
  ["The pool opened at 9, after 12 in May", "May 12 · Now 9"],
  ["The rate was 3.8%, compared with 3.7% last week and 3.4% a year ago.", "Year ago 3.4 · Last week 3.7 · Now 3.8"],
  ["Earnings per share were 2.91 cents compared with 3.27 cents a year earlier.", "Year earlier 3.27 · Now 2.91"],
  ["Its tea revenue was up only 5% versus 8% the quarter before.", "Quarter before 8 · Now 5"],
  [
    "The rate fell 0.3 percentage point to reach 5.1 percent in June, after holding at 5.4 percent for a year.",
    "Before 5.4 · June 5.1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Median pay was $70,000 for nurses, compared to $37,690 for all workers.",
  "Our loaf is $4 compared with $5 at the market.",
  "Arsenal were up against 11 men and 9 fans.",
])("%s: no level before", (text) => expect(heldAgainst(text)).toBeNull());
