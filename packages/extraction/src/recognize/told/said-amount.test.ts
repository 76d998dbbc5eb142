/** Figures told of an amount by its word, of a figure of their own unit, and of as many as the one in front. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Income 4,000, rent a quarter of income, food a fifth of income.", "Income 4000 · Rent 1000 · Food 800"],
  ["Our salary is 3,000; rent takes a third of the salary, food a fifth of it.", "Salary 3000 · Rent 1000 · Food 600"],
  ["Gross pay £3,200, tax £540, pension a twentieth of gross.", "Gross pay 3200 · Tax 540 · Pension 160"],
  // the word means any figure in front
  ["The number was 40 in May, 30 in June and half the number in July.", "May 40 · June 30 · July 15"],
])("of the amount: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The 12 oz is $3 and the 16 oz 75 cents more.", "12 oz 3 · 16 oz 3.75"],
  ["The 10 km took 52 minutes, the 5 km 28 minutes less.", "10 km 52 · 5 km 24"],
  ["Route A is 12 km and takes 40 minutes; route B is 3 km longer.", "Route A 12 · Route B 15"],
  // one unit alone
  ["Coffee is $3, tea 75 cents less and cake 50 cents more than coffee.", "Coffee 3 · Tea 2.25 · Cake 3.5"],
])("in a like unit: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["30 leeks, as many carrots and 12 beets", "Leeks 30 · Carrots 30 · Beets 12"],
  ["Ten boys, as many girls and four teachers went.", "Boys 10 · Girls 10 · Teachers 4"],
  ["I spent 3 hours on maths, as much time on French and 1 hour on art.", "Maths 3 · French 3 · Art 1"],
  // denied, or told of somebody else
  ["Tom ate 3 buns, I couldn't eat as many buns, Sue ate 5.", "Tom 3 · Sue 5"],
])("as many: %s", (text, line) => expect(readLine(text)).toBe(line));
