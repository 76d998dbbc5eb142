/** What /pricing asks the server; loaded after the page, which reads without it. */
import { MESSAGES, PLAN, type Plan, ROUTES } from "@charticle/contract";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { PAYMENTS } from "~/lib/api/service-calls.ts";
import type { StoredUser } from "~/lib/session/storage.ts";

/** The caller's plan; null where he has none or it can't be known. */
export const planOrNull = (): Promise<Plan | null> => call(ROUTES.currentPlan).catch(() => null);

/** The address of the payment page. */
export async function checkoutUrl({ email, userId }: StoredUser): Promise<string> {
  return (await call(PAYMENTS.createCheckout, { body: { plan: PLAN.name, email, userId } })).url;
}

/** What only a refused second checkout or too many tries say is worth more than the general sentence. */
export const checkoutFailure = (error: unknown): string =>
  isApiError(error) && (error.status === 409 || error.status === 429)
    ? sentenceOf(error, MESSAGES.subscription.checkoutFailed)
    : MESSAGES.subscription.checkoutFailed;
