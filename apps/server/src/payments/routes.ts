/**
 * The payment service's calls. Who pays is what `authorize` says: inside the product the signed-in user, from the
 * server's own records, whatever the body claims. Alone, the caller knows the API key and names the user (null).
 */
import { PAYMENT_ROUTES } from "@charticle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { appError } from "../http/app-error.ts";
import { serveRoute } from "../http/serve-route.ts";
import { finishCheckout, isSoldPlan, startCheckout } from "./checkout.ts";
import type { Payer, PaymentsContext } from "./context.ts";
import { cancelSubscription, checkSubscription, openPortal, reactivateSubscription } from "./manage.ts";
import { standing, toPaidPlan } from "./paid-plan.ts";
import { isProviderError } from "./provider.ts";

export type PaymentRoutesOptions = {
  context: PaymentsContext;
  /** The signed-in user; null: a trusted service, which names the user itself. Throws for anyone else. */
  authorize: (request: FastifyRequest) => Promise<Payer | null>;
};

const named = z.object({
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  user_id: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  email: z.optional(z.string().check(z.maxLength(254))),
});

/** The user that a trusted service names in query or body. */
function namedPayer({ query, body }: Pick<FastifyRequest, "query" | "body">): Payer {
  const { userId, user_id, email } = { ...named.parse(query ?? {}), ...named.parse(body ?? {}) };
  const id = userId ?? user_id;
  if (!id) throw appError("BAD_REQUEST", { sentence: "The user is missing." });
  return { userId: id, email: email ?? "" };
}

/** What the provider could not do becomes a sentence; the cause is logged. */
async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isProviderError(error)) throw appError("PAYMENT_UNAVAILABLE", { cause: error });
    throw error;
  }
}

const endDateOf = (plan: { endDate: Date | null }): string | null => plan.endDate?.toISOString() ?? null;

export function paymentRoutes(app: FastifyInstance, { context, authorize }: PaymentRoutesOptions): void {
  const options = { authorize, tag: "payments" };
  const payerOf = ({ caller, request }: { caller: Payer | null; request: FastifyRequest }) =>
    caller ?? namedPayer(request);

  serveRoute(app, PAYMENT_ROUTES.subscriptionStatus, options, async (call) => {
    const { subscriptionId } = call.query;
    const { userId } = payerOf(call);
    if (subscriptionId === "") throw appError("BAD_REQUEST", { sentence: "The subscription is missing." });
    const known = await answering(checkSubscription(context, { userId, subscriptionId }));
    return { status: standing(known.status), cancelAtPeriodEnd: toPaidPlan(known).cancelAtPeriodEnd };
  });

  serveRoute(app, PAYMENT_ROUTES.cancel, options, async (call) => {
    const { userId } = payerOf(call);
    const known = await answering(cancelSubscription(context, { userId, subscriptionId: call.body.subscriptionId }));
    return { success: toPaidPlan(known).cancelAtPeriodEnd, endDate: endDateOf(toPaidPlan(known)) };
  });

  serveRoute(app, PAYMENT_ROUTES.reactivate, options, async (call) => {
    const { userId } = payerOf(call);
    const known = await answering(
      reactivateSubscription(context, { userId, subscriptionId: call.body.subscriptionId }),
    );
    const plan = toPaidPlan(known);
    return { success: plan.active && !plan.cancelAtPeriodEnd };
  });

  serveRoute(app, PAYMENT_ROUTES.createCheckout, options, async (call) => {
    if (!isSoldPlan(call.body.plan)) throw appError("PLAN_UNKNOWN");
    return { url: await answering(startCheckout(context, payerOf(call))) };
  });

  serveRoute(app, PAYMENT_ROUTES.checkCheckout, options, async (call) => {
    const checkoutId = call.query.session_id;
    const known = await answering(finishCheckout(context, { userId: payerOf(call).userId, checkoutId }));
    if (!known) return { success: false, subscriptionId: null, endDate: null, planName: null };
    const plan = toPaidPlan(known);
    return { success: true, subscriptionId: known.id, endDate: endDateOf(plan), planName: plan.planName };
  });

  serveRoute(app, PAYMENT_ROUTES.cardPortal, options, async (call) => ({
    url: await answering(openPortal(context, payerOf(call).userId)),
  }));
}
