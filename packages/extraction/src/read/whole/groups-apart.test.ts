/** Groups that a clause sets against each other, and clauses that set none apart. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Those who smoke live 71 years, those who don't 78.", "Smoke 71 · Don't 78"],
  [
    "People who run sleep 7.4 hours, people who swim 7.9, people who do neither 6.6.",
    "Run 7.4 · Swim 7.9 · Do neither 6.6",
  ],
  ["Customers who use the app spend £42 a month, those who don't £27.", "Use the app 42 · Don't 27"],
  ["Households that recycle throw away 310 kg a year, those that don't 520 kg.", "Recycle 310 · Don't 520"],
  ["Workers with a degree earn 52,000, those without 34,000.", "With a degree 52000 · Without 34000"],
  ["Homes with solar panels pay 40 a month, homes without them 110.", "With solar panels 40 · Without 110"],
  ["With a loan the car costs 18,000, without 15,500.", "With a loan 18000 · Without 15500"],
  ["Coffee with milk is 3.20, without milk 2.90.", "With milk 3.2 · Without milk 2.9"],
  ["Students with a laptop averaged 74, students without 66.", "With a laptop 74 · Without 66"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["I know people who own 12 cats and people who own 3 dogs.", "Cats 12 · Dogs 3"],
  ["We have 12 members who pay and 9 who don't.", "Pay 12 · Don't 9"],
  ["The team that trained won 12 games, the team that rested 7.", "Trained 12 · Rested 7"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
