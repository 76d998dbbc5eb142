import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pointChanges } from "./point-changes.ts";

test.each([
  [
    "His rating has plunged to 15 per cent, a four-point fall since July; in 2017 it was 62 per cent.",
    "His rating has plunged to 15 per cent; in 2017 it was 62 per cent.",
  ],
  [
    "Labour stood at 24%, a two-point rise on last month, the Tories on 19%.",
    "Labour stood at 24%, the Tories on 19%.",
  ],
])("%s", (text, told) => expect(pointChanges(text)?.text).toBe(told));

test.each([
  "There was a four-point fall in Leeds and a two-point rise in York.",
  "Support is at 24%, four points down on July.",
  "Leeds 24%, a four-point fall in York",
])("stays: %s", (text) => expect(pointChanges(text)).toBeNull());

test("the time of a change is none of the share", () =>
  expect(
    readLine("His rating has plunged to 15 per cent, a four-point fall since July; in 2017 it was 62 per cent."),
  ).toBe("2017 62 · Now 15"));
