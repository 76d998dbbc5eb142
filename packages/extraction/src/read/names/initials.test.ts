import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["K. Patel $250, J. Smith $180, L. Wong $320", "K. Patel 250 · J. Smith 180 · L. Wong 320"],
  ["Goals: A. Diaz 12, R.J. Cole 9 and M. Roy 4", "A. Diaz 12 · R.J. Cole 9 · M. Roy 4"],
  ["Vitamin C. Oranges 53, kiwis 93, apples 5", "Oranges 53 · Kiwis 93 · Apples 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
