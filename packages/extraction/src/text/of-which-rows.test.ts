import { expect, test } from "vitest";
import { ofWhichRows } from "./of-which-rows.ts";

test("a second row of as many", () =>
  expect(ofWhichRows("We planted 300 oaks and 250 birches, of which 280 and 190 survived.")?.text).toBe(
    "We planted 300 oaks and 250 birches; 280 and 190 survived.",
  ));

test.each([
  "We had 40 guests, of whom 12 stayed.",
  "The firm has 60 staff, of which 25 in Leeds and 35 in York.",
  "Of 300 oaks, of which 280, 190 and 100 survived",
])("leaves alone: %s", (text) => expect(ofWhichRows(text)).toBeNull());
