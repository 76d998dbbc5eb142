import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { staffMoves } from "./staff-moves.ts";

test.each([
  ["Hired 4 in May, let 3 go in June, hired 6 in July.", "gained 4 in May, lost 3 in June, gained 6 in July."],
  ["The shop lost 3 staff in May but took on 5 in June.", "The shop lost 3 staff in May but gained 5 in June."],
  ["Sales hired 12, support let 4 people go.", "Sales gained 12, support lost 4 people."],
  ["Start of term 28 pupils, two left in October.", "At the start 28 pupils, two left in October."],
])("%s", (text, told) => expect(staffMoves(text)?.text).toBe(told));

test.each([
  "Net: hired 11, lost 4 in sales; hired 6, lost 7 in support.",
  "We hired 4 this quarter and let 3 go.",
  "Hired 4 in May, 5 in June, 6 in July.",
  "He took on 12 boxers in 2020, in 2021 he fought 8.",
])("left as it is: %s", (text) => expect(staffMoves(text)).toBeNull());

test.each([
  ["The shop lost 3 staff in May but took on 5 in June.", "May -3 · June 5"],
  ["Start of term 28 pupils, two left in March, five joined in May.", "Start 28 · March 26 · May 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
