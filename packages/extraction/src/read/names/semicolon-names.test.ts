/** Names with commas between semicolons. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Weekly spending: housing, fuel and power £119.90; transport £85.40; recreation and culture £69.60; eating out £57.20.",
    "Housing, fuel and power 119.9 · Transport 85.4 · Recreation and culture 69.6 · Eating out 57.2",
  ],
  [
    "Staff: nurses, midwives and health visitors 412; doctors 120; porters, cleaners and cooks 87.",
    "Nurses, midwives and health visitors 412 · Doctors 120 · Porters, cleaners and cooks 87",
  ],
  ["Tea 12; coffee 9; milk and water 3.", "Tea 12 · Coffee 9 · Milk and water 3"],
  ["Leeds: cats 3, dogs 4; York: cats 5, dogs 6.", "[Cats / Dogs] Leeds 3/4 · York 5/6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
