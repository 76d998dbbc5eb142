/** What is counted in place of a small word, and who speaks at the end of a list. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "from 120 applicants we invited 30, interviewed 12 and hired 2",
    "Applicants 120 · Invited 30 · Interviewed 12 · Hired 2",
  ],
  ["Switches: off 12, on 7", "Off 12 · On 7"],
  [
    "A quarter of the pie went to Gran, a third to the twins, and I ate the remaining five twelfths",
    "Gran 25 · Twins 33.3 · Me 41.7",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
