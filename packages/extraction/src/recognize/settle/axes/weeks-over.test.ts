import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Week 50: 12, week 51: 15, week 52: 9, week 1: 4", "Week 50 12 · Week 51 15 · Week 52 9 · Week 1 4"],
  ["Week 3: 12, week 4: 15, week 1: 9", "Week 1 9 · Week 3 12 · Week 4 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
