/** Asks the payment side about a subscription; out of reach, it gives nothing but a clear 503. */
import { appError, isAppError } from "../../http/app-error.ts";
import type { ConfirmedPlan, PaymentsPort } from "../payments-port.ts";

export async function askPayments(
  payments: PaymentsPort,
  of: { userId: string; subscriptionId: string },
): Promise<ConfirmedPlan | null> {
  try {
    return await payments.confirm(of);
  } catch (error) {
    throw isAppError(error) ? error : appError("UNAVAILABLE", { cause: error });
  }
}
