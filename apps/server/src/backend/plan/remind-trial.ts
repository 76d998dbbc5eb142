/**
 * The job that tells somebody two days ahead that their trial ends. Whoever has paid by then, was given a longer trial,
 * or has an address that nobody confirmed, hears nothing.
 */
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { trialEnding } from "../../mail/letters/plan-letters.ts";
import { sendByJob } from "../../mail/send-by-job.ts";
import type { BackendContext } from "../context.ts";
import { JOBS } from "../job-kinds.ts";
import { plans, users } from "../tables.ts";

const AHEAD_MS = 2 * 24 * 60 * 60 * 1000;

/** In the transaction that starts the trial; a trial of two days or less needs no reminder. */
export async function planReminder(
  tx: Transaction,
  { userId, now, endDate }: { userId: string; now: Date; endDate: Date },
): Promise<void> {
  const runAt = new Date(endDate.getTime() - AHEAD_MS);
  if (runAt <= now) return;
  await enqueue(tx, { kind: JOBS.trialEnding.kind, payload: { userId }, runAt, giveUpAt: endDate });
}

export async function remindTrial(userId: string, { db, clock, mail, publicUrl }: BackendContext): Promise<void> {
  const [row] = await db
    .select({ plan: plans, email: users.email, isVerified: users.emailVerified })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(eq(plans.userId, userId));
  const endDate = row?.plan.endDate;
  if (!row?.isVerified || !row.plan.pending || row.plan.active || !endDate) return;
  const now = clock().getTime();
  if (endDate.getTime() <= now || endDate.getTime() > now + AHEAD_MS) return;
  await sendByJob(mail, { to: row.email, ...trialEnding({ endDate, pricingUrl: `${publicUrl}/pricing` }) });
}
