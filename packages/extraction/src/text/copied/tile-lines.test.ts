/** Tiles of a dashboard, told line by line. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { tileLines } from "./tile-lines.ts";

test.each([
  [
    "Total users\n48,219\n▲ 6.4% vs last month\nActive users\n12,903\n▼ 1.2% vs last month",
    "Total users 48,219 +6.4%\nActive users 12,903 -1.2%",
  ],
  ["Orders\n318\n+4%\nReturns\n12\n-2% wow", "Orders 318 +4%\nReturns 12 -2%"],
])("one line each: %s", (text, told) => expect(tileLines(text)?.text).toBe(told));

test.each(["Yes\n48%\nNo\n52%", "Rome\n5\nOslo\n-3", "Sales\n+4%\nCosts\n-2%"])("left: %s", (text) =>
  expect(tileLines(text)).toBeNull(),
);

test("levels are what is shown", () => {
  expect(readLine("Sessions\n24,310\n+8.2%\nUsers\n18,204\n+5.1%\nOrders\n413\n-2.4%")).toBe(
    "Sessions 24310 · Users 18204 · Orders 413",
  );
});
