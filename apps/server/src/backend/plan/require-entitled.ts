/**
 * Lets a caller through whose plan gives access now, by the server's own records; everyone else gets NOT_ENTITLED.
 * A paid plan that is more than a day past its end is asked about anew first: a lost webhook gives no free use, and
 * locks nobody out who has paid.
 */
import { GATE_MESSAGES, isEntitled, PAID_PLAN_GRACE_MS } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import type { BackendContext } from "../context.ts";
import type { Caller, PlanRow } from "../sessions/caller.ts";
import { plans } from "../tables.ts";
import { askPayments } from "./ask-payments.ts";
import { planReplyOf } from "./plan-reply.ts";
import { writeConfirmed } from "./subscription-changed.ts";

/** The payment side is not asked about the same plan more often. */
const ASK_AGAIN_MS = 60_000;

type Context = Pick<BackendContext, "db" | "clock" | "payments">;

const entitled = (caller: Caller, plan: PlanRow | null, nowMs: number): boolean =>
  isEntitled(plan && planReplyOf(plan), { isSuperuser: caller.isSuperuser, nowMs });

const needsAsking = (plan: PlanRow, nowMs: number): boolean =>
  plan.active &&
  plan.endDate !== null &&
  nowMs > plan.endDate.getTime() + PAID_PLAN_GRACE_MS &&
  (plan.checkedAt === null || nowMs > plan.checkedAt.getTime() + ASK_AGAIN_MS);

/** The plan after asking; the payment side being out of reach changes nothing, and so gives nothing. */
async function askedAnew(plan: PlanRow, { db, clock, payments }: Context): Promise<PlanRow | null> {
  const { userId, subscriptionId } = plan;
  await db.update(plans).set({ checkedAt: clock() }).where(eq(plans.userId, userId));
  const confirmed = subscriptionId === null ? null : await askPayments(payments, { userId, subscriptionId });
  if (confirmed) await writeConfirmed(db, { userId, plan: confirmed });
  const [row] = await db.select().from(plans).where(eq(plans.userId, userId));
  return row ?? null;
}

export async function requireEntitled(caller: Caller, context: Context): Promise<void> {
  const nowMs = context.clock().getTime();
  if (entitled(caller, caller.plan, nowMs)) return;
  if (caller.plan && needsAsking(caller.plan, nowMs)) {
    if (entitled(caller, await askedAnew(caller.plan, context), nowMs)) return;
  }
  const trialOver = caller.plan?.pending === true;
  throw appError("NOT_ENTITLED", trialOver ? { sentence: GATE_MESSAGES.trialEnded } : {});
}
