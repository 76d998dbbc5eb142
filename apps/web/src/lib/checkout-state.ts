/**
 * How a checkout ended, in the history state: /checkout-success hands it to /home, and the guard on to /pricing.
 *
 *   checkoutStateOf({checkout: "error"}) -> {checkout: "error"}; checkoutStateOf(null) -> null
 */
import { textInState } from "./history-state.ts";

export type CheckoutState =
  | { checkout: "success"; planName: string | null; endDate: string | null }
  | { checkout: "error" };

export const checkoutStateOf = (state: unknown): CheckoutState | null => {
  const outcome = textInState(state, "checkout");
  if (outcome === "error") return { checkout: "error" };
  if (outcome !== "success") return null;
  return { checkout: "success", planName: textInState(state, "planName"), endDate: textInState(state, "endDate") };
};
