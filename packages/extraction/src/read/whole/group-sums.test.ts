import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["30 students, 18 girls, 12 boys", "Girls 18 · Boys 12"],
  [
    "Budget: staff £1.2m, rent £600k, kit £400k, travel £200k",
    "Staff 1200000 · Rent 600000 · Kit 400000 · Travel 200000",
  ],
  ["100 votes, 60 yes, 40 no", "Yes 60 · No 40"],
  ["The walk drew 50 adults, 30 kids and 20 dogs.", "Adults 50 · Kids 30 · Dogs 20"],
  ["30 adults, 20 kids and 10 dogs came on the coach", "Adults 30 · Kids 20 · Dogs 10"],
  ["30 kids, 18 girls, 12 boys", "Girls 18 · Boys 12"],
  ["100 people, 60 adults and 40 kids", "Adults 60 · Kids 40"],
  ["5 cats, 3 dogs, 2 fish", "Cats 5 · Dogs 3 · Fish 2"],
  ["30 cats, 18 dogs, 12 fish", "Cats 30 · Dogs 18 · Fish 12"],
  [
    "Half pay by standing order, a third by card and the remaining sixth in cash",
    "Standing order 50 · Card 33.3 · Cash 16.7",
  ],
  ["30 students, 18 girls, 10 boys", "Students 30 · Girls 18 · Boys 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
