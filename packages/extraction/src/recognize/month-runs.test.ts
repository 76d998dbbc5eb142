import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

test.each([
  ["gym checkins: jan 22 feb 14 mar 9 apr 3", "@jan 22 @feb 14 @mar 9 @apr 3"],
  ["Sales Jan 22 Feb 14 Mar 31", "@Jan 22 @Feb 14 @Mar 31"],
  // dates stay dates
  ["Rain on 22 Feb 14 mm, 9 Mar 3 mm", "@22 Feb 14 @9 Mar 3"],
  ["Jan 22 Feb 14", "@Jan @22 Feb 14"],
])("%s", (text, marks) => {
  expect(shownMarks(text)).toBe(marks);
});
