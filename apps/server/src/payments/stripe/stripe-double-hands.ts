/** What a person, a bank, a merchant or time does at Stripe: changes of the double's state, and the events they cause. */
import { Stripe } from "stripe";
import { addMonth } from "../sandbox/advance.ts";
import type { DoubleInvoice, DoubleState, DoubleSubscription } from "./stripe-double-calls.ts";

export const WEBHOOK_SECRET = "whsec_of_the_double";

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

let invoices = 0;

function invoice({ paidAt }: { paidAt: Date | null }): DoubleInvoice {
  invoices += 1;
  const number = invoices;
  return {
    id: `in_${number}`,
    object: "invoice",
    amount_paid: paidAt ? 900 : 0,
    amount_due: 900,
    currency: "usd",
    number: `CH-${number}`,
    status_transitions: { paid_at: paidAt ? seconds(paidAt) : null },
    payments: {
      object: "list",
      data: paidAt ? [{ status: "paid", payment: { type: "payment_intent", payment_intent: `pi_${number}` } }] : [],
    },
  };
}
/** Pays an open checkout; with `status` "incomplete" the bank still asks the person something. */
export function payCheckout(
  state: DoubleState,
  { checkoutId, now, status = "active" }: { checkoutId: string; now: Date; status?: string },
): DoubleSubscription {
  const session = state.sessions.get(checkoutId);
  if (session?.status !== "open") throw new Error(`the checkout ${checkoutId} is not open`);
  session.status = "complete";
  return subscribe(state, { customer: session.customer, metadata: session.subscriptionMetadata, now, status });
}

type NewSubscription = { customer: string; metadata: Record<string, string>; now: Date; status?: string };

export function subscribe(
  state: DoubleState,
  { customer, metadata, now, status = "active" }: NewSubscription,
): DoubleSubscription {
  const subscription: DoubleSubscription = {
    id: `sub_${state.subscriptions.size + 1}`,
    object: "subscription",
    customer,
    status,
    created: seconds(now) + state.subscriptions.size,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    metadata,
    items: { object: "list", data: [{ current_period_end: seconds(addMonth(now)) }] },
    latest_invoice: invoice({ paidAt: status === "active" ? now : null }),
  };
  state.subscriptions.set(subscription.id, subscription);
  return subscription;
}

/** The period turns; without payment the subscription is past due. */
export function renew(subscription: DoubleSubscription, { now, paid }: { now: Date; paid: "paid" | "unpaid" }): void {
  subscription.items.data = [{ current_period_end: seconds(addMonth(now)) }];
  subscription.status = paid === "paid" ? "active" : "past_due";
  subscription.latest_invoice = invoice({ paidAt: paid === "paid" ? now : null });
}

export function endAtStripe(
  subscription: DoubleSubscription,
  { now, status = "canceled" }: { now: Date; status?: string },
): void {
  subscription.status = status;
  subscription.ended_at = status === "canceled" ? seconds(now) : null;
}

let events = 0;
export type SignedEvent = { payload: string; headers: Record<string, string> };

/** An event as Stripe posts it. The object may be long out of date: it is not believed anyway. */
export function signedEvent(
  { type, object, id }: { type: string; object: object; id?: string },
  { now, secret = WEBHOOK_SECRET }: { now: Date; secret?: string },
): SignedEvent {
  events += 1;
  const payload = JSON.stringify({
    id: id ?? `evt_${events}`,
    object: "event",
    type,
    created: seconds(now),
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(now) });
  return { payload, headers: { "stripe-signature": signature, "content-type": "application/json; charset=utf-8" } };
}
