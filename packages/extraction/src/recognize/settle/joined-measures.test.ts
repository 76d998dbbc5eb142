import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In office: Iris 3 years 4 months, Paul 7 years 1 month", "Iris 40 · Paul 85"],
  ["Commute: Iris 1h 10m, Paul 35m", "Iris 70 · Paul 35"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
