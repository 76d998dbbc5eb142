import { expect, test } from "vitest";
import { type Known, planFromJson, planToJson, standing, standingOf, toPaidPlan } from "./paid-plan.ts";

test.each([
  ["trialing", "active"],
  ["active", "active"],
  ["past_due", "active"],
  ["unpaid", "canceled"],
  ["incomplete", "canceled"],
  ["incomplete_expired", "canceled"],
  ["canceled", "canceled"],
  ["paused", "canceled"],
  ["a word that Stripe invents tomorrow", "canceled"],
  ["", "canceled"],
])("the status %j stands for %s", (status, expected) => {
  expect(standing(status)).toBe(expected);
});

const day = (day: number) => new Date(Date.UTC(2026, 4, day));
const one: Known = {
  id: "sub_1",
  status: "active",
  startedAt: day(1),
  periodEnd: day(31),
  cancelAtPeriodEnd: false,
  endedAt: null,
  lastInvoice: { id: "in_1", amountCents: 900, currency: "usd", paidAt: day(1).toISOString(), number: "A-1" },
};

test.each<[string, Partial<Known>, object]>([
  ["runs", {}, { active: true, endDate: day(31), nextPayment: day(31), cancelAtPeriodEnd: false, totalCents: 900 }],
  [
    "is cancelled for its end",
    { cancelAtPeriodEnd: true },
    { active: true, endDate: day(31), nextPayment: null, cancelAtPeriodEnd: true },
  ],
  ["is behind with a payment", { status: "past_due" }, { active: true, endDate: day(31), nextPayment: day(31) }],
  ["has ended early", { status: "canceled", endedAt: day(9) }, { active: false, endDate: day(9), nextPayment: null }],
  [
    "was cancelled and has ended",
    { status: "canceled", cancelAtPeriodEnd: true, endedAt: day(31) },
    { active: false, cancelAtPeriodEnd: false },
  ],
  ["was never paid", { status: "incomplete", lastInvoice: null }, { active: false, totalCents: 0, nextPayment: null }],
])("the plan of a subscription that %s", (_, change, expected) => {
  expect(toPaidPlan({ ...one, ...change })).toMatchObject({ planName: "Basic", subscriptionId: "sub_1", ...expected });
});

const ended: Known = { ...one, id: "sub_0", status: "canceled", startedAt: day(2), endedAt: day(3) };
test.each<[string, Known[], string | undefined]>([
  ["nothing", [], undefined],
  ["a live one counts before one that ended later", [ended, one], "sub_1"],
  ["of two live ones the first bought", [{ ...one, id: "sub_2", startedAt: day(4) }, one], "sub_1"],
  ["of two ended ones the last bought", [ended, { ...ended, id: "sub_9", startedAt: day(5) }], "sub_9"],
  [
    "one that was never paid does not hide a live one",
    [one, { ...one, id: "sub_3", status: "incomplete", startedAt: day(9) }],
    "sub_1",
  ],
])("which subscription stands for the user: %s", (_, subscriptions, expected) => {
  expect(standingOf(subscriptions)?.id).toBe(expected);
  expect(standingOf(subscriptions.toReversed())?.id).toBe(expected);
});

test("a plan goes through JSON and comes back the same", () => {
  for (const subscription of [one, ended]) {
    const plan = toPaidPlan(subscription);
    expect(planFromJson(JSON.parse(JSON.stringify(planToJson(plan))))).toEqual(plan);
  }
});
