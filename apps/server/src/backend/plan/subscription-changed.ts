/**
 * Writes what the payment side says of a user's plan. Older words than the last one are ignored, so the order in which
 * they arrive does not matter.
 *
 *   await subscriptionChanged(db, {userId, version: 7, plan})
 */
import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { PaidPlan, SubscriptionChanged } from "../payments-port.ts";
import { plans } from "../tables.ts";

export const fieldsOf = (plan: PaidPlan) => ({
  active: plan.active,
  // paying ends the trial, and so does the end of what was paid for
  pending: false,
  endDate: plan.endDate,
  subscriptionId: plan.subscriptionId,
  planName: plan.planName,
  cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
  totalCents: plan.totalCents,
  nextPayment: plan.nextPayment,
});

export const subscriptionChanged: SubscriptionChanged = async (db, { userId, version, plan }) => {
  await db
    .update(plans)
    .set({ ...fieldsOf(plan), version })
    .where(and(eq(plans.userId, userId), lt(plans.version, version)));
};

/** A confirmed plan without a version of its own: it is the truth of this moment. */
export async function writeConfirmed(
  db: Database,
  { userId, plan }: { userId: string; plan: PaidPlan },
): Promise<void> {
  await db.update(plans).set(fieldsOf(plan)).where(eq(plans.userId, userId));
}
