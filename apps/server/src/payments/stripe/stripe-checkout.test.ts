/** From the click to the paid plan at Stripe: every order of return and webhook, two tabs, declined and abandoned. */
import { expect, test } from "vitest";
import { openTestPayments } from "../testing.ts";
import { endAtStripe, payCheckout, subscribe, WEBHOOK_SECRET } from "./stripe-double-hands.ts";
import { stripeProvider } from "./stripe-provider.ts";
import { eachWithStripe, type StripeWorld } from "./testing.ts";

let w: StripeWorld;
eachWithStripe((world) => {
  w = world;
});

test("paid, then back on the page, then the webhook: one plan, one report, one receipt", async () => {
  const { checkoutId, subscription } = await w.buy();
  expect((await w.comeBack("ana", checkoutId)).body).toMatchObject({
    success: true,
    subscriptionId: subscription.id,
    planName: "Basic",
  });
  expect(
    await w.tell("checkout.session.completed", { object: "checkout.session", customer: subscription.customer }),
  ).toBe(200);
  expect(w.payments.planOf("ana")).toMatchObject({ active: true, subscriptionId: subscription.id, totalCents: 900 });
  expect(w.payments.told).toHaveLength(1);
  expect(w.subjects()).toEqual(["Your Charticle receipt: $9.00"]);
});

test("the webhook before the return", async () => {
  const checkoutId = w.checkoutIdOf(await w.payments.startCheckout("ana"));
  const { customer } = payCheckout(w.double.state, { checkoutId, now: w.time.clock() });
  await w.tell("customer.subscription.created", { object: "subscription", customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
  expect((await w.comeBack("ana", checkoutId)).body).toMatchObject({ success: true });
  expect(w.payments.told).toHaveLength(1);
});

test("only the webhook, the person never comes back", async () => {
  const checkoutId = w.checkoutIdOf(await w.payments.startCheckout("ana"));
  const { customer } = payCheckout(w.double.state, { checkoutId, now: w.time.clock() });
  await w.tell("invoice.paid", { object: "invoice", customer });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
});

test("neither webhook nor return: the next attempt to buy finds the payment and refuses", async () => {
  const checkoutId = w.checkoutIdOf(await w.payments.startCheckout("ana"));
  payCheckout(w.double.state, { checkoutId, now: w.time.clock() });
  const second = await w.payments.call({
    user: "ana",
    method: "POST",
    path: "/create-checkout-session",
    body: { plan: "Basic" },
  });
  expect(second).toMatchObject({ status: 409, body: { code: "ALREADY_SUBSCRIBED" } });
  expect(w.payments.planOf("ana")).toMatchObject({ active: true });
});

test("a double click makes one checkout, ten at once too", async () => {
  const urls = await Promise.all(Array.from({ length: 10 }, () => w.payments.startCheckout("ana")));
  expect(new Set(urls).size).toBe(1);
  expect(w.double.state.sessions.size).toBe(1);
  expect(w.double.state.customers.size).toBe(1);
});

test("an abandoned checkout stays open for the next click; an expired one gives way to a new one", async () => {
  const first = await w.payments.startCheckout("ana");
  expect(await w.comeBack("ana", w.checkoutIdOf(first))).toMatchObject({
    status: 200,
    body: { success: false, subscriptionId: null },
  });
  expect(await w.payments.startCheckout("ana")).toBe(first);
  const session = w.double.state.sessions.get(w.checkoutIdOf(first));
  if (session) session.status = "expired";
  expect(await w.payments.startCheckout("ana")).not.toBe(first);
  expect(w.payments.planOf("ana")).toBeNull();
});

test("a declined card leaves the checkout open and gives nothing; a first payment that hangs gives nothing", async () => {
  const checkoutId = w.checkoutIdOf(await w.payments.startCheckout("ana"));
  await w.tell("invoice.payment_failed", { object: "invoice", customer: "cus_1" });
  expect((await w.comeBack("ana", checkoutId)).body.success).toBe(false);
  const subscription = payCheckout(w.double.state, { checkoutId, now: w.time.clock(), status: "incomplete" });
  expect((await w.comeBack("ana", checkoutId)).body.success).toBe(false);
  expect(w.payments.planOf("ana")).toMatchObject({ active: false });
  endAtStripe(subscription, { now: w.time.clock(), status: "incomplete_expired" });
  await w.tell("customer.subscription.updated", { object: "subscription", customer: "cus_1" });
  expect(await w.payments.startCheckout("ana")).toContain("cs_2");
});

test("two paid subscriptions: the second is ended and its money goes back", async () => {
  const { subscription } = await w.buy();
  const second = subscribe(w.double.state, {
    customer: subscription.customer,
    metadata: subscription.metadata,
    now: w.time.clock(),
  });
  await w.tell("customer.subscription.created", { object: "subscription", customer: subscription.customer });
  expect(second.status).toBe("canceled");
  expect(w.double.state.refunds).toEqual([second.latest_invoice.payments.data[0]?.payment.payment_intent]);
  expect(w.payments.planOf("ana")).toMatchObject({ active: true, subscriptionId: subscription.id });
  await w.tell("customer.subscription.deleted", { object: "subscription", customer: subscription.customer });
  expect(w.double.state.refunds).toHaveLength(1);
});

test("the portal for the card; without a subscription there is none", async () => {
  expect(await w.payments.call({ user: "ben", method: "POST", path: "/create-portal-session" })).toMatchObject({
    status: 404,
    body: { code: "subscription_not_found" },
  });
  const { subscription } = await w.buy();
  const portal = await w.payments.call({ user: "ana", method: "POST", path: "/create-portal-session" });
  expect(portal.body).toEqual({ url: `https://billing.stripe.test/${subscription.customer}` });
});

test("creating calls carry a key", async () => {
  await w.buy();
  const made = w.double.seen.filter(({ method, path }) => method === "POST" && /customers$|sessions$/.test(path));
  expect(made.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "customer-ana",
    expect.stringMatching(/^checkout-ana-1-.{16}$/),
  ]);
});

test.each([
  [{}, null],
  [{ unit_amount: 1900 }, "is not an active price of USD 9.00 a month"],
  [{ currency: "eur" }, "is not an active price of USD 9.00 a month"],
  [{ active: false }, "is not an active price of USD 9.00 a month"],
  [{ recurring: { interval: "year", interval_count: 1 } }, "is not an active price of USD 9.00 a month"],
  [{ id: "price_other" }, "does not exist in this Stripe account"],
])("the price is checked at the start: %j", async (change, expected) => {
  Object.assign(w.double.state.price, change);
  const fault = await stripeProvider(w.settings).fault();
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toContain(expected);
});

test("two instances on one database: clicks on both make one checkout, one payment makes one plan", async () => {
  const stripe = { ...w.settings, webhookSecret: WEBHOOK_SECRET };
  const other = await openTestPayments({ clock: w.time.clock, stripe, db: w.payments.db });
  const urls = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? w.payments : other).startCheckout("ana")));
  expect(new Set(urls).size).toBe(1);
  const checkoutId = w.checkoutIdOf(urls[0] ?? "");
  payCheckout(w.double.state, { checkoutId, now: w.time.clock() });
  const path = `/check-subscription?session_id=${checkoutId}`;
  const replies = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? w.payments : other).call({ user: "ana", path })));
  expect(replies.map(({ body }) => body.success)).toEqual([true, true, true, true]);
  await w.payments.runJobs();
  await other.runJobs();
  expect([...w.payments.told, ...other.told]).toHaveLength(1);
  expect([...w.payments.outbox.list(), ...other.outbox.list()]).toHaveLength(1);
  await other.close();
});
