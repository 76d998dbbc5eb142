import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Please sign off invoices 2231, 2232 and 2240 today", "nothing-to-chart"],
  ["orders 2231, 2232 and 2240 are late", "nothing-to-chart"],
  ["Tickets 4411, 4412, 4419 reopened", "nothing-to-chart"],
  ["Orders 231, 402 and 240 in Jan, Feb and Mar", "Jan 231 · Feb 402 · Mar 240"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
