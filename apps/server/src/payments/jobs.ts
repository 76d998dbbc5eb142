/** The payment service's jobs by kind, for the worker. */
import { PLAN } from "@charticle/contract";
import { eq, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { dropGivenUp } from "../jobs/claim.ts";
import type { JobHandler } from "../jobs/worker.ts";
import { cancellation, paymentFailed, receipt } from "../mail/letters/plan-letters.ts";
import type { Letter, Mail } from "../mail/mail.ts";
import { sendByJob } from "../mail/send-by-job.ts";
import { UNDO_JOB } from "./apply.ts";
import type { PaymentsContext } from "./context.ts";
import { SYNC_JOB } from "./events.ts";
import { FORGET_JOB, forgetAtProvider } from "./forget-user.ts";
import { LETTER_JOB, type LetterOrder, letterOrder } from "./letters-due.ts";
import { enqueueRechecks, RECHECK_JOB, RECHECK_USER_JOB, recheckPayload } from "./recheck.ts";
import { syncUser } from "./sync-user.ts";
import { paymentCustomers, paymentEvents, paymentForgotten } from "./tables.ts";

const TIDY_JOB = "payments-tidy";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Stripe repeats an event for three days. */
const EVENT_LIFE_MS = 60 * DAY_MS;
/** Longer than any request that began before its account went. */
const FORGOTTEN_LIFE_MS = DAY_MS;

export const paymentRecurringMs = { [RECHECK_JOB]: 10 * MINUTE_MS, [TIDY_JOB]: DAY_MS };

const syncPayload = z.object({ customerId: z.string() });
const undoPayload = z.object({ userId: z.string(), subscriptionId: z.string() });

export function paymentJobs(context: PaymentsContext, { mail }: { mail: Mail }): Record<string, JobHandler> {
  const { db, clock, provider, publicUrl } = context;
  return {
    [SYNC_JOB]: async (payload) => {
      const { customerId } = syncPayload.parse(payload);
      const [customer] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
      // an unknown one is another installation's on the same account, or an account's that was deleted
      if (customer) await syncUser(context, customer.userId);
    },
    [UNDO_JOB]: async (payload) => {
      const { userId, subscriptionId } = undoPayload.parse(payload);
      await provider.cancelNow(subscriptionId);
      await provider.refundLastPayment(subscriptionId);
      await syncUser(context, userId);
    },
    [FORGET_JOB]: (payload) => forgetAtProvider(provider, payload),
    [LETTER_JOB]: async (payload) => {
      const order = letterOrder.parse(payload);
      await sendByJob(mail, { to: order.to, ...letterOf(order, `${publicUrl}/settings`) });
    },
    [RECHECK_JOB]: () => enqueueRechecks(context),
    [RECHECK_USER_JOB]: async (payload) => {
      await syncUser(context, recheckPayload.parse(payload).userId);
    },
    [TIDY_JOB]: async () => {
      const now = clock();
      const before = (lifeMs: number): Date => new Date(now.getTime() - lifeMs);
      await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before(EVENT_LIFE_MS)));
      await db.delete(paymentForgotten).where(lt(paymentForgotten.forgottenAt, before(FORGOTTEN_LIFE_MS)));
      await dropGivenUp(db, { now });
    },
  };
}

function letterOf(order: LetterOrder, settingsUrl: string): Letter {
  if (order.letter === "cancellation") return cancellation({ endDate: new Date(order.endDate), settingsUrl });
  const payment = { amountCents: order.amountCents, currency: order.currency, planName: PLAN.name };
  if (order.letter === "payment-failed") return paymentFailed({ ...payment, settingsUrl });
  const { invoiceNumber, paidAt, paidUntil } = order;
  return receipt({
    ...payment,
    invoiceNumber,
    settingsUrl,
    paidAt: new Date(paidAt),
    paidUntil: new Date(paidUntil),
  });
}
