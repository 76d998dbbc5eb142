import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "More than 9 in 10 secondary schools in England restrict phones, against 84% in Wales and 68% in Scotland.",
    "England 90 · Wales 84 · Scotland 68",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales in Leeds 40, in York 32", "Leeds 40 · York 32"],
  ["7 races in Asia, 9 in Europe, 2 in Oceania and Africa combined", "Asia 7 · Europe 9 · Oceania and Africa 2"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
