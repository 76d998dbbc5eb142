/** One more, or none, of what is counted beside it. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { anotherOne } from "./another-one.ts";

test.each([
  ["Five bridges closed in Kent, three in Essex, and another in Surrey.", "Kent 5 · Essex 3 · Surrey 1"],
  ["Six goals came from Ana, two from Bea and another from Cleo.", "Ana 6 · Bea 2 · Cleo 1"],
  ["Sides get 5 points for a win, 2 points for a draw and no points for a loss.", "Win 5 · Draw 2 · Loss 0"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Four cats live in Kent and another three in Essex.",
  "We sold 12% in Kent and another in Essex.",
  "She has 3 shops in Kent, and no idea for more.",
])("left alone: %s", (text) => expect(anotherOne(text)).toBeNull());
