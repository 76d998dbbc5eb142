import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Opening cash 1,204, receipts 3,410, payments (3,120), closing cash 1,494 (£k)",
    "Opening cash 1204000 · Receipts 3410000 · Payments -3120000 · Closing cash 1494000",
  ],
  [
    "Opening balance 120, deposits 340, withdrawals (310), closing balance 150",
    "Opening balance 120 · Deposits 340 · Withdrawals -310 · Closing balance 150",
  ],
  ["Subscriptions 412, refunds (35), renewals 120", "Subscriptions 412 · Refunds -35 · Renewals 120"],
])("what goes out: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Price 100, tax (20), total 120", "-20"],
  ["Goals: Ann 12, Bo (8), Cy 3", "-8"],
  ["Complaints: returns (35), delays (20), other 12", "-35"],
])("not: %s", (text, value) => expect(readLine(text)).not.toContain(value));
