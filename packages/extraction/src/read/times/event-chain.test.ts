/** A level that one event moved, and then another. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Average speeds through Thornby crept from 34 mph to 36 after the chicanes were ripped out, then tumbled to 27 once the 20 zone came in, figures released to this paper show.",
    "Before 34 · After the chicanes were ripped out 36 · Once the 20 zone came in 27",
  ],
  [
    "Rent went from £700 to £820 after the refit, then to £910 once the new owner took over.",
    "Before 700 · After the refit 820 · Once the new owner took over 910",
  ],
  [
    "Footfall slipped from 900 to 640 after the car park closed and recovered to 780 once it reopened.",
    "Before 900 · After the car park closed 640 · Once it reopened 780",
  ],
  [
    "Membership climbed from 88 to 140 after the open day, before sinking to 101 when fees went up.",
    "Before 88 · After the open day 140 · When fees went up 101",
  ],
  ["Sales rose from 40 in 2019 to 52 in 2020 after the fair, then fell to 30 in 2021.", "2019 40 · 2020 52 · 2021 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
