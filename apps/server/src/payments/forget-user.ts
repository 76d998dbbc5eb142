/**
 * What payments does when an account goes: in the account's own transaction all rows of the user are deleted and the
 * job is written that ends the subscription at the provider, which is tried until the provider has confirmed it.
 */
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { isLive } from "./paid-plan.ts";
import type { Provider } from "./provider.ts";
import { paymentCheckouts, paymentCustomers, paymentSubscriptions } from "./tables.ts";

export const FORGET_JOB = "payments-forget";
const forgetPayload = z.object({ customerId: z.string(), checkoutIds: z.array(z.string()) });

export async function forgetUser(tx: Transaction, userId: string): Promise<void> {
  // the customer first: whoever changes subscriptions locks it first, too
  const [customer] = await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId)).returning();
  const checkouts = await tx.delete(paymentCheckouts).where(eq(paymentCheckouts.userId, userId)).returning();
  await tx.delete(paymentSubscriptions).where(eq(paymentSubscriptions.userId, userId));
  if (!customer?.customerId) return;
  await enqueue(tx, {
    kind: FORGET_JOB,
    payload: { customerId: customer.customerId, checkoutIds: checkouts.map(({ id }) => id) },
    uniqueKey: `${FORGET_JOB}:${customer.customerId}`,
  });
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
