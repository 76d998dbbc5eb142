/**
 * What a payment provider does for us, in our words: Stripe and the sandbox are the two that exist. Every call reaches
 * the provider; none remembers anything. Errors: a ProviderError.
 */

export type Invoice = {
  id: string;
  amountCents: number;
  currency: string;
  /** ISO 8601 (it is kept as JSON); null: not paid (yet). */
  paidAt: string | null;
  number: string | null;
};

export type ProviderSubscription = {
  id: string;
  /** The provider's own word: trialing, active, past_due, unpaid, incomplete, canceled, … */
  status: string;
  startedAt: Date;
  /** End of the period that is paid or being paid. */
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  lastInvoice: Invoice | null;
};

export type NewCheckout = {
  customerId: string;
  userId: string;
  /** Calls with the same user and number give the same checkout, however often they are made. */
  number: number;
  successUrl: string;
  cancelUrl: string;
};

export type ProviderCheckout = {
  id: string;
  customerId: string | null;
  status: "open" | "complete" | "expired";
  /** Where it is paid; null when it is not open. */
  url: string | null;
};

export type Provider = {
  /** The same user gets the same customer. */
  makeCustomer(user: { userId: string; email: string }): Promise<string>;
  makeCheckout(checkout: NewCheckout): Promise<ProviderCheckout>;
  checkout(checkoutId: string): Promise<ProviderCheckout | null>;
  expireCheckout(checkoutId: string): Promise<void>;
  /** All that this product ever sold to the customer, ended ones too; none for a customer that is gone. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  keepRenewing(subscriptionId: string): Promise<void>;
  /** Ends it at once; one that has ended or is gone stays so. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Gives the last payment back, once. */
  refundLastPayment(subscriptionId: string): Promise<void>;
  /** Removes what the provider keeps of the person; ends what still runs. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Where the customer changes the card. */
  portal(of: { customerId: string; returnUrl: string }): Promise<string>;
  /** What is wrong with the set-up, as a sentence for the operator; null: nothing. Rejects where it can't be asked now. */
  fault(): Promise<string | null>;
};

/** `unavailable`: down, slow, or too busy; `refused`: it answered no. */
export type ProviderErrorReason = "unavailable" | "refused";
export type ProviderError = Error & { name: "ProviderError"; reason: ProviderErrorReason };

export const providerError = (reason: ProviderErrorReason, message: string, cause?: unknown): ProviderError =>
  Object.assign(new Error(message, { cause }), { name: "ProviderError" as const, reason });

export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === "ProviderError";
