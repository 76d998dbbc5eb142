/**
 * Stripe through its own SDK, which also repeats calls that failed on the way (creating calls carry a key, so that a
 * repetition makes nothing twice).
 *
 *   const provider = stripeProvider({secretKey, priceId});
 *   stripeProvider({…, apiBase: "http://127.0.0.1:4242"})   // a test double of its HTTP API
 */
import { createHash } from "node:crypto";
import { PLAN } from "@charticle/contract";
import { Stripe } from "stripe";
import { isProviderError, type Provider, providerError } from "../provider.ts";
import { checkoutFromStripe, fromStripe, idOf, OURS } from "./stripe-subscription.ts";

export type StripeOptions = { secretKey: string; priceId: string; apiBase?: string | undefined; timeoutMs?: number };

const TIMEOUT_MS = 8_000;

export function stripeClient({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: Omit<StripeOptions, "priceId">): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: "Charticle" },
    ...(base ? { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" } : {}),
  });
}

/** Runs a call; null where the object does not exist (any more). */
async function asked<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === "resource_missing") return null;
    const status = error.statusCode ?? 0;
    const busy = status === 0 || status === 409 || status === 429 || status >= 500;
    throw providerError(busy ? "unavailable" : "refused", `Stripe: ${error.type} ${error.code ?? status}`, error);
  }
}

async function demanded<T>(call: () => Promise<T>): Promise<T> {
  const answer = await asked(call);
  if (answer === null) throw providerError("refused", "Stripe: no such object");
  return answer;
}

export function stripeProvider(options: StripeOptions): Provider {
  const { priceId } = options;
  const stripe = stripeClient(options);

  const update = async (id: string, change: Stripe.SubscriptionUpdateParams): Promise<void> => {
    await demanded(() => stripe.subscriptions.update(id, change));
  };

  return {
    async makeCustomer({ userId, email }) {
      // the e-mail is set apart: a key may only be repeated with the same content
      const made = await demanded(() =>
        stripe.customers.create({ metadata: { ...OURS, userId } }, { idempotencyKey: `customer-${userId}` }),
      );
      await demanded(() => stripe.customers.update(made.id, { email }));
      return made.id;
    },

    async makeCheckout({ customerId, userId, number, successUrl, cancelUrl }) {
      const content: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: { ...OURS, userId },
        subscription_data: { metadata: { ...OURS, userId } },
      };
      const digest = createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
      const idempotencyKey = `checkout-${userId}-${number}-${digest}`;
      return checkoutFromStripe(await demanded(() => stripe.checkout.sessions.create(content, { idempotencyKey })));
    },

    async checkout(checkoutId) {
      const session = await asked(() => stripe.checkout.sessions.retrieve(checkoutId));
      return session && checkoutFromStripe(session);
    },

    async expireCheckout(checkoutId) {
      const session = await asked(() => stripe.checkout.sessions.retrieve(checkoutId));
      if (session?.status === "open") await asked(() => stripe.checkout.sessions.expire(checkoutId));
    },

    async subscriptionsOf(customerId) {
      const list = await asked(() =>
        stripe.subscriptions
          .list({ customer: customerId, status: "all", limit: 100, expand: ["data.latest_invoice"] })
          .autoPagingToArray({ limit: 1000 }),
      );
      if (!list) await demandDeleted(customerId);
      return (list ?? []).filter(({ metadata }) => metadata.app === OURS.app).map(fromStripe);
    },

    cancelAtPeriodEnd: (id) => update(id, { cancel_at_period_end: true }),
    async keepRenewing(id) {
      const { cancel_at_period_end } = await demanded(() => stripe.subscriptions.retrieve(id));
      await update(id, cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" });
    },

    async cancelNow(id) {
      const subscription = await asked(() => stripe.subscriptions.retrieve(id));
      if (!subscription || subscription.ended_at !== null) return;
      await asked(() => stripe.subscriptions.cancel(id));
    },

    async refundLastPayment(id) {
      const subscription = await asked(() =>
        stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] }),
      );
      const invoice = subscription?.latest_invoice;
      if (!invoice || typeof invoice === "string") return;
      for (const { payment, status } of invoice.payments?.data ?? []) {
        const paymentIntent = idOf(payment.payment_intent);
        if (status !== "paid" || !paymentIntent) continue;
        await refund(paymentIntent);
      }
    },

    async deleteCustomer(customerId) {
      await asked(() => stripe.customers.del(customerId));
    },

    async portal({ customerId, returnUrl }) {
      const session = await demanded(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return session.url;
    },

    async fault() {
      let price: Stripe.Price | null;
      try {
        // once: the start waits for it
        price = await asked(() => stripe.prices.retrieve(priceId, {}, { maxNetworkRetries: 0 }));
      } catch (error) {
        if (!isProviderError(error) || error.reason !== "refused") throw error;
        return `STRIPE_SECRET_KEY may not read prices at Stripe (${error.message}): take the secret key of the account, or give a restricted one that right.`;
      }
      if (!price) return `STRIPE_PRICE_ID ${priceId} does not exist in this Stripe account.`;
      const { unit_amount, currency, recurring, active } = price;
      const fits =
        active &&
        unit_amount === PLAN.priceCents &&
        currency === PLAN.currency &&
        recurring?.interval === PLAN.interval &&
        recurring.interval_count === 1;
      return fits ? null : `STRIPE_PRICE_ID ${priceId} is not an active price of USD 9.00 a month.`;
    },
  };

  /** A customer whom this account never had means a wrong key, and must not end everybody's plan. */
  async function demandDeleted(customerId: string): Promise<void> {
    const customer = await demanded(() => stripe.customers.retrieve(customerId));
    if (!customer.deleted) throw providerError("refused", "Stripe: a customer without a list of subscriptions");
  }

  async function refund(paymentIntent: string): Promise<void> {
    try {
      const idempotencyKey = `refund-${paymentIntent}`;
      await demanded(() => stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey }));
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const done = cause instanceof Stripe.errors.StripeError && cause.code === "charge_already_refunded";
      if (!done) throw error;
    }
  }
}
