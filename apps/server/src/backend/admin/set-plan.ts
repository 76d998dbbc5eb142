/** Sets a user's plan by hand: a trial until a date, or none. A live subscription is the payment side's alone. */
import { eq } from "drizzle-orm";
import { findUserByLogin } from "../accounts/find-user.ts";
import type { BackendContext } from "../context.ts";
import { plans } from "../tables.ts";

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
