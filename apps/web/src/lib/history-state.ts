/**
 * What one page hands to the next in the history state, and how the next one reads it.
 *
 *   textInState({message: "You need …"}, "message") -> "You need …"; textInState(null, "message") -> null
 */
export const textInState = (state: unknown, name: string): string | null => {
  const value: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : null;
  return typeof value === "string" && value !== "" ? value : null;
};

/** From /checkout-success to /home. */
export type CheckoutState =
  | { checkout: "success"; planName: string | null; endDate: string | null }
  | { checkout: "error" };

export const checkoutStateOf = (state: unknown): CheckoutState | null => {
  const outcome = textInState(state, "checkout");
  if (outcome === "error") return { checkout: "error" };
  if (outcome !== "success") return null;
  return { checkout: "success", planName: textInState(state, "planName"), endDate: textInState(state, "endDate") };
};
