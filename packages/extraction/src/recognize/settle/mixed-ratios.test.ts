import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["3 out of 5 men and 7 out of 8 women", "Men 60 · Women 87.5"],
  ["8 out of 12 girls passed, 5 out of 10 boys", "Girls 66.7 · Boys 50"],
  ["3/5 men and 7/8 women agreed", "Men 60 · Women 87.5"],
  ["1/2 of us walk, 1/4 drive, the rest cycle", "Walk 50 · Drive 25 · Cycle 25"],
  ["2 out of 5 cats, 4 out of 10 dogs, 6 out of 16 rabbits", "Cats 40 · Dogs 40 · Rabbits 37.5"],
])("%s: shares all", (text, line) => expect(readLine(text)).toBe(line));

test("amounts stay what they are", () =>
  expect(readLine("1/2 cup sugar, 3/4 cup flour, 1/4 cup oil")).toBe("Sugar 0.5 · Flour 0.75 · Oil 0.25"));

test("scores stay what they are", () => expect(readLine("Tom got 8 out of 10, Ben 7 out of 12")).toBe("Tom 8 · Ben 7"));
