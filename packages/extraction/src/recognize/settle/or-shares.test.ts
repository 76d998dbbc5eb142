import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The Nasdaq climbed 1.2%, while the Dow fell 110 points, or 0.3%.", "Nasdaq 1.2 · Dow -0.3"],
  ["Kia rose 4%, Fiat gained 310 units, or 2.5%, and Seat added 1%.", "Kia 4 · Fiat 2.5 · Seat 1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("each is told both ways", () =>
  expect(readLine("The Dow is up 127 points, or 0.4%. The Nasdaq is up 171 points, or 1.1%.")).toBe(
    "Dow 127 · Nasdaq 171",
  ));
