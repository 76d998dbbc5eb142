import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Four weeks after surgery, mean pain scores stood at 6.1. By week 8 they had fallen to 4.2, and by week 16 to 2.5.",
    "Week 4 6.1 · Week 8 4.2 · Week 16 2.5",
  ],
  [
    "Three days after planting, 12 seedlings were up. By day 7 there were 40, by day 14 85.",
    "Day 3 12 · Day 7 40 · Day 14 85",
  ],
  [
    "A month after opening it had 300 members. By month 3 it had 520 and by month 6 it had 610.",
    "Month 1 300 · Month 3 520 · Month 6 610",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("months are no weeks", () =>
  expect(readLine("Four weeks after launch sales were 12 in May and 15 in June.")).not.toContain("Week 4"));
