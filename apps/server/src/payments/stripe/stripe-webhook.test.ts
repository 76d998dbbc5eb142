/** What Stripe posts: signed, forged, old, doubled, late, in the wrong order. */
import { expect, test } from "vitest";
import { endAtStripe, type SignedEvent, signedEvent } from "./stripe-double-hands.ts";
import { eachWithStripe, type StripeWorld } from "./testing.ts";

let w: StripeWorld;
eachWithStripe((world) => {
  w = world;
});

test("the same event ten times at once has one effect", async () => {
  const { subscription } = await w.buy();
  const before = w.double.seen.length;
  const event = signedEvent(
    { type: "customer.subscription.updated", object: { object: "subscription", customer: subscription.customer } },
    { now: w.time.clock() },
  );
  const replies = await Promise.all(Array.from({ length: 10 }, () => w.post(event)));
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 200));
  await w.payments.runJobs();
  expect(w.double.seen.slice(before).filter(({ path }) => path === "/v1/subscriptions")).toHaveLength(1);
});

test("the webhook answers without waiting for Stripe", async () => {
  const { subscription } = await w.buy();
  w.double.breakCalls({ match: /./, fault: "does nothing", times: 99 });
  const event = signedEvent(
    { type: "customer.subscription.updated", object: { object: "subscription", customer: subscription.customer } },
    { now: w.time.clock() },
  );
  const seen = w.double.seen.length;
  expect((await w.post(event)).status).toBe(200);
  expect(w.double.seen).toHaveLength(seen);
});

test.each<[string, (event: SignedEvent) => SignedEvent]>([
  ["a changed body", (event) => ({ ...event, payload: event.payload.replace("cus_1", "cus_2") })],
  ["the same JSON in other bytes", (event) => ({ ...event, payload: `${event.payload} ` })],
  [
    "no signature",
    ({ payload }) => ({ payload, headers: { "stripe-signature": "", "content-type": "application/json" } }),
  ],
  [
    "a signature of nothing",
    ({ payload, headers }) => ({ payload, headers: { ...headers, "stripe-signature": "t=1,v1=00" } }),
  ],
])("a forged webhook with %s is refused", async (_, forge) => {
  const { subscription } = await w.buy();
  endAtStripe(subscription, { now: w.time.clock() });
  const event = signedEvent(
    { type: "customer.subscription.deleted", object: { object: "subscription", customer: "cus_1" } },
    { now: w.time.clock() },
  );
  expect(await w.post(forge(event))).toMatchObject({ status: 400, body: { code: "WEBHOOK_FORGED" } });
  await w.payments.runJobs();
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
});

test.each([
  [299, 200],
  [301, 400],
])("an event that was signed %d seconds ago is answered with %d", async (ageS, expected) => {
  const now = w.time.clock();
  const event = signedEvent({ type: "invoice.paid", object: { object: "invoice", customer: "cus_1" } }, { now });
  w.time.pass(ageS * 1000);
  expect((await w.post(event)).status).toBe(expected);
});

test("signed with another key", async () => {
  const event = signedEvent(
    { type: "invoice.paid", object: { object: "invoice", customer: "cus_1" } },
    { now: w.time.clock(), secret: "whsec_other" },
  );
  expect((await w.post(event)).status).toBe(400);
});

test("events in the wrong order: what holds is what Stripe says now", async () => {
  const { subscription } = await w.buy();
  const old = { object: "subscription", id: subscription.id, customer: subscription.customer, status: "active" };
  endAtStripe(subscription, { now: w.time.clock() });
  await w.tell("customer.subscription.deleted", { ...old, status: "canceled" });
  await w.tell("customer.subscription.updated", old);
  await w.tell("customer.subscription.created", old);
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
});

test("an answer that was overtaken by a later one is not written", async () => {
  const { subscription } = await w.buy();
  w.double.breakCalls({ match: /GET \/v1\/subscriptions$/, fault: "is slow", times: 1 });
  const slow = w.status("ana", subscription.id);
  await expect.poll(() => w.double.seen.filter(({ path }) => path === "/v1/subscriptions").length).toBeGreaterThan(2);
  subscription.cancel_at_period_end = true;
  await w.status("ana", subscription.id);
  expect((await slow).body).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  expect(w.payments.planOf("ana")).toMatchObject({ cancelAtPeriodEnd: true });
});
