/**
 * PUT /api/update-subscription-status/. What a browser sends is a wish: it may end a trial that is over by the
 * server's clock, and it may name a subscription that the payment side then confirms for this very user. It lowers no
 * live subscription and grants nothing by itself.
 */
import type { Plan, PlanUpdate } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import type { Caller, PlanRow } from "../sessions/caller.ts";
import { plans } from "../tables.ts";
import { askPayments } from "./ask-payments.ts";
import { planReplyOf } from "./plan-reply.ts";
import { writeConfirmed } from "./subscription-changed.ts";

type Context = Pick<BackendContext, "db" | "clock" | "payments" | "limits">;

const time = (text: string | null | undefined): number => (text ? Date.parse(text) : Number.NaN);

/** Whether the wish asks for more than the records give. */
function asksForMore(wish: PlanUpdate, plan: PlanRow): boolean {
  const credits = wish.credits ?? wish.credit;
  return (
    (wish.active === true && !plan.active) ||
    (wish.pending === true && !plan.pending) ||
    (wish.subscriptionId != null && wish.subscriptionId !== plan.subscriptionId) ||
    time(wish.endDate) > (plan.endDate?.getTime() ?? 0) ||
    (credits != null && credits !== plan.credits)
  );
}

const trialIsOver = (plan: PlanRow, now: Date): boolean =>
  plan.pending && !plan.active && (plan.endDate === null || plan.endDate <= now);

async function currentPlan(userId: string, { db }: Context): Promise<PlanRow> {
  const [row] = await db.select().from(plans).where(eq(plans.userId, userId));
  if (!row) throw appError("NO_PLAN");
  return row;
}

export async function updatePlan(caller: Caller, wish: PlanUpdate, context: Context): Promise<Plan> {
  const { userId } = caller;
  if (wish.userId !== undefined && wish.userId !== userId) throw appError("FORBIDDEN");
  const plan = await currentPlan(userId, context);
  if (asksForMore(wish, plan)) {
    await context.limits.take(LIMITS.payments, userId);
    const subscriptionId = wish.subscriptionId ?? plan.subscriptionId;
    const confirmed = subscriptionId ? await askPayments(context.payments, { userId, subscriptionId }) : null;
    if (!confirmed) throw appError("FORBIDDEN");
    await writeConfirmed(context.db, { userId, plan: confirmed });
  } else if (wish.pending === false && trialIsOver(plan, context.clock())) {
    await context.db.update(plans).set({ pending: false }).where(eq(plans.userId, userId));
  }
  return planReplyOf(await currentPlan(userId, context));
}
