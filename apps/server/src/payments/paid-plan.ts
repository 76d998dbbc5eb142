/**
 * From what the provider says to the one plan a user has. Pure.
 *
 *   standing("past_due") -> "active"      standing("unpaid") -> "canceled"
 *   planOf([ended, live]) -> the live one's plan
 */
import { PLAN } from "@charticle/contract";
import type { ProviderSubscription } from "./provider.ts";

/** What the backend is told. `Instant` is a Date in memory, an ISO text on the wire and in JSON columns. */
export type PaidPlan<Instant = Date> = {
  /** False: finished. */
  active: boolean;
  subscriptionId: string;
  planName: string;
  endDate: Instant | null;
  cancelAtPeriodEnd: boolean;
  /** Amount of the last invoice in cents. */
  totalCents: number;
  nextPayment: Instant | null;
};

const ACCESS_STATUSES = new Set(["trialing", "active", "past_due"]);

/** The two words of the specification's subscription check; a status that nobody knows gives nothing. */
export const standing = (status: string): "active" | "canceled" =>
  ACCESS_STATUSES.has(status) ? "active" : "canceled";

export type Known = Pick<
  ProviderSubscription,
  "id" | "status" | "startedAt" | "periodEnd" | "cancelAtPeriodEnd" | "endedAt" | "lastInvoice"
>;

export const isLive = ({ status }: Pick<Known, "status">): boolean => standing(status) === "active";

const byStart = (a: Known, b: Known): number => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);

/** Live ones, the first bought first: that one counts, any other was paid for twice. */
export const liveOf = <K extends Known>(subscriptions: readonly K[]): K[] =>
  subscriptions.filter(isLive).toSorted(byStart);

/** The subscription that stands for the user: the first live one, else the last that ended; undefined without any. */
export const standingOf = <K extends Known>(subscriptions: readonly K[]): K | undefined =>
  liveOf(subscriptions)[0] ?? subscriptions.toSorted(byStart).at(-1);

export function toPaidPlan(subscription: Known): PaidPlan {
  const active = isLive(subscription);
  const cancelAtPeriodEnd = active && subscription.cancelAtPeriodEnd;
  return {
    active,
    subscriptionId: subscription.id,
    planName: PLAN.name,
    endDate: active ? subscription.periodEnd : (subscription.endedAt ?? subscription.periodEnd),
    cancelAtPeriodEnd,
    totalCents: subscription.lastInvoice?.amountCents ?? 0,
    nextPayment: active && !cancelAtPeriodEnd ? subscription.periodEnd : null,
  };
}

export const planToJson = (plan: PaidPlan): PaidPlan<string> => ({
  ...plan,
  endDate: plan.endDate?.toISOString() ?? null,
  nextPayment: plan.nextPayment?.toISOString() ?? null,
});

export const planFromJson = (plan: PaidPlan<string>): PaidPlan => ({
  ...plan,
  endDate: plan.endDate === null ? null : new Date(plan.endDate),
  nextPayment: plan.nextPayment === null ? null : new Date(plan.nextPayment),
});
