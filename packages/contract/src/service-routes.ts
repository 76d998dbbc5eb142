/** The calls of the AI and payment services, which run inside the product or alone. */
import * as ai from "./ai.ts";
import * as payments from "./payments.ts";
import { defineRoute } from "./route.ts";

/** The AI service. In the product under /ai with the bearer token; alone without the prefix, with X-Service-Secret. */
export const AI_ROUTES = {
  extract: defineRoute({
    method: "POST",
    path: "/extract_chart_data",
    access: "entitled",
    body: ai.extractBody,
    reply: ai.extractReply,
  }),
  caption: defineRoute({
    method: "POST",
    path: "/generate_social_caption",
    access: "entitled",
    body: ai.captionBody,
    reply: ai.captionReply,
  }),
} as const;
export const AI_PREFIX = "/ai";

/** The payment service. In the product under /payments with the bearer token; alone without the prefix, with X-API-Key. */
export const PAYMENT_ROUTES = {
  subscriptionStatus: defineRoute({
    method: "GET",
    path: "/api6Stylex/check-subscription-status",
    access: "user",
    query: payments.subscriptionStatusQuery,
    reply: payments.subscriptionStatusReply,
  }),
  cancel: defineRoute({
    method: "POST",
    path: "/cancel-subscription",
    access: "user",
    body: payments.subscriptionBody,
    reply: payments.cancelReply,
  }),
  reactivate: defineRoute({
    method: "POST",
    path: "/reactivate-subscription",
    access: "user",
    body: payments.subscriptionBody,
    reply: payments.reactivateReply,
  }),
  createCheckout: defineRoute({
    method: "POST",
    path: "/create-checkout-session",
    access: "user",
    body: payments.checkoutBody,
    reply: payments.checkoutReply,
  }),
  checkCheckout: defineRoute({
    method: "GET",
    path: "/check-subscription",
    access: "user",
    query: payments.checkoutCheckQuery,
    reply: payments.checkoutCheckReply,
  }),
  /** Where the caller changes the card of his own subscription: the provider's portal, or the sandbox's twin. */
  cardPortal: defineRoute({
    method: "POST",
    path: "/create-portal-session",
    access: "user",
    reply: payments.checkoutReply,
  }),
} as const;
export const PAYMENTS_PREFIX = "/payments";
