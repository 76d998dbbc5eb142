import { expect, test } from "vitest";
import { readings } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Strongly agree 18 · Agree 34 · Disagree 38 · Strongly disagree 10",
    "Strongly agree 18 · Agree 34 · Disagree 38 · Strongly disagree 10",
  ],
  ["Agree 34 · Never agree 6 · Always disagree 8", "Agree 34 · Never agree 6 · Always disagree 8"],
])("a word for how often in front of a verb begins a name: %s", (text, expected) => {
  expect(readings(text)[0]).toBe(expected);
});
