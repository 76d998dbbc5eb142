import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { saidChanges } from "./said-changes.ts";

test.each([
  ["fell to 8.4 in May, decreasing by around 0.3 compared with April.", "fell to 8.4 in May, down 0.3 from April."],
  ["There were 47,318, a 61% decrease from June.", "There were 47,318, down 61% from June."],
  ["It was 54.2 tonnes. That is an increase of 15 tonnes on May.", "It was 54.2 tonnes, up 15 tonnes from May."],
  ["hit 120 – a 12 percent rise over last year", "hit 120, up 12 percent from last year"],
  ["averaged 4.11, a slight decline from 4.13 the week before.", "averaged 4.11, down from 4.13 the week before."],
  ["Turnover was €41m; +9% on 2017", "Turnover was €41m, up 9% from 2017"],
])("%s", (text, told) => expect(saidChanges(text)?.text).toBe(told));

test.each([
  "Rent, a 12% share",
  "an increase of 12%.",
  "the decline of 2008",
  "falling from 8 to 4",
  "Sales fell 12% in May",
])("stays: %s", (text) => expect(saidChanges(text)).toBeNull());

test.each([
  ["Output stood at 54.2 tonnes in March, falling by 3.1 tonnes from February.", "February 57.3 · March 54.2"],
  ["Sales rose to 120 in June, increasing by 15 compared with May.", "May 105 · June 120"],
  ["The index climbed to 104.2 in May, gaining 1.8 points from April.", "April 102.4 · May 104.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
