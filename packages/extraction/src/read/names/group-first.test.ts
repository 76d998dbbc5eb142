/** Groups told behind the first share alone. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Half the class boys, half girls", "Boys 50 · Girls 50"],
  ["60% of the class girls, 40% boys", "Girls 60 · Boys 40"],
  ["Half the group Irish, half Polish", "Irish 50 · Polish 50"],
  ["Half the crew men, a third women, the rest kids", "Men 50 · Women 33.3 · Kids 16.7"],
  ["Half the office drinks coffee, a third tea", "Coffee 50 · Tea 33.3"],
  ["Class reps 40%, parents 60%", "Class reps 40 · Parents 60"],
  ["Half the staff rooms, half the labs", "Staff rooms 50 · Labs 50"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
