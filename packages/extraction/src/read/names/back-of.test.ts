import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "How we came: nine by bus, twelve on foot, six in the back of a van and one on a horse.",
    "Bus 9 · Foot 12 · Van 6 · Horse 1",
  ],
  ["How Year 6 got to school: 9 by bus, 12 on foot, 6 in the back of a Land Rover", "Bus 9 · Foot 12 · Land Rover 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Seats: 12 in the back of the bus, 9 in the front of the bus", "Back 12 · Front 9"]])(
  "its sides are compared: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
