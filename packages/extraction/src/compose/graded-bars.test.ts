import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const typeOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.types[0]?.type ?? "") : answer.reason;
};

test.each([
  "Parents evening feedback - excellent 45, good 38, ok 12, poor 2",
  "Rate the new canteen 1-5: ⭐ 4 ⭐⭐ 7 ⭐⭐⭐ 15 ⭐⭐⭐⭐ 22 ⭐⭐⭐⭐⭐ 9",
  "Course rating: very good 12, good 9, fair 4, poor 1",
])("%j is no profile", (text) => expect(typeOf(text)).toBe("barchart"));

test("qualities of one thing are", () =>
  expect(typeOf("Hotel rating: food 9, good value 7, staff 8, beds 6")).toBe("radarchart"));
