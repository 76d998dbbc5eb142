/** The routes of the AI and payment services under their prefixes: `call(AI.extract, {body: {paragraph}})`. */
import { AI_PREFIX, AI_ROUTES, PAYMENT_ROUTES, PAYMENTS_PREFIX } from "@charticle/contract";

export const AI = {
  extract: { ...AI_ROUTES.extract, path: `${AI_PREFIX}${AI_ROUTES.extract.path}` },
  caption: { ...AI_ROUTES.caption, path: `${AI_PREFIX}${AI_ROUTES.caption.path}` },
} as const;

type PaymentRoute<R> = Omit<R, "path"> & { path: string; wantsRefreshToken: true };

const payments = <R extends { path: string }>(route: R): PaymentRoute<R> => ({
  ...route,
  path: `${PAYMENTS_PREFIX}${route.path}`,
  wantsRefreshToken: true,
});

export const PAYMENTS = {
  subscriptionStatus: payments(PAYMENT_ROUTES.subscriptionStatus),
  cancel: payments(PAYMENT_ROUTES.cancel),
  reactivate: payments(PAYMENT_ROUTES.reactivate),
  createCheckout: payments(PAYMENT_ROUTES.createCheckout),
  checkCheckout: payments(PAYMENT_ROUTES.checkCheckout),
  cardPortal: payments(PAYMENT_ROUTES.cardPortal),
} as const;
