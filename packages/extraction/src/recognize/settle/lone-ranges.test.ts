import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Attendance: Leeds 2,500-3,000, York 1,200, Hull 900", "Leeds 2750 · York 1200 · Hull 900"],
  [
    "Wolves: Germany 1,636, Italy 3,500, Romania 2,500–3,000, France 1,003",
    "Germany 1636 · Italy 3500 · Romania 2750 · France 1003",
  ],
  ["Wolves: Germany 1,636, Romania between 2,500 and 3,000, France 1,003", "Germany 1636 · Romania 2750 · France 1003"],
  ["Salaries: junior 2,500–3,000, senior 4,000–5,000", "Junior 2750 · Senior 4500"],
])("a range: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Votes: Leeds 3,100-2,900, York 1,200, Hull 900", "Leeds 3100 · York 1200 · Hull 900"]])(
  "stays: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
