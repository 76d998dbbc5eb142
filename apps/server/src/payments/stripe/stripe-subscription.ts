/**
 * Stripe's objects in our words. The period's end stands on the subscription's item (API since 2025-03), and a
 * cancellation may be set as a flag or, in the newer billing mode, as a date.
 */
import type { Stripe } from "stripe";
import type { Invoice, ProviderCheckout, ProviderSubscription } from "../provider.ts";

/** Marks what this product sold, on an account that may sell other things. */
export const OURS = { app: "charticle" } as const;

const dateOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === "number" ? new Date(seconds * 1000) : null;

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const invoiceOf = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  amountCents: invoice.amount_paid > 0 ? invoice.amount_paid : invoice.amount_due,
  currency: invoice.currency,
  paidAt: dateOf(invoice.status_transitions.paid_at)?.toISOString() ?? null,
  number: invoice.number,
});

export function fromStripe(subscription: Stripe.Subscription): ProviderSubscription {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  const invoice = subscription.latest_invoice;
  return {
    id: subscription.id,
    status: subscription.status,
    startedAt: new Date(subscription.created * 1000),
    periodEnd: ends.length > 0 ? dateOf(Math.max(...ends)) : null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: dateOf(subscription.ended_at),
    lastInvoice: invoice && typeof invoice !== "string" ? invoiceOf(invoice) : null,
  };
}

export const checkoutFromStripe = ({ id, status, customer, url }: Stripe.Checkout.Session): ProviderCheckout => ({
  id,
  customerId: idOf(customer),
  status: status === "open" ? "open" : status === "complete" ? "complete" : "expired",
  url: status === "open" ? url : null,
});
