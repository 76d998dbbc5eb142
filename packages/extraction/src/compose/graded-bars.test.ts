import { expect, test } from "vitest";
import { readFirstType } from "./chart-line.fixture.ts";

test.each([
  "Parents evening feedback - excellent 45, good 38, ok 12, poor 2",
  "Ofsted rated 12 schools good, 3 outstanding and 2 inadequate in the borough this term",
  "Rate the new canteen 1-5: ⭐ 4 ⭐⭐ 7 ⭐⭐⭐ 15 ⭐⭐⭐⭐ 22 ⭐⭐⭐⭐⭐ 9",
  "Teams get 4 points for a win, 1 point for a draw and no points for a loss.",
  "Course rating: very good 12, good 9, fair 4, poor 1",
])("%j is no profile", (text) => expect(readFirstType(text)).toBe("barchart"));

test("qualities of one thing are", () =>
  expect(readFirstType("Hotel rating: food 9, good value 7, staff 8, beds 6")).toBe("radarchart"));
