/** Results told before what is taken off them. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Earnings before interest and tax rose to £9m from £7m.", "Before 7000000 · After 9000000"],
  ["Loss before taxation was 4m in 2019 and 6m in 2020.", "2019 4000000 · 2020 6000000"],
  ["Income before tax 52k, after tax 39k", "Before 52000 · After 39000"],
  [
    "Profit after tax $3.1m, profit before tax $4.1m, EBITDA $6.2m",
    "Profit after tax 3100000 · Profit before tax 4100000 · EBITDA 6200000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
