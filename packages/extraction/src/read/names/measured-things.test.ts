import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The average price of a litre of petrol was 144.3p while diesel was 147.9p.", "Petrol 144.3 · Diesel 147.9"],
  ["A barrel of Brent was $82 while WTI was $78.", "Brent 82 · WTI 78"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("both are told by what they come in", () =>
  expect(readLine("A pint of milk is 95p, a loaf of bread is £1.20.")).toBe("Pint of milk 0.95 · Loaf of bread 1.2"));
