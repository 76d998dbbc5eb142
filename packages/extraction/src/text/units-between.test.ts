/** Units that end the items of a run. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { unitsBetween } from "./units-between.ts";

test.each([
  ["s1 12 eps s2 10 eps s3 8 eps", "s1 12 eps, s2 10 eps, s3 8 eps"],
  ["anna 12 goals ben 9 goals and cy 4 goals", "anna 12 goals, ben 9 goals and cy 4 goals"],
  ["ninety on the math test eighty five on history", "ninety on the math test, eighty five on history"],
])("items: %s", (text, told) => expect(unitsBetween(text)?.text).toBe(told));

test.each([
  "5 apples 3 oranges 8 bananas",
  "pizza 12 votes burgers 9",
  "30 min walk 20 min run 10 min stretch",
  "today 30 min walk 20 min run",
  "The film cost 94 million dollars and earned 948 million",
  "12 votes for ann 9 votes for ben",
  "ten in room two five in room three",
])("left: %s", (text) => expect(unitsBetween(text)).toBeNull());

test("none is lost", () => {
  expect(readLine("i got a ninety on the math test eighty five on history and seventy two on biology")).toContain(
    "History 85",
  );
});
