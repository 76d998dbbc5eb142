/** Where to look. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  "Turn to page 42, then 57.",
  "Please read pages 12 to 30 and do questions 4, 5 and 9.",
  "See chapters 3, 7 and 12 for details.",
  "For homework: do exercises 2, 3 and 7 on page 61",
])("%s: nothing to chart", (text) => expect(["nothing-to-chart", "unclear"]).toContain(readLine(text)));

test.each([
  ["Pages read: Ann 42, Bo 57, Cy 12", "Ann 42 · Bo 57 · Cy 12"],
  ["See chapter lengths: one 12 pages, two 30 pages, three 9 pages", "One 12 · Two 30 · Three 9"],
])("%s: figures", (text, line) => expect(readLine(text)).toBe(line));
