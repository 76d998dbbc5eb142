import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Boston, Miami and Denver average 104, 99 and 112 points a game.", "Boston 104 · Miami 99 · Denver 112"],
  ["Leeds, York and Hull house 104, 99 and 112 refugees.", "Leeds 104 · York 99 · Hull 112"],
  ["Kyle and Jo average 8 and 12 rebounds at home and 6 and 9 away.", "[Kyle / Jo] Home 8/12 · Away 6/9"],
  // no verb of all
  ["Pens, pads and desk lamps: 3, 4 and 5.", "Pens 3 · Pads 4 · Desk lamps 5"],
  ["Leeds 3, York 2 and Hull house 4.", "Leeds 3 · York 2 · Hull house 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
