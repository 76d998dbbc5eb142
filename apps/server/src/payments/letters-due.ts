/**
 * Which letters a change of a subscription calls for. Pure: before and after in, jobs out.
 *
 *   lettersDue({before: active, after: cancelling, …}) -> [{kind: "payments-letter", payload: {letter: "cancellation", …}}]
 */
import { PLAN } from "@charticle/contract";
import * as z from "zod/mini";
import type { NewJob } from "../jobs/enqueue.ts";
import { isLive, type Known } from "./paid-plan.ts";

const money = { amountCents: z.number(), currency: z.string() };

/** Dates travel as ISO texts. */
export const letterOrder = z.discriminatedUnion("letter", [
  z.object({
    letter: z.literal("receipt"),
    to: z.string(),
    ...money,
    paidAt: z.string(),
    paidUntil: z.string(),
    invoiceNumber: z.nullable(z.string()),
  }),
  z.object({ letter: z.literal("cancellation"), to: z.string(), endDate: z.string() }),
  z.object({ letter: z.literal("payment-failed"), to: z.string(), ...money }),
]);
export type LetterOrder = z.infer<typeof letterOrder>;

export const LETTER_JOB = "payments-letter";
const DAY_MS = 86_400_000;
/** A letter about money that comes later than this only confuses. */
const LETTER_LIFE_MS = 3 * DAY_MS;

export type Change = { to: string; before: Known | undefined; after: Known; now: Date };

export function lettersDue(change: Change): NewJob[] {
  const giveUpAt = new Date(change.now.getTime() + LETTER_LIFE_MS);
  return [receiptOf(change), cancellationOf(change), failureOf(change)].flatMap((payload) =>
    payload ? [{ kind: LETTER_JOB, payload, giveUpAt }] : [],
  );
}

function receiptOf({ to, before, after }: Change): LetterOrder | null {
  const invoice = after.lastInvoice;
  const paidBefore = before?.lastInvoice?.id === invoice?.id && before?.lastInvoice?.paidAt;
  if (!invoice?.paidAt || paidBefore || invoice.amountCents === 0 || !isLive(after) || !after.periodEnd) return null;
  return {
    letter: "receipt",
    to,
    amountCents: invoice.amountCents,
    currency: invoice.currency,
    paidAt: invoice.paidAt,
    paidUntil: after.periodEnd.toISOString(),
    invoiceNumber: invoice.number,
  };
}

function cancellationOf({ to, before, after }: Change): LetterOrder | null {
  if (!isLive(after) || !after.cancelAtPeriodEnd || before?.cancelAtPeriodEnd || !after.periodEnd) return null;
  return { letter: "cancellation", to, endDate: after.periodEnd.toISOString() };
}

function failureOf({ to, before, after }: Change): LetterOrder | null {
  if (after.status !== "past_due" || before?.status === "past_due") return null;
  const { amountCents, currency } = after.lastInvoice ?? { amountCents: PLAN.priceCents, currency: PLAN.currency };
  return { letter: "payment-failed", to, amountCents, currency };
}
