/** A step from a time whose level is told behind it: both levels, and the time has its own. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["A pint of milk costs 5p more than in May, when it was 60p.", "May 60 · Now 65"],
  ["Rent is £50 more than last year, when it was £800.", "Last year 800 · Now 850"],
  ["There were 12 fewer crashes than in 2019, when there were 40.", "2019 40 · Now 28"],
  ["We sold 20% more than in 2020, when it was 400 cakes.", "2020 400 · Now 480"],
  ["Milk is up 5p on May, when it was 60p.", "May 60 · Now 65"],
  ["Attendance was 300 higher than in June, when 1,200 came.", "June 1200 · Now 1500"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Turnout was 5% higher than in 2019, when it was 40%.", "42"], // percent or points?
  ["We sold 40 scarves in May, when it was 5 degrees.", "45"],
  ["He ate 3 more pies in May, when he weighed 82 kg.", "85"],
])("%s makes no %s", (text, figure) => expect(readLine(text)).not.toContain(figure));
