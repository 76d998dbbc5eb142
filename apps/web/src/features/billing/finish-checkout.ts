/**
 * Asks the payment side whether the checkout was paid; answers what to say and where to go next.
 *
 *   await finishCheckout("cs_1") -> {sentence: "Subscription processed successfully! …", to: "/home", state: {…}}
 */
import { MESSAGES } from "@charticle/contract";
import { isApiError } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { PAYMENTS } from "~/lib/api/service-calls.ts";
import type { CheckoutState } from "~/lib/checkout-state.ts";
import { accessToken, refreshToken, storedUserId, storeSubscription } from "~/lib/session/storage.ts";

export type CheckoutEnd = { sentence: string; to: "/home" | "/login"; state: CheckoutState | null };

const failed = (sentence: string): CheckoutEnd => ({ sentence, to: "/home", state: { checkout: "error" } });

export async function finishCheckout(sessionId: string): Promise<CheckoutEnd> {
  const storage = window.localStorage;
  if (accessToken(storage) === null || refreshToken(storage) === null) {
    return { sentence: MESSAGES.checkout.noTokens, to: "/login", state: null };
  }
  const userId = storedUserId(storage);
  if (!userId) return failed(MESSAGES.checkout.noUser);
  try {
    const query = { session_id: sessionId, user_id: userId };
    const { success, subscriptionId, endDate, planName } = await call(PAYMENTS.checkCheckout, { query });
    if (!success) return failed(MESSAGES.checkout.failed);
    storeSubscription(storage, { status: "active", plan: { subscriptionId, endDate } });
    return { sentence: MESSAGES.checkout.done, to: "/home", state: { checkout: "success", planName, endDate } };
  } catch (error) {
    // An answer that refuses is an error of this subscription; no answer is an error of ours.
    return failed(isApiError(error) && error.status !== null ? MESSAGES.checkout.failed : MESSAGES.checkout.error);
  }
}
