/** Counts of wholes that differ. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { outOf } from "./out-of.ts";

test.each([
  ["12 out of 340 in Jan, 9 of 310 in Feb", "12 of 340 in Jan, 9 of 310 in Feb"],
  ["12 out of 20 in maths, 9 out of 18 in art", "12 of 20 in maths, 9 of 18 in art"],
])("%s", (text, told) => expect(outOf(text)?.text).toBe(told));

test.each([
  "3 out of 4 Britons, 2 out of 5 French people",
  "31 out of 50 in Leeds, 28 out of 50 in York",
  "Hotel 8 out of 10, beach 9 out of 10",
])("%s: as it is", (text) => expect(outOf(text)).toBeNull());

test("the places are those of the text as typed", () => {
  const text = "Passed: 12 out of 20 in maths, 9 out of 18 in art, 15 out of 22 in PE";
  const answer = extract(text);
  const spans = answer.ok ? answer.chart.grounding.map(([cell]) => text.slice(...(cell?.spans[0] ?? [0, 0]))) : [];
  expect(spans).toEqual(["12", "9", "15"]);
});
