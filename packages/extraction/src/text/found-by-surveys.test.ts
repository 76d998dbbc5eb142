/** What surveys found. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { foundBySurveys } from "./found-by-surveys.ts";

test.each([
  ["The survey found 3 out of 5 nurses considering leaving.", "3 out of 5 nurses are considering leaving."],
  ["A poll of 900 adults shows 62% back the plan", "62% back the plan"],
  ["Our latest pupil survey says that two thirds like maths", "two thirds like maths"],
])("%s", (text, told) => expect(foundBySurveys(text)?.text).toBe(told));

test.each(["The survey found 12 newts and 9 frogs.", "The report says sales rose 4%."])("left: %s", (text) =>
  expect(foundBySurveys(text)).toBeNull(),
);

test("each by whom it is told of", () =>
  expect(
    readLine(
      "The survey found 3 out of 5 nurses considering leaving; among doctors it was 2 out of 5 and among paramedics 1 in 2.",
    ),
  ).toBe("Nurses 60 · Doctors 40 · Paramedics 50"));
