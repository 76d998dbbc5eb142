import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We picked 34 kg of apples, 21 of pears and 9 of plums, the rest rotted.", "Apples 34 · Pears 21 · Plums 9"],
  [
    "Our allotment gave us 34 kg of potatoes, 21 of tomatoes, 9 of beans; slugs got the rest.",
    "Potatoes 34 · Tomatoes 21 · Beans 9",
  ],
  [
    "We sold 90 tickets for Friday, 40 for Saturday and 20 for Sunday, the rest went to charity",
    "Friday 90 · Saturday 40 · Sunday 20",
  ],
])("one of them: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["We had 90 kg of flour: 40 of it went to bread, 20 to cakes, the rest to pasta", "Bread 40 · Cakes 20 · Pasta 30"],
  ["Of the 80 pupils 35 walk, 20 cycle and the rest come by bus", "Walk 35 · Cycle 20 · Bus 25"],
])("the whole: %s", (text, line) => expect(readLine(text)).toBe(line));
