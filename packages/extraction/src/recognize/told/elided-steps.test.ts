/** Steps whose verb or unit is left out. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "men's unemployment dropped 1.2 points to 6.9%, women's 0.8 to 6.6%",
    "[Men / Women] Before 8.1/7.4 · After 6.9/6.6",
  ],
  ["Leeds fell by 12 to 88, York by 5 to 40", "[Leeds / York] Before 100/45 · After 88/40"],
  ["Approval is down 4 points to 38%, disapproval up 3 to 55%", "[Approval / Disapproval] Before 42/52 · After 38/55"],
  ["Leeds doubled to 80, York 30 to 45", "[Leeds / York] Before 40/30 · After 80/45"],
  ["Ann went from 5 to 7, Bo from 9 to 11", "[Ann / Bo] Before 5/9 · After 7/11"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
