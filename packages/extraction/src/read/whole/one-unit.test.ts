import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Lifespan: mayfly 1 day, mouse 24 months, rat 36 months", "Mouse 24 · Rat 36"],
  ["Lifespan: mayfly 1 day, mouse 2 years, tortoise 150 years", "Mayfly 0.0027379 · Mouse 2 · Tortoise 150"], // a day in years
  // what is of no one kind stays, and so does what is of one unit
  ["Mouse 2 years, rabbit 9 years, tortoise 150 years", "Mouse 2 · Rabbit 9 · Tortoise 150"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
