/** A plan row in the specification's words. */
import type { Plan } from "@charticle/contract";
import type { PlanRow } from "../sessions/caller.ts";

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export const planReplyOf = (row: PlanRow): Plan => ({
  user: row.userId,
  userId: row.userId,
  endDate: iso(row.endDate),
  active: row.active,
  pending: row.pending,
  subscriptionId: row.subscriptionId,
  planName: row.planName,
  cancel: row.cancelAtPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  total: row.totalCents,
  nextPayment: iso(row.nextPayment),
  credits: row.credits,
});
