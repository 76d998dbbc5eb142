/** Marks of a trend behind a level. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { trendMarks } from "./trend-marks.ts";

test.each([
  ["Revenue $12.4K ▲ 12%\nOrders 318 ▼ 4%", "Revenue $12.4K +12%\nOrders 318 -4%"],
  ["Users\n48,219\n▲6.4% vs last month", "Users\n48,219\n+6.4% vs last month"],
  ["BTC $64,210 (↓0.8%)\nETH $3,120", "BTC $64,210 (-0.8%)\nETH $3,120"],
])("a change: %s", (text, told) => expect(trendMarks(text)?.text).toBe(told));

test.each(["Sales ↑ 12%, costs ↓ 4%", "Rome ▲ 5, Oslo ▼ 3", "5 → 7", "Sales today $1,204 ▲ 12% vs yesterday $1,075"])(
  "left: %s",
  (text) => expect(trendMarks(text)).toBeNull(),
);

test("levels are what is shown", () => {
  expect(readLine("BTC $64,210 ↑2.3%\nETH $3,120 ↓0.8%\nSOL $142 ↑5.1%")).toBe("BTC 64210 · ETH 3120 · SOL 142");
});
