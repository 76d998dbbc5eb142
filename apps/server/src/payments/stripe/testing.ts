/**
 * A payment service on the double of Stripe, with what a test does to both. One database for a test file, a fresh world
 * on it for each test.
 *
 *   let w: StripeWorld;
 *   eachWithStripe((world) => { w = world; });
 */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "../../database/database.ts";
import { testDatabase } from "../../database/testing.ts";
import { jobs } from "../../jobs/tables.ts";
import {
  paymentCheckouts,
  paymentCustomers,
  paymentEvents,
  paymentForgotten,
  paymentSubscriptions,
} from "../tables.ts";
import { openTestPayments, testClock } from "../testing.ts";
import { openStripeDouble } from "./stripe-double.ts";
import { payCheckout, type SignedEvent, signedEvent, WEBHOOK_SECRET } from "./stripe-double-hands.ts";

/** Time-outs of the calls to the double. */
const TIMEOUT_MS = 200;

async function openStripeWorld({ db }: OpenDatabase, timeoutMs: number) {
  const kept = [paymentCheckouts, paymentCustomers, paymentEvents, paymentForgotten, paymentSubscriptions];
  for (const table of [...kept, jobs]) await db.delete(table);
  const time = testClock();
  const double = await openStripeDouble({ clock: time.clock });
  const settings = { secretKey: "sk_test_double", priceId: "price_basic", apiBase: double.url, timeoutMs };
  const stripe = { ...settings, webhookSecret: WEBHOOK_SECRET };
  const payments = await openTestPayments({ clock: time.clock, stripe, db });

  const post = ({ payload, headers }: SignedEvent) =>
    payments.call({ method: "POST", path: "/webhook", body: payload, headers });
  const comeBack = (user: string, checkoutId: string) =>
    payments.call({ user, path: `/check-subscription?session_id=${checkoutId}` });
  const checkoutIdOf = (url: string): string => url.split("/").at(-1) ?? "";

  return {
    double,
    payments,
    time,
    settings,
    post,
    comeBack,
    checkoutIdOf,
    signed: (type: string, object: object) => signedEvent({ type, object }, { now: time.clock() }),
    /** The webhook comes, and what it causes is done. */
    tell: async (type: string, object: object): Promise<number> => {
      const { status } = await post(signedEvent({ type, object }, { now: time.clock() }));
      await payments.runJobs();
      return status;
    },
    buy: async (user = "ana") => {
      const checkoutId = checkoutIdOf(await payments.startCheckout(user));
      const subscription = payCheckout(double.state, { checkoutId, now: time.clock() });
      await comeBack(user, checkoutId);
      return { checkoutId, subscription };
    },
    subjects: () => payments.outbox.list().map(({ subject }) => subject),
    status: (user: string, subscriptionId: string) =>
      payments.call({
        user,
        path: `/api6Stylex/check-subscription-status?subscriptionId=${subscriptionId}&userId=${user}`,
      }),
    act: (user: string, action: "cancel" | "reactivate", subscriptionId: string) =>
      payments.call({
        user,
        method: "POST",
        path: `/${action}-subscription`,
        body: { subscriptionId, userId: user },
      }),
    close: async () => {
      await payments.close();
      await double.close();
    },
  };
}

export type StripeWorld = Awaited<ReturnType<typeof openStripeWorld>>;

/** Call it at the top of a test file; with a longer time-out where much happens during one call. */
export function eachWithStripe(take: (world: StripeWorld) => void, { timeoutMs = TIMEOUT_MS } = {}): void {
  let database: OpenDatabase;
  let world: StripeWorld;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    world = await openStripeWorld(database, timeoutMs);
    take(world);
  });
  afterEach(() => world.close());
}
