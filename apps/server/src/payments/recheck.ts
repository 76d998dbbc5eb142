/**
 * Asks anew about plans of which the news got lost. Each user who is due gets a job of their own: Stripe is asked within
 * the time of that job, one who can't be checked holds nobody else up, and while a user's job waits or runs there is no
 * second one, however often the round comes.
 *
 *   await enqueueRechecks(context)     // jobs of the kind RECHECK_USER_JOB, told {userId}
 */
import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import * as z from "zod/mini";
import { enqueue } from "../jobs/enqueue.ts";
import type { PaymentsContext } from "./context.ts";
import { paymentSubscriptions } from "./tables.ts";

export const RECHECK_JOB = "payments-recheck";
export const RECHECK_USER_JOB = "payments-recheck-user";
export const recheckPayload = z.object({ userId: z.string() });

export function enqueueRechecks({ db, clock }: Pick<PaymentsContext, "db" | "clock">): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    // whose paid period is over although nobody said how it went on
    const due = await tx
      .selectDistinct({ userId: paymentSubscriptions.userId })
      .from(paymentSubscriptions)
      .where(
        and(
          inArray(paymentSubscriptions.status, ["trialing", "active", "past_due"]),
          isNotNull(paymentSubscriptions.periodEnd),
          or(lt(paymentSubscriptions.periodEnd, now), eq(paymentSubscriptions.status, "past_due")),
        ),
      );
    for (const { userId } of due) {
      const uniqueKey = `${RECHECK_USER_JOB}:${userId}`;
      // of now, so that news and letters, which are due at once, go before a long row of these
      await enqueue(tx, { kind: RECHECK_USER_JOB, payload: { userId }, runAt: now, uniqueKey });
    }
  });
}
