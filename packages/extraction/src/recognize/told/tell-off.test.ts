import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Fuel cost us £900 a year. The new van cut that by 20% and the route app has since knocked £120 off.",
    "Fuel 900 · New van 720 · Route app 600",
  ],
  [
    "Heating cost £900. The new van cut that by 20%, and the app has since knocked £120 off it.",
    "Heating 900 · New van 720 · App 600",
  ],
  [
    "The run took 50 minutes. Training cut that by 10% and new shoes have since shaved 2 off.",
    "Run 50 · Training 45 · New shoes 43",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Adult £12, child £3 off", "Adult 12 · Child 9"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
