/** Sets a user's plan by hand: a trial until a date, or none. A live subscription is the payment side's alone. */
import { eq } from "drizzle-orm";
import { findUserByLogin } from "../accounts/find-user.ts";
import type { BackendContext } from "../context.ts";
import { plans } from "../tables.ts";

/** The last moment of a day in UTC: "2026-12-31" -> 2026-12-31T23:59:59.999Z; null for what is no day, as "2027-02-31". */
export function dayOf(text: string): Date | null {
  // catches "2026-12-31", must not catch "31.12.2026" or "2026-12-31T10:00"
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const end = new Date(`${text}T23:59:59.999Z`);
  // a day that a month doesn't have is read as one of the next
  return !Number.isNaN(end.getTime()) && end.toISOString().startsWith(text) ? end : null;
}

/** `until` null: no access. */
export type PlanByHand = { login: string; until: Date | null };
export type PlanOutcome = { ok: true } | { ok: false; fault: string };

export async function setPlan({ login, until }: PlanByHand, { db }: Pick<BackendContext, "db">): Promise<PlanOutcome> {
  const user = await findUserByLogin(db, login);
  if (!user) return { ok: false, fault: "There is no such account." };
  const [plan] = await db.select().from(plans).where(eq(plans.userId, user.id));
  if (plan?.active && plan.subscriptionId) {
    return { ok: false, fault: "This account has a live subscription: cancel it at the payment side first." };
  }
  const fields = { active: false, pending: until !== null, endDate: until };
  await db
    .insert(plans)
    .values({ userId: user.id, ...fields })
    .onConflictDoUpdate({ target: plans.userId, set: fields });
  return { ok: true };
}
