import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In class A 18 of 24 passed, in class B two thirds of 30, in class C all 20.",
    "Class A 18 · Class B 20 · Class C 20",
  ],
  ["Leeds: 12 of 20 buses on time. York: a quarter of 40. Hull: 9 of 30.", "Leeds 12 · York 10 · Hull 9"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["Two thirds of 90 pupils walk, 20 cycle, the remainder is driven.", "Walk 60 · Cycle 20 · Driven 10"],
  ["A quarter of girls but half of boys take physics", "Girls 25 · Boys 50"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));
