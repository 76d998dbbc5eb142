import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Falls: 12 from the ladder, 9 down the stairs and 4 off the end of the pier.",
    "Ladder 12 · Stairs 9 · End of the pier 4",
  ],
  [
    "Goals: 9 from corners, 5 from free kicks and 3 from the edge of the box.",
    "Corners 9 · Free kicks 5 · Edge of the box 3",
  ],
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
