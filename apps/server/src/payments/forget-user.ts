/**
 * What payments does when an account goes: in the account's own transaction all rows of the user are deleted and the
 * job is written that ends the subscription at the provider, which is tried until the provider has confirmed it. The
 * account's id alone is remembered for a day: a checkout that was under way finds it and goes no further.
 */
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database, Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { withdraw } from "../jobs/withdraw.ts";
import { LETTER_JOB } from "./letters-due.ts";
import { isLive } from "./paid-plan.ts";
import type { Provider } from "./provider.ts";
import { paymentCheckouts, paymentCustomers, paymentForgotten, paymentSubscriptions } from "./tables.ts";

export const FORGET_JOB = "payments-forget";
const forgetPayload = z.object({ customerId: z.string(), checkoutIds: z.array(z.string()) });

type Made = z.infer<typeof forgetPayload>;

/** Writes the job for what was made at the provider; the last checkout, else the customer, tells two such jobs apart. */
export const forgetLater = (db: Database, made: Made): Promise<void> =>
  enqueue(db, {
    kind: FORGET_JOB,
    payload: made,
    uniqueKey: `${FORGET_JOB}:${made.checkoutIds.at(-1) ?? made.customerId}`,
  });

type Forgotten = { userId: string; now: Date };

export async function forgetUser(tx: Transaction, { userId, now }: Forgotten): Promise<void> {
  // the customer first: whoever changes subscriptions locks it first, too. Made where there is none, so that a checkout
  // which begins at this moment waits for this transaction, or this one for it
  const [customer] = await tx
    .insert(paymentCustomers)
    .values({ userId, email: "", createdAt: now })
    .onConflictDoUpdate({ target: paymentCustomers.userId, set: { userId } })
    .returning();
  await tx.insert(paymentForgotten).values({ userId, forgottenAt: now }).onConflictDoNothing();
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  const checkouts = await tx.delete(paymentCheckouts).where(eq(paymentCheckouts.userId, userId)).returning();
  await tx.delete(paymentSubscriptions).where(eq(paymentSubscriptions.userId, userId));
  // none of them must go out: the last letter that the account gets tells that it is gone, and is the backend's
  if (customer?.email) await withdraw(tx, { kind: LETTER_JOB, told: { to: customer.email } });
  // one that is being made at this moment is forgotten by who makes it
  if (!customer?.customerId) return;
  await forgetLater(tx, { customerId: customer.customerId, checkoutIds: checkouts.map(({ id }) => id) });
}

/** Throws until nothing of the customer runs any more. */
export async function forgetAtProvider(provider: Provider, payload: unknown): Promise<void> {
  const { customerId, checkoutIds } = forgetPayload.parse(payload);
  // first what could still become a subscription, then the subscriptions
  for (const id of checkoutIds) await provider.expireCheckout(id);
  for (const { id, status } of await provider.subscriptionsOf(customerId)) {
    if (status !== "canceled") await provider.cancelNow(id);
  }
  await provider.deleteCustomer(customerId);
  const left = (await provider.subscriptionsOf(customerId)).filter(isLive);
  if (left.length > 0) throw new Error(`${left.length} subscriptions of a deleted account still run`);
}
