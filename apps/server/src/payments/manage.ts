/** What a person does with the own subscription: look, cancel, take the cancellation back, change the card. */
import { and, eq } from "drizzle-orm";
import { appError } from "../http/app-error.ts";
import type { PaymentsContext } from "./context.ts";
import { isLive, type Known, type PaidPlan, planFromJson } from "./paid-plan.ts";
import { isProviderError } from "./provider.ts";
import { syncUser } from "./sync-user.ts";
import { paymentCustomers, paymentSubscriptions } from "./tables.ts";

export type Owned = { userId: string; subscriptionId: string };

const DAY_MS = 86_400_000;

async function kept({ db }: PaymentsContext, { userId, subscriptionId }: Owned): Promise<Known> {
  const [row] = await db
    .select()
    .from(paymentSubscriptions)
    .where(and(eq(paymentSubscriptions.id, subscriptionId), eq(paymentSubscriptions.userId, userId)));
  if (!row) throw appError("subscription_not_found");
  return row;
}

async function synced(context: PaymentsContext, { userId, subscriptionId }: Owned): Promise<Known> {
  const known = (await syncUser(context, userId))?.find(({ id }) => id === subscriptionId);
  if (!known) throw appError("subscription_not_found");
  return known;
}

/**
 * Asked anew at the provider. While the provider is down, what it said last holds as long as that period lasts (and
 * the day of grace that a plan has): a provider's bad hour logs nobody out.
 */
export async function checkSubscription(context: PaymentsContext, owned: Owned): Promise<Known> {
  const last = await kept(context, owned);
  try {
    return await synced(context, owned);
  } catch (error) {
    const pastMs = context.clock().getTime() - (last.periodEnd?.getTime() ?? 0);
    if (isProviderError(error) && (!isLive(last) || pastMs <= DAY_MS)) return last;
    throw error;
  }
}

/** Access stays until the end date, which comes back. Cancelling twice is cancelling. */
export async function cancelSubscription(context: PaymentsContext, owned: Owned): Promise<Known> {
  if (!isLive(await kept(context, owned))) throw appError("SUBSCRIPTION_ENDED");
  await context.provider.cancelAtPeriodEnd(owned.subscriptionId);
  return synced(context, owned);
}

export async function reactivateSubscription(context: PaymentsContext, owned: Owned): Promise<Known> {
  // one that ended meanwhile cannot be brought back, so the provider is asked first
  if (!isLive(await synced(context, owned))) throw appError("SUBSCRIPTION_ENDED");
  await context.provider.keepRenewing(owned.subscriptionId);
  return synced(context, owned);
}

export async function openPortal(context: PaymentsContext, userId: string): Promise<string> {
  const [customer] = await context.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  const [subscription] = await context.db
    .select()
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.userId, userId))
    .limit(1);
  if (!customer?.customerId || !subscription) throw appError("subscription_not_found");
  return context.provider.portal({ customerId: customer.customerId, returnUrl: `${context.publicUrl}/settings` });
}

/** A plan with the version of the change that brought it. */
export type ConfirmedPlan = PaidPlan & { version: number };

/**
 * The user's plan, as the provider says now, for who names a subscription of this very user; null for any other. It is
 * the plan that counts, also when the one that is named has ended.
 */
export async function confirmPlan(context: PaymentsContext, owned: Owned): Promise<ConfirmedPlan | null> {
  const known = await syncUser(context, owned.userId);
  if (!known?.some(({ id }) => id === owned.subscriptionId)) return null;
  const [customer] = await context.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, owned.userId));
  return customer?.reported ? { ...planFromJson(customer.reported), version: customer.version } : null;
}
