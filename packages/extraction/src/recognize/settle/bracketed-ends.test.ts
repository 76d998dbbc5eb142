/** Levels in brackets behind their change. */
import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Dropped 9 kilos since March (was 88, now 79).", "March 88 · Now 79"],
  ["lost 14 kilos since january (was 103, now 89)", "January 103 · Now 89"],
  ["Cut the backlog by 120 tickets (from 310 to 190)", "Before 310 · After 190"],
])("%s: two levels", (text, line) => expect(readLine(text)).toBe(line));

test("they have its unit", () => expect(readUnit("Dropped 9 kilos since March (was 88, now 79).")).toBe("kg"));

test("levels that are not so far apart", () =>
  expect(readLine("We sold 9 bikes in May (was 12 in April, 15 in March).")).toContain("May 9"));
