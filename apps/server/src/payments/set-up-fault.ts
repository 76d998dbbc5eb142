/**
 * What is wrong with the set-up at the provider. In: the provider. Out: a sentence for the operator, or null: nothing, or
 * it can't be asked now. A provider that is down at our start is no reason not to start: only buying waits for it.
 *
 *   await setUpFault(provider, log) -> "STRIPE_PRICE_ID price_1 does not exist in this Stripe account."
 */
import type { Log } from "../log.ts";
import { isProviderError, type Provider } from "./provider.ts";

export async function setUpFault(provider: Pick<Provider, "fault">, log: Pick<Log, "warn">): Promise<string | null> {
  try {
    return await provider.fault();
  } catch (error) {
    if (!isProviderError(error) || error.reason !== "unavailable") throw error;
    log.warn({ err: error }, "the payment provider can't be reached: key and price are not checked at this start");
    return null;
  }
}
