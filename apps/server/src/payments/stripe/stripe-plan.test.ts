/** The life of a plan at Stripe: cancel, reactivate, renewals, ends that nobody told, refunds, Stripe down or slow. */
import { expect, test } from "vitest";
import { DAY_MS } from "../testing.ts";
import { endAtStripe, renew, subscribe } from "./stripe-double-hands.ts";
import { eachWithStripe, type StripeWorld } from "./testing.ts";

let w: StripeWorld;
eachWithStripe((world) => {
  w = world;
});

test("cancel keeps access until the end date, reactivate takes it back; each letter once", async () => {
  const { subscription } = await w.buy();
  const cancelled = await w.act("ana", "cancel", subscription.id);
  expect(cancelled.body).toMatchObject({ success: true, endDate: w.payments.planOf("ana")?.endDate?.toISOString() });
  expect((await w.act("ana", "cancel", subscription.id)).body).toMatchObject({ success: true });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true, cancelAtPeriodEnd: true, nextPayment: null });
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "active", cancelAtPeriodEnd: true });
  expect((await w.act("ana", "reactivate", subscription.id)).body).toEqual({ success: true });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true, cancelAtPeriodEnd: false });
  await w.payments.runJobs();
  expect(w.subjects().toSorted()).toEqual([expect.stringContaining("plan ends on"), "Your Charticle receipt: $9.00"]);
});

test("a cancellation by date, as Stripe's portal may set it, is seen and taken back", async () => {
  const { subscription } = await w.buy();
  subscription.cancel_at = Math.floor(w.time.clock().getTime() / 1000) + 86_400;
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "active", cancelAtPeriodEnd: true });
  expect((await w.act("ana", "reactivate", subscription.id)).body).toEqual({ success: true });
  expect(subscription.cancel_at).toBeNull();
});

test("a cancelled plan whose end never gets told: asked anew, it is over, and can't be reactivated", async () => {
  const { subscription } = await w.buy();
  await w.act("ana", "cancel", subscription.id);
  w.time.pass(40 * DAY_MS);
  endAtStripe(subscription, { now: w.time.clock() });
  expect(await w.payments.port.confirm({ userId: "ana", subscriptionId: subscription.id })).toMatchObject({
    active: false,
  });
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
  expect(await w.act("ana", "reactivate", subscription.id)).toMatchObject({
    status: 409,
    body: { code: "SUBSCRIPTION_ENDED" },
  });
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "canceled", cancelAtPeriodEnd: false });
});

test("the end that nobody told is found by the recheck as well", async () => {
  const { subscription } = await w.buy();
  await w.payments.runJobs();
  w.time.pass(40 * DAY_MS);
  endAtStripe(subscription, { now: w.time.clock() });
  await w.payments.runJobs();
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
});

test("a renewal whose news got lost is found by the recheck, with a receipt", async () => {
  const { subscription } = await w.buy();
  await w.payments.runJobs();
  w.time.pass(32 * DAY_MS);
  renew(subscription, { now: w.time.clock(), paid: "paid" });
  await w.payments.runJobs();
  await w.payments.runJobs();
  expect(w.payments.planOf("ana")?.endDate?.getTime()).toBeGreaterThan(w.time.clock().getTime());
  expect(w.subjects()).toEqual(["Your Charticle receipt: $9.00", "Your Charticle receipt: $9.00"]);
});

test("past_due keeps access and writes one letter; unpaid ends it", async () => {
  const { subscription } = await w.buy();
  w.time.pass(31 * DAY_MS);
  renew(subscription, { now: w.time.clock(), paid: "unpaid" });
  await w.tell("invoice.payment_failed", { object: "invoice", customer: subscription.customer });
  await w.tell("customer.subscription.updated", { object: "subscription", customer: subscription.customer });
  await w.payments.runJobs();
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
  expect((await w.status("ana", subscription.id)).body.status).toBe("active");
  expect(w.subjects().filter((subject) => subject.includes("did not go through"))).toHaveLength(1);
  subscription.status = "unpaid";
  await w.tell("customer.subscription.updated", { object: "subscription", customer: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "canceled", cancelAtPeriodEnd: false });
});

test("a refund by the merchant alone ends nothing; with the cancellation that belongs to it, it does", async () => {
  const { subscription } = await w.buy();
  await w.tell("charge.refunded", { object: "charge", customer: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
  endAtStripe(subscription, { now: w.time.clock() });
  await w.tell("customer.subscription.deleted", { object: "subscription", customer: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
});

test("a customer who is deleted at Stripe has no plan any more", async () => {
  const { subscription } = await w.buy();
  const customer = w.double.state.customers.get(subscription.customer);
  if (customer) customer.deleted = true;
  await w.tell("customer.deleted", { object: "customer", id: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
});

test("other things sold on the same Stripe account are nobody's plan here", async () => {
  const { subscription } = await w.buy();
  subscribe(w.double.state, { customer: subscription.customer, metadata: { app: "a shop" }, now: w.time.clock() });
  await w.tell("customer.subscription.created", { object: "subscription", customer: subscription.customer });
  expect(w.double.state.refunds).toEqual([]);
  expect([...w.double.state.subscriptions.values()].map((each) => each.status)).toEqual(["active", "active"]);
});

test.each(["fails", "answers too late"] as const)(
  "Stripe %s twice while buying: the SDK repeats, nothing is made twice",
  async (fault) => {
    w.double.breakCalls({ match: /POST \/v1\/customers$/, fault, times: 2 });
    w.double.breakCalls({ match: /POST \/v1\/checkout\/sessions$/, fault, times: 2 });
    expect(await w.payments.startCheckout("ana")).toContain("cs_1");
    expect([w.double.state.customers.size, w.double.state.sessions.size]).toEqual([1, 1]);
  },
);

test.each(["fails", "does nothing"] as const)(
  "Stripe %s for long: a clear 503, and it works again afterwards",
  async (fault) => {
    const { subscription } = await w.buy();
    w.double.breakCalls({ match: /./, fault, times: 3 });
    expect(await w.act("ana", "cancel", subscription.id)).toMatchObject({
      status: 503,
      body: {
        code: "PAYMENT_UNAVAILABLE",
        error: "The payment service can't be reached right now. Please try again in a minute.",
      },
    });
    expect((await w.act("ana", "cancel", subscription.id)).body.success).toBe(true);
  },
);

test("while Stripe is down nobody who has paid is logged out, and nobody past the end gets in", async () => {
  const { subscription } = await w.buy();
  w.double.breakCalls({ match: /./, fault: "fails", times: 99 });
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "active", cancelAtPeriodEnd: false });
  w.time.pass(33 * DAY_MS);
  expect((await w.status("ana", subscription.id)).status).toBe(503);
});

test("a webhook while Stripe is down is worked when it is back", async () => {
  const { subscription } = await w.buy();
  w.double.breakCalls({ match: /./, fault: "fails", times: 3 });
  endAtStripe(subscription, { now: w.time.clock() });
  await w.tell("customer.subscription.deleted", { object: "subscription", customer: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
  w.time.pass(6_000);
  await w.payments.runJobs();
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
});

test("naming an own subscription that has ended gives the plan that counts, and lowers nothing", async () => {
  const { subscription: old } = await w.buy();
  endAtStripe(old, { now: w.time.clock() });
  await w.tell("customer.subscription.deleted", { object: "subscription", customer: old.customer });
  const { subscription: live } = await w.buy();
  const confirmed = await w.payments.port.confirm({ userId: "ana", subscriptionId: old.id });
  expect(confirmed).toMatchObject({ active: true, subscriptionId: live.id, version: 3 });
});

test("the key of another account, where nobody is known, ends nobody's plan", async () => {
  const { subscription } = await w.buy();
  w.double.state.customers.clear();
  expect((await w.status("ana", subscription.id)).body).toEqual({ status: "active", cancelAtPeriodEnd: false });
  await w.tell("customer.subscription.updated", { object: "subscription", customer: subscription.customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
});
