import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Subs in, race fees out. 2022: £11,340 and £9,870. 2023: £12,015 and £12,660. Last year £13,480 and £15,905. Hence item 4 on tonight's agenda.",
    "[Subs / Race fees] 2022 11340/9870 · 2023 12015/12660 · Last year 13480/15905",
  ],
  ["Sales: Leeds 40, York 30. More at tomorrow's meeting.", "Leeds 40 · York 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Last year's takings were 40, this year's 52.", "Last year's 40 · This year's 52"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
