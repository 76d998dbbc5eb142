/** What several have of one measure. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ownedMeasures } from "./owned-measures.ts";

test.each([
  [
    "The rat's, the cow's and the elephant's normal body temperatures are 37.5, 38.6 and 36.2 °C, respectively.",
    "Normal body temperatures of The rat, the cow and the elephant are 37.5, 38.6 and 36.2 °C, respectively.",
  ],
  ["Ann's, Bo's and Cy's scores were 4, 5 and 6.", "Scores of Ann, Bo and Cy were 4, 5 and 6."],
])("%s", (text, told) => expect(ownedMeasures(text)?.text).toBe(told));

test.each(["Ann's and Bo's times were 41 and 39.", "It's Ann's, she said, and it's 4."])("left: %s", (text) =>
  expect(ownedMeasures(text)).toBeNull(),
);

test("each by its own name", () =>
  expect(
    readLine(
      "The rat's, the cow's and the elephant's normal body temperatures are 37.5, 38.6 and 36.2 °C, respectively.",
    ),
  ).toBe("Rat 37.5 · Cow 38.6 · Elephant 36.2"));
