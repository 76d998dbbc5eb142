/** Ranges and wholes that are said. */
import { expect, test } from "vitest";
import { spokenRanges } from "./spoken-ranges.ts";

test.each([
  ["between five and ten percent in europe", "between 5 and 10 percent in europe"],
  ["out of two hundred people fifty voted", "out of 200 people fifty voted"],
  ["out of hundred people sixty said yes", "out of 100 people sixty said yes"],
  ["out of the one hundred fifty seats, ninety are sold", "out of the 150 seats, ninety are sold"],
])("in digits: %s", (text, told) => expect(spokenRanges(text)?.text).toBe(told));

test.each(["it rose from five to ten percent", "between five and ten", "nine out of ten dentists", "two to one"])(
  "left: %s",
  (text) => expect(spokenRanges(text)).toBeNull(),
);
