/**
 * How a sandbox subscription goes on by itself: it renews, falls behind when the card declines, recovers when the card
 * works again, and ends. Pure: what it was and what time it is in, what it is out.
 */
import { PLAN } from "@charticle/contract";
import type { Invoice, ProviderSubscription } from "../provider.ts";
import type { sandboxCustomers, sandboxSubscriptions } from "../tables.ts";

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;
export type SandboxCard = typeof sandboxCustomers.$inferSelect.card;

/** How long a payment is tried again before the subscription ends. */
export const PATIENCE_MS = 14 * 86_400_000;

/** A month on; the 31st becomes the last day of a shorter month. */
export function addMonth(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

export function advance(
  subscription: SandboxSubscription,
  { now, card }: { now: Date; card: SandboxCard },
): SandboxSubscription {
  let state = subscription;
  for (let next = step(state, { now, card }); next; next = step(state, { now, card })) state = next;
  return state;
}

/** The next thing that has happened by now, or null. */
function step(state: SandboxSubscription, { now, card }: { now: Date; card: SandboxCard }): SandboxSubscription | null {
  if (state.status === "canceled") return null;
  if (state.pastDueSince) {
    const patienceEnd = new Date(state.pastDueSince.getTime() + PATIENCE_MS);
    if (patienceEnd <= now) return { ...state, status: "canceled", endedAt: patienceEnd };
    if (card === "declines") return null;
    return { ...state, status: "active", pastDueSince: null, invoiceCount: state.invoiceCount + 1, lastPaidAt: now };
  }
  if (state.periodEnd > now) return null;
  if (state.cancelAtPeriodEnd) return { ...state, status: "canceled", endedAt: state.periodEnd };
  const renewed = { ...state, periodEnd: addMonth(state.periodEnd) };
  if (card === "declines") return { ...renewed, status: "past_due", pastDueSince: state.periodEnd };
  return { ...renewed, invoiceCount: state.invoiceCount + 1, lastPaidAt: state.periodEnd };
}

function invoiceOf(state: SandboxSubscription): Invoice {
  const unpaid = state.pastDueSince !== null;
  const number = state.invoiceCount + (unpaid ? 1 : 0);
  return {
    id: `${state.id}_invoice_${number}`,
    amountCents: PLAN.priceCents,
    currency: PLAN.currency,
    paidAt: unpaid ? null : (state.lastPaidAt?.toISOString() ?? null),
    number: `SANDBOX-${state.id.slice(-6).toUpperCase()}-${number}`,
  };
}

export const asProviderSubscription = (state: SandboxSubscription): ProviderSubscription => ({
  id: state.id,
  status: state.status,
  startedAt: state.startedAt,
  periodEnd: state.periodEnd,
  cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  endedAt: state.endedAt,
  lastInvoice: invoiceOf(state),
});
