import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Readers prefer crime: 48% picked it, 30% romance and 22% sci-fi.", "Crime 48 · Romance 30 · Sci-fi 22"],
  ["Drivers like the new bypass: 61% use it, 25% the old road, 14% the bus.", "New bypass 61 · Old road 25 · Bus 14"],
  ["Voters backed the tram: 55% supported it and 30% the bus.", "Tram 55 · Bus 30"],
  ["Walkers love the coast: 41% chose it, 33% the hills, 26% woodland.", "Coast 41 · Hills 33 · Woodland 26"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
