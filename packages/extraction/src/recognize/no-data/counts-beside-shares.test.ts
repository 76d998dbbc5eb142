import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Half the class got an A, a third a B and two pupils failed.", "A 50 · B 33.3"],
  ["Of 12 pupils half walk, a quarter cycle and three take the bus.", "Walk 6 · Cycle 3 · Bus 3"],
  ["Half of us walk, a quarter cycle and a quarter drive.", "Walk 50 · Cycle 25 · Drive 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
