/** Before and after, told in front of the figures of several. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { beforeItems } from "./before-items.ts";

test.each([
  ["Pain: mild before 12, after 30; severe before 32, after 16", "[Mild / Severe] Before 12/32 · After 30/16"],
  ["Leeds before: 12%, after: 30%, York before: 40%, after: 38%", "[Leeds / York] Before 12/40 · After 30/38"],
  ["Ann before 8 kg and after 6 kg, Bo before 9 kg and after 5 kg", "[Ann / Bo] Before 8/9 · After 6/5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Leeds before 12, after 30", "before 9 12 calls, after 9 30 calls", "Open before 9, closed after 5"])(
  "not %s",
  (text) => expect(beforeItems(text)).toBeNull(),
);
