import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["Day 1: 14 km – flat. Day 2: 21 km – hilly. Day 3: 8 km – rest day.", "Day 1 to Day 3"],
  ["Jan £120 / Feb £140 / Mar £95 — best month: Feb", "Jan to Mar"],
  ["Tom 12 — best in class, Ann 9 — same as last week, Raj 4", "Tom, Ann and Raj"],
  ["Mon 8, Tue 7, Wed 9 – hours slept", "Hours"],
])("%s", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Last four quarters: $1.1M, $1.3M, $1.2M, $1.6M", "Last four quarters"],
  ["1,2 million in 2021, 1,4 million in 2022, 1,9 million in 2023", "2021 to 2023"],
])("%s: for what time all are", (text, title) => expect(readTitle(text)).toBe(title));
