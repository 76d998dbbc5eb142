import { expect, test } from "vitest";
import { addMonth, advance, PATIENCE_MS, type SandboxSubscription } from "./advance.ts";

const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
const bought: SandboxSubscription = {
  id: "sub_sandbox_abcdef",
  customerId: "cus",
  status: "active",
  startedAt: at("2026-01-31"),
  periodEnd: at("2026-02-28"),
  cancelAtPeriodEnd: false,
  endedAt: null,
  pastDueSince: null,
  invoiceCount: 1,
  lastPaidAt: at("2026-01-31"),
  refunded: false,
};
const behind: SandboxSubscription = {
  ...bought,
  status: "past_due",
  periodEnd: at("2026-03-28"),
  pastDueSince: at("2026-02-28"),
};

test.each([
  ["2026-01-15", "2026-02-15"],
  ["2026-01-31", "2026-02-28"],
  ["2028-01-31", "2028-02-29"],
  ["2026-12-31", "2027-01-31"],
])("a month after %s is %s", (from, to) => {
  expect(addMonth(at(from))).toEqual(at(to));
});

test.each<[string, SandboxSubscription, string, "works" | "declines", object]>([
  ["before its end nothing happens", bought, "2026-02-27", "works", bought],
  [
    "at its end it renews",
    bought,
    "2026-02-28",
    "works",
    { periodEnd: at("2026-03-28"), invoiceCount: 2, lastPaidAt: at("2026-02-28") },
  ],
  [
    "after a long time it has renewed each month",
    bought,
    "2026-05-30",
    "works",
    { periodEnd: at("2026-06-28"), invoiceCount: 5, status: "active" },
  ],
  [
    "cancelled, it ends at its end",
    { ...bought, cancelAtPeriodEnd: true },
    "2026-04-01",
    "works",
    { status: "canceled", endedAt: at("2026-02-28"), invoiceCount: 1 },
  ],
  [
    "a declined renewal makes it past due, and keeps it",
    bought,
    "2026-03-01",
    "declines",
    { status: "past_due", pastDueSince: at("2026-02-28"), periodEnd: at("2026-03-28"), invoiceCount: 1 },
  ],
  [
    "a new card brings it back",
    behind,
    "2026-03-05",
    "works",
    { status: "active", pastDueSince: null, invoiceCount: 2, lastPaidAt: at("2026-03-05") },
  ],
  [
    "without one it ends when the patience is over",
    behind,
    "2026-05-01",
    "declines",
    { status: "canceled", endedAt: new Date(at("2026-02-28").getTime() + PATIENCE_MS) },
  ],
  ["a new card that comes after that brings nothing back", behind, "2026-05-01", "works", { status: "canceled" }],
])("%s", (_, before, now, card, expected) => {
  expect(advance(before, { now: at(now), card })).toMatchObject(expected);
});

test("what has been advanced is advanced no further at the same time", () => {
  const now = at("2026-09-09");
  const once = advance(bought, { now, card: "works" });
  expect(advance(once, { now, card: "works" })).toEqual(once);
});
