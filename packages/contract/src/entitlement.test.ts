import { describe, expect, it } from "vitest";
import {
  GATE_MESSAGES,
  type GateInput,
  gateByCheckFailure,
  gateBySubscription,
  guardStatus,
  isEntitled,
  loginGate,
} from "./entitlement.ts";
import type { Plan } from "./plan.ts";

const NOW = Date.parse("2026-05-01T12:00:00Z");
const DAY = 86_400_000;
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();
const plan = (changes: Partial<Plan>): Plan => ({
  user: "u1",
  userId: "u1",
  endDate: at(DAY),
  active: false,
  pending: false,
  subscriptionId: null,
  planName: null,
  cancel: false,
  cancelAtPeriodEnd: false,
  total: 0,
  nextPayment: null,
  credits: 0,
  ...changes,
});
const gate = (changes: Partial<GateInput>) =>
  loginGate({ userId: "u1", isSuperuser: false, plan: plan({}), nowMs: NOW, ...changes });

describe("login gate (section 4)", () => {
  const needed = { store: "expired", goTo: "/pricing", message: GATE_MESSAGES.needed };
  const trialEnded = { store: "expired", goTo: "/pricing", message: GATE_MESSAGES.trialEnded, endTrial: true };
  const home = { store: "active", goTo: "/home" };
  it.each([
    ["2: a superuser, whatever the plan", gate({ isSuperuser: true, plan: null }), home],
    [
      "3: another user's plan",
      gate({ plan: plan({ user: "u2", active: true }) }),
      { store: "error", goTo: "/pricing", message: GATE_MESSAGES.verificationFailed },
    ],
    ["4: an active plan asks the payment side", gate({ plan: plan({ active: true }) }), "check"],
    ["5: a trial that runs", gate({ plan: plan({ pending: true }) }), home],
    ["5: a trial that is over", gate({ plan: plan({ pending: true, endDate: at(-1) }) }), trialEnded],
    ["5: a trial that ends now", gate({ plan: plan({ pending: true, endDate: at(0) }) }), trialEnded],
    ["5: a trial without an end", gate({ plan: plan({ pending: true, endDate: null }) }), trialEnded],
    ["5: a trial with an unreadable end", gate({ plan: plan({ pending: true, endDate: "soon" }) }), trialEnded],
    ["6: neither active nor pending", gate({}), needed],
    ["6: no plan at all", gate({ plan: null }), needed],
  ])("%s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });

  it.each([
    [{ status: "active" }, "active", "/home", undefined],
    [{ status: "canceled", cancelAtPeriodEnd: true }, "active", "/home", undefined],
    [{ status: "canceled" }, "expired", "/pricing", GATE_MESSAGES.expired],
    [{ status: "paused" }, "paused", "/pricing", GATE_MESSAGES.needed],
    [{}, "unknown", "/pricing", GATE_MESSAGES.needed],
  ])("4: the payment side says %j", (check, store, goTo, message) => {
    const outcome = gateBySubscription(check);
    expect([outcome.store, outcome.goTo, outcome.message]).toEqual([store, goTo, message]);
  });

  it.each([
    [{ code: "subscription_not_found", status: 404 }, "not_found", GATE_MESSAGES.notFound],
    [{ status: 400 }, "invalid", GATE_MESSAGES.invalid],
  ])("8: a check that fails with %j", (failure, store, message) => {
    expect(gateByCheckFailure(failure)).toEqual({ store, goTo: "/pricing", message });
  });

  it("8: other failures are rethrown", () => {
    expect(gateByCheckFailure({ status: 500 })).toBeNull();
    expect(gateByCheckFailure({})).toBeNull();
  });
});

describe("protected-route guard (section 4)", () => {
  it.each([
    ["no plan at all passes", null, false, "active"],
    ["a superuser passes", plan({}), true, "active"],
    ["active with ids", plan({ active: true, subscriptionId: "s" }), false, "active"],
    ["active without a subscription id", plan({ active: true }), false, "expired"],
    ["active without a user id", plan({ active: true, subscriptionId: "s", userId: "" }), false, "expired"],
    ["pending, running", plan({ pending: true }), false, "active"],
    ["pending, over", plan({ pending: true, endDate: at(-1) }), false, "expired"],
    ["neither", plan({}), false, "expired"],
  ] as const)("%s", (_, of, isSuperuser, expected) => {
    expect(guardStatus(of, { isSuperuser, nowMs: NOW })).toBe(expected);
  });
});

describe("the server's own entitlement fails closed", () => {
  it.each([
    ["no plan", null, false],
    ["nothing", plan({}), false],
    ["trial running", plan({ pending: true }), true],
    ["trial over", plan({ pending: true, endDate: at(0) }), false],
    ["trial without end", plan({ pending: true, endDate: null }), false],
    ["paid", plan({ active: true }), true],
    ["paid, less than a day past", plan({ active: true, endDate: at(-DAY + 1) }), true],
    ["paid, a day past", plan({ active: true, endDate: at(-DAY) }), false],
    ["paid without end", plan({ active: true, endDate: null }), false],
    ["paid, unreadable end", plan({ active: true, endDate: "?" }), false],
  ] as const)("%s", (_, of, expected) => {
    expect(isEntitled(of, { isSuperuser: false, nowMs: NOW })).toBe(expected);
  });

  it("lets a superuser pass without a plan", () => {
    expect(isEntitled(null, { isSuperuser: true, nowMs: NOW })).toBe(true);
  });
});
