/**
 * Writes what the payment side says of a user's plan. Older words than the last one are ignored, so the order in which
 * they arrive does not matter.
 *
 *   await subscriptionChanged(db, {userId, version: 7, plan})
 */
import { and, eq, lt, lte } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { ConfirmedPlan, PaidPlan, SubscriptionChanged } from "../payments-port.ts";
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

/** What was asked for; unlike news it may be what is known already, and repairs what is kept of it. */
export async function writeConfirmed(
  db: Database,
  { userId, plan }: { userId: string; plan: ConfirmedPlan },
): Promise<void> {
  const { version } = plan;
  await db
    .update(plans)
    .set({ ...fieldsOf(plan), version })
    .where(and(eq(plans.userId, userId), lte(plans.version, version)));
}
