/** Counts beside what is measured. */
import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  "Revenue $12.4K\nOrders 318\nVisitors 9.1K",
  "tickets 12, sla 4 h, backlog 30",
  "requests: 1200\nerrors: 34\nlatency: 120ms",
  "Watch time 812 h, views 12.4K, subscribers 214",
])("no one unit: %s", (text) => expect(readUnit(text)).toBeNull());

test.each([
  ["Rent $900, food 300, fun 120", "$"],
  ["Netflix 14 hrs, YouTube 9, TikTok 6", "h"],
  ["Followers grew 12%, likes 8%, posts 3%", "%"],
])("one for all: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test("those of whom it is told are not counted", () =>
  expect(readUnit("The wait is 62 days for engineers, 41 for nurses and 12 for staff.")).toBe("days"));
