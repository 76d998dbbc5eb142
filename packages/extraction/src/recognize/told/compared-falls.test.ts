import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Sales fell 12% in Leeds, compared with 9% in York", "Leeds -12 · York -9"],
  ["Sales fell 12% in 2020, compared with 9% in 2019", "2019 -9 · 2020 -12"],
  [
    "Pedestrian deaths fell 12%, compared with 9% for cyclists and 4% for drivers",
    "Pedestrian deaths -12 · Cyclists -9 · Drivers -4",
  ],
  ["Sales fell 12% in Leeds; 9% in York", "Leeds -12 · York -9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Sales rose 12% in Leeds, compared with 9% in York", "Leeds 12 · York 9"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
