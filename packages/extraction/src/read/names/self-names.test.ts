import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We pay Iris £14, Paul £16 and Gita £12", "Iris 14 · Paul 16 · Gita 12"],
  ["We have Basic at $9, Pro at $19 and Team at $49", "Basic 9 · Pro 19 · Team 49"],
  ["I drank 3 coffees, Paul 5, Gita 2", "Me 3 · Paul 5 · Gita 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
