/**
 * Reads what Stripe posts to the webhook. In: the raw bytes and the header Stripe-Signature. Out: the event, or null
 * for one that concerns no subscription. Throws WEBHOOK_FORGED where the signature, or its age (300 s), does not fit.
 */
import { Stripe } from "stripe";
import * as z from "zod/mini";
import { appError } from "../../http/app-error.ts";
import type { ProviderEvent } from "../events.ts";
import { idOf } from "./stripe-subscription.ts";

const TOLERANCE_S = 300;

const TELLING = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
]);
const isTelling = (type: string): boolean => TELLING.has(type) || type.startsWith("customer.subscription.");

const reference = z.union([z.string(), z.object({ id: z.string() })]);
const concerned = z.object({
  object: z.string(),
  id: z.optional(z.string()),
  customer: z.optional(z.nullable(reference)),
});

/** Verifies with the key that Stripe shows for the endpoint; `webhooks` needs no connection. */
export async function readStripeEvent(
  body: Buffer,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): Promise<ProviderEvent | null> {
  let event: Stripe.Event;
  try {
    event = await Stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_S, undefined, now.getTime());
  } catch (error) {
    throw appError("WEBHOOK_FORGED", { cause: error });
  }
  if (!isTelling(event.type)) return null;
  const { object, id, customer } = concerned.parse(event.data.object);
  const customerId = object === "customer" ? id : idOf(customer);
  return { id: event.id, type: event.type, customerId: customerId ?? null };
}
