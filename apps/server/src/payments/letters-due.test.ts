import { expect, test } from "vitest";
import { lettersDue } from "./letters-due.ts";
import type { Known } from "./paid-plan.ts";

const day = (day: number) => new Date(Date.UTC(2026, 4, day));
const invoice = { id: "in_1", amountCents: 900, currency: "usd", paidAt: day(1).toISOString(), number: "A-1" };
const paid: Known = {
  id: "sub_1",
  status: "active",
  startedAt: day(1),
  periodEnd: day(31),
  cancelAtPeriodEnd: false,
  endedAt: null,
  lastInvoice: invoice,
};
const unpaid = { ...invoice, id: "in_2", paidAt: null };

test.each<[string, Known | undefined, Known, string[]]>([
  ["bought", undefined, paid, ["receipt"]],
  ["nothing new", paid, paid, []],
  ["renewed", paid, { ...paid, lastInvoice: { ...invoice, id: "in_2" } }, ["receipt"]],
  ["the next invoice is open", paid, { ...paid, lastInvoice: unpaid }, []],
  [
    "and then it is paid",
    { ...paid, lastInvoice: unpaid },
    { ...paid, lastInvoice: { ...invoice, id: "in_2" } },
    ["receipt"],
  ],
  ["nothing to pay", undefined, { ...paid, lastInvoice: { ...invoice, amountCents: 0 } }, []],
  ["never paid", undefined, { ...paid, status: "incomplete", lastInvoice: unpaid }, []],
  ["cancelled", paid, { ...paid, cancelAtPeriodEnd: true }, ["cancellation"]],
  ["still cancelled", { ...paid, cancelAtPeriodEnd: true }, { ...paid, cancelAtPeriodEnd: true }, []],
  ["reactivated", { ...paid, cancelAtPeriodEnd: true }, paid, []],
  ["ended", { ...paid, cancelAtPeriodEnd: true }, { ...paid, status: "canceled", endedAt: day(31) }, []],
  ["payment failed", paid, { ...paid, status: "past_due", lastInvoice: unpaid }, ["payment-failed"]],
  ["still behind", { ...paid, status: "past_due" }, { ...paid, status: "past_due", lastInvoice: unpaid }, []],
  [
    "recovered",
    { ...paid, status: "past_due", lastInvoice: unpaid },
    { ...paid, lastInvoice: { ...unpaid, paidAt: day(5).toISOString() } },
    ["receipt"],
  ],
])("%s", (_, before, after, expected) => {
  const due = lettersDue({ to: "ana@example.com", before, after, now: day(2) });
  expect(due.map(({ payload }) => (payload as { letter: string }).letter)).toEqual(expected);
});

test("a letter that could not be sent for three days is not sent any more", () => {
  expect(lettersDue({ to: "ana@example.com", before: undefined, after: paid, now: day(2) })).toMatchObject([
    { giveUpAt: day(5) },
  ]);
});
