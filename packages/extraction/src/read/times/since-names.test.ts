/** What has happened since is so now. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Prices rose from 12 in 2001 to 15 in 2010 and have since reached 22", "2001 12 · 2010 15 · Now 22"],
  [
    "The pool had 12,000 visitors in 2018/19, closed in 2019/20, 4,000 in 2020/21 and is back to 11,500",
    "2018/19 12000 · 2020/21 4000 · Now 11500",
  ],
  [
    "London averaged £520k against £245k in the North East; ten years ago the figures were £400k and £150k.",
    "[London / North East] Ten years ago 400000/150000 · Now 520000/245000",
  ],
  ["At launch 200 downloads a day, settled at about 600 since.", "Launch 200 · Since 600"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
