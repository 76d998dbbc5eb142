import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Heating cost us £1,240 the winter before last. The heat pump cut that by 35%, and the new windows have since knocked £156 off what was left.",
    "Winter before last 1240 · Heat pump 806 · New windows 650",
  ],
  [
    "Fuel cost us £900 last year. The new van cut that by 20% and the route app has since knocked £120 off.",
    "Last year 900 · New van 720 · Route app 600",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Heating cost us £1,240 last winter, water £310", "Heating 1240 · Water 310"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
