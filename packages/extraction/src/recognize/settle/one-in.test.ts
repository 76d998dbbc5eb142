/** Risks told as one in so many. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The lifetime risk is 1 in 8 for women and 1 in 726 for men.", "Women 12.5 · Men 0.13774"],
  ["Risk of Down's syndrome: 1 in 1,250 at age 25, 1 in 400 at 35 and 1 in 100 at 40.", "25 0.08 · 35 0.25 · 40 1"],
  ["The odds of a hole in one are 1 in 12,500 for amateurs and 1 in 2,500 for pros.", "Amateurs 0.008 · Pros 0.04"],
])("%s: shares", (text, points) => expect(readLine(text)).toBe(points));

test.each([
  ["Risk assessments: 1 in May, 4 in June, 6 in July", "May 1 · June 4 · July 6"],
  ["Fires: 1 in 2019, 4 in 2020, 6 in 2021", "2019 1 · 2020 4 · 2021 6"],
  ["Risk reports: 1 in 2019, 4 in 2020, 6 in 2021", "2019 1 · 2020 4 · 2021 6"],
])("%s: as it is told", (text, points) => expect(readLine(text)).toBe(points));
