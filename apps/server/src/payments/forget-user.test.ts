/** Deleting an account: nothing of the user stays, and the subscription ends at the provider, sooner or later. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import { LETTER_JOB } from "./letters-due.ts";
import { payCheckout } from "./stripe/stripe-double-hands.ts";
import { eachWithStripe, type StripeWorld } from "./stripe/testing.ts";
import { paymentCheckouts, paymentCustomers, paymentSubscriptions } from "./tables.ts";

let w: StripeWorld;
eachWithStripe((world) => {
  w = world;
});

const deleteUser = (userId: string) => w.payments.db.transaction((tx) => w.payments.port.userDeleted(tx, { userId }));
const rows = async () => [
  ...(await w.payments.db.select().from(paymentCustomers)),
  ...(await w.payments.db.select().from(paymentSubscriptions)),
  ...(await w.payments.db.select().from(paymentCheckouts)),
];

test("the rows go at once, the subscription and the customer at the provider with the job", async () => {
  const { subscription } = await w.buy();
  await deleteUser("ana");
  expect(await rows()).toEqual([]);
  expect(subscription.status).toBe("active");
  await w.payments.runJobs();
  expect(subscription.status).toBe("canceled");
  expect(w.double.state.customers.get(subscription.customer)?.deleted).toBe(true);
  expect(await w.payments.db.select({ kind: jobs.kind }).from(jobs)).not.toContainEqual({ kind: "payments-forget" });
});

test("while Stripe is down the job waits, and it is not lost", async () => {
  const { subscription } = await w.buy();
  await deleteUser("ana");
  w.double.breakCalls({ match: /DELETE/, fault: "fails", times: 6 });
  for (let hours = 0; hours < 3; hours++) {
    await w.payments.runJobs();
    w.time.pass(3_600_000);
  }
  expect(subscription.status).toBe("canceled");
});

test("letters that wait for a mail server go with the account, those of others stay", async () => {
  await w.buy("ana");
  await w.buy("ben");
  const waiting = async () =>
    (await w.payments.db.select().from(jobs).where(eq(jobs.kind, LETTER_JOB))).map(({ payload }) => payload);
  expect(await waiting()).toHaveLength(2);
  await deleteUser("ana");
  expect(await waiting()).toMatchObject([{ letter: "receipt", to: "ben@example.com" }]);
  expect(JSON.stringify(await w.payments.db.select().from(jobs))).not.toContain("ana@example.com");
  await w.payments.runJobs();
  expect(w.payments.outbox.list().map(({ to }) => to)).toEqual(["ben@example.com"]);
});

test("a deletion that is taken back takes its job back", async () => {
  const { subscription } = await w.buy();
  const undone = w.payments.db.transaction(async (tx) => {
    await w.payments.port.userDeleted(tx, { userId: "ana" });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await w.payments.runJobs();
  expect(subscription.status).toBe("active");
  expect(await rows()).not.toEqual([]);
});

test("a checkout that was open is closed; one that is paid in the last second is ended", async () => {
  const checkoutId = w.checkoutIdOf(await w.payments.startCheckout("ana"));
  await deleteUser("ana");
  const late = payCheckout(w.double.state, { checkoutId, now: w.time.clock() });
  await w.tell("checkout.session.completed", { object: "checkout.session", customer: late.customer });
  expect(late.status).toBe("canceled");
  expect(w.payments.planOf("ana")).toBeNull();

  const second = w.checkoutIdOf(await w.payments.startCheckout("ben"));
  await deleteUser("ben");
  await w.payments.runJobs();
  expect(w.double.state.sessions.get(second)?.status).toBe("expired");
});

test("who never came to pay causes no job", async () => {
  await deleteUser("carl");
  expect(await w.payments.db.select().from(jobs)).toEqual([]);
});
