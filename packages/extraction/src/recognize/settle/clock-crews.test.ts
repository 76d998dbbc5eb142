import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Swimmers: juniors 30, seniors 22, the 6 a.m. crew 9.", "Juniors 30 · Seniors 22 · 6 a.m. crew 9"],
  ["Aqua-fit: Jean's group 26, Malcolm's 17, the 7 a.m. lot 4.", "Jean's group 26 · Malcolm 17 · 7 a.m. lot 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Church: the 8 a.m. service 12, the 10 a.m. service 88, the 6 p.m. one 30.", "8 a.m. 12 · 10 a.m. 88 · 6 p.m. 30"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
