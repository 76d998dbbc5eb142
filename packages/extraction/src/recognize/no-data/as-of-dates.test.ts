/** The day at which all was counted. */
import { expect, test } from "vitest";
import { shownMarks } from "../marks.fixture.ts";

test.each([
  ["Accounts lost: Starter 6.2%, Pro 3.1%. Base: 4,077 accounts as of 30/09.", "6.2 3.1 4077"],
  ["Stock as at 31/12: Leeds 310, York 220", "310 220"],
])("%s", (text, marks) => expect(shownMarks(text)).toBe(marks));

test.each([["Twice as many as of old: Leeds 310, York 220", "310 220"]])("not %s", (text, marks) =>
  expect(shownMarks(text)).toBe(marks),
);
