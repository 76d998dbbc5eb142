/** An account that is deleted while its owner is on the way to pay: no row comes back, and nothing can be charged. */
import { expect, test } from "vitest";
import { eachWithStripe, type StripeWorld } from "./stripe/testing.ts";
import { paymentCheckouts, paymentCustomers, paymentForgotten, paymentSubscriptions } from "./tables.ts";
import { DAY_MS } from "./testing.ts";

let w: StripeWorld;
eachWithStripe(
  (world) => {
    w = world;
  },
  { timeoutMs: 30_000 },
);

const deleteUser = (userId: string) => w.payments.db.transaction((tx) => w.payments.port.userDeleted(tx, { userId }));
const buy = (user: string) =>
  w.payments.call({ user, method: "POST", path: "/create-checkout-session", body: { plan: "Basic" } });
const refused = { status: 401, body: { code: "SESSION_ENDED" } };

/** All that is kept of people, and all that could be paid at Stripe or of which Stripe knows whose it is. */
async function left() {
  const { db } = w.payments;
  const { customers, sessions } = w.double.state;
  return [
    ...(await db.select().from(paymentCustomers)),
    ...(await db.select().from(paymentSubscriptions)),
    ...(await db.select().from(paymentCheckouts)),
    ...[...customers.values()].filter(({ deleted }) => !deleted),
    ...[...sessions.values()].filter(({ status }) => status === "open"),
  ];
}

test("gone before the checkout begins: nothing is written, and Stripe hears of nobody", async () => {
  await deleteUser("ana");
  expect(await buy("ana")).toMatchObject(refused);
  expect(await left()).toEqual([]);
  expect(w.double.seen).toEqual([]);
  expect(await buy("ben")).toMatchObject({ status: 200 });
});

test("gone while the customer is made: the customer is removed again", async () => {
  w.double.meanwhile({ match: /POST .*customers$/, happens: () => deleteUser("ana") });
  expect(await buy("ana")).toMatchObject(refused);
  await w.payments.runJobs();
  expect(w.double.state.customers.size).toBe(1);
  expect(await left()).toEqual([]);
});

test.each([
  ["before its job", () => Promise.resolve(0)],
  ["after its job", () => w.payments.runJobs()],
])("gone while the checkout is made: it is closed, when it comes %s", async (_, work) => {
  w.double.meanwhile({ match: /POST .*sessions$/, happens: () => deleteUser("ana").then(work) });
  expect(await buy("ana")).toMatchObject(refused);
  await w.payments.runJobs();
  expect(w.double.state.sessions.size).toBe(1);
  expect(await left()).toEqual([]);
});

test("a deletion that has not ended yet is waited for", async () => {
  const { db, port } = w.payments;
  const deleted = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const deletion = db.transaction(async (tx) => {
    await port.userDeleted(tx, { userId: "ana" });
    deleted.resolve();
    await rest.promise;
  });
  await deleted.promise;
  const bought = buy("ana");
  await Promise.race([bought, new Promise((later) => setTimeout(later, 300))]);
  rest.resolve();
  await deletion;
  expect(await bought).toMatchObject(refused);
  expect(await left()).toEqual([]);
});

test("both at the same moment, many times: nothing is left, whichever came first", async () => {
  const users = Array.from({ length: 12 }, (_, n) => `user-${n}`);
  await Promise.all(users.flatMap((user) => [buy(user), deleteUser(user)]));
  await w.payments.runJobs();
  expect(await left()).toEqual([]);
});

test("that an account is gone is remembered by its id alone, and no longer than needed", async () => {
  const kept = () => w.payments.db.select().from(paymentForgotten);
  await w.payments.startCheckout("ana");
  await deleteUser("ana");
  expect(await kept()).toEqual([{ userId: "ana", forgottenAt: w.time.clock() }]);
  w.time.pass(DAY_MS + 1);
  await w.payments.runJobs();
  expect(await kept()).toEqual([]);
});
