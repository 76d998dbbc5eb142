/** What somebody had done before. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["18 guests had stayed with us before, 22 were new and 4 wouldn't say.", "22"],
  ["Of 30 skiers, 11 had never skied before.", "11"],
])("%s: no end of a change", (text, part) => {
  expect(readLine(text)).toContain(part);
  expect(readLine(text)).not.toContain("Before");
});

test.each([
  ["We had 40 members before, now it's 52.", "Before 40 · Now 52"],
  ["Before 12, after 15.", "Before 12 · After 15"],
])("%s: one", (text, line) => expect(readLine(text)).toBe(line));
