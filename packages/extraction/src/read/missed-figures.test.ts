/** Sentences whose figures or names were once passed over, and how they are read. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  ["Right handed 88%, left handed 12%", "Right handed 88 · Left handed 12"],
  ["Spain won the Euro 4 times, Germany 3 and France 2", "Spain 4 · Germany 3 · France 2"],
  ["First place wins $500, second $250 and third $100", "First place 500 · Second 250 · Third 100"],
  [
    "Boiling an egg takes 5 minutes, cooking pasta 8 and roasting a chicken 45",
    "Boiling an egg 5 · Cooking pasta 8 · Roasting a chicken 45",
  ],
  [
    "Fixing the roof cost $4,000, painting the house $2,500 and mending the fence $300",
    "Fixing the roof 4000 · Painting the house 2500 · Mending the fence 300",
  ],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
