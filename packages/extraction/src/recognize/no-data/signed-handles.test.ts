import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Points: @anna +12, @ben -4, @cleo +3", "@anna 12 · @ben -4 · @cleo 3"],
  ["Followers gained this year: @anna +12.3k, @ben +4.1k, @cleo -800", "@anna 12300 · @ben 4100 · @cleo -800"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test("leaves alone what is told to others", () =>
  expect(readLine("Thanks @ana and @ben: sales +12% in Leeds, +8% in York")).toContain("Leeds 12 · York 8"));
