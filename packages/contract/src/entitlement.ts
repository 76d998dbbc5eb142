/**
 * The login gate and the protected-route guard of the specification (section 4), as pure functions. They route a
 * browser; who gets what is decided by the server, with `isEntitled` on its own records.
 */
import type { Plan } from "./plan.ts";

export const GATE_MESSAGES = {
  verificationFailed: "Subscription verification failed. Please contact support.",
  expired: "Your subscription has expired. Please resubscribe to continue.",
  trialEnded: "Your trial period has ended. Please subscribe to continue.",
  needed: "You need an active subscription to access this feature.",
  providerCheckFailed: "There was an error checking your subscription. Please contact support.",
  notFound: "Subscription not found. Please subscribe to continue.",
  invalid: "Invalid subscription parameters. Please contact support.",
} as const;

/** Values of `subscriptionStatus` in the browser's storage; the payment side's own words are stored as given. */
export type StoredStatus = string;

export type GateOutcome = {
  /** Written to `subscriptionStatus`. */
  store: StoredStatus;
  goTo: "/home" | "/pricing";
  /** Shown on /pricing. */
  message?: string;
  /** The trial is over: tell the server (inactive and not pending). */
  endTrial?: true;
};

const allowed: GateOutcome = { store: "active", goTo: "/home" };
const refused = (store: StoredStatus, message: string): GateOutcome => ({ store, goTo: "/pricing", message });

/** What the payment side says of a subscription, or how asking failed. */
export type SubscriptionCheck = { status?: string | undefined; cancelAtPeriodEnd?: boolean | undefined };

/** Step 4 of the gate: an active plan, by what the payment side says. */
export function gateBySubscription(check: SubscriptionCheck): GateOutcome {
  if (check.status === "active" || check.cancelAtPeriodEnd === true) return allowed;
  if (check.status === "canceled") return refused("expired", GATE_MESSAGES.expired);
  return refused(check.status ?? "unknown", GATE_MESSAGES.needed);
}

/** How a failed check is answered (section 8): `code` and `status` of the server's error; null: store error, rethrow. */
export function gateByCheckFailure(failure: {
  code?: string | undefined;
  status?: number | undefined;
}): GateOutcome | null {
  if (failure.code === "subscription_not_found") return refused("not_found", GATE_MESSAGES.notFound);
  if (failure.status === 400) return refused("invalid", GATE_MESSAGES.invalid);
  return null;
}

export type GateInput = { userId: string; isSuperuser: boolean; plan: Plan | null; nowMs: number };

/** Steps 2 to 6 of the gate; `check` means: ask the payment side, then `gateBySubscription`. */
export function loginGate({ userId, isSuperuser, plan, nowMs }: GateInput): GateOutcome | "check" {
  if (isSuperuser) return allowed;
  if (!plan) return refused("expired", GATE_MESSAGES.needed);
  if (plan.user !== userId) return refused("error", GATE_MESSAGES.verificationFailed);
  if (plan.active) return "check";
  if (!plan.pending) return refused("expired", GATE_MESSAGES.needed);
  if (isPast(plan.endDate, nowMs)) return { ...refused("expired", GATE_MESSAGES.trialEnded), endTrial: true };
  return allowed;
}

/** A missing or unreadable end counts as past: access is never given by a hole in the data. */
const isPast = (endDate: string | null, nowMs: number): boolean => {
  const endMs = endDate === null ? Number.NaN : Date.parse(endDate);
  return !(endMs > nowMs);
};

/** The guard's verdict on a plan, as the specification states it; a user without any plan passes (observed). */
export function guardStatus(plan: Plan | null, options: { isSuperuser: boolean; nowMs: number }): "active" | "expired" {
  if (options.isSuperuser || plan === null) return "active";
  if (plan.active) return plan.subscriptionId && plan.userId ? "active" : "expired";
  if (plan.pending) return isPast(plan.endDate, options.nowMs) ? "expired" : "active";
  return "expired";
}

/** A paid plan this long past its end is asked about anew before access is given. */
export const PAID_PLAN_GRACE_MS = 24 * 60 * 60 * 1000;

/** The server's own entitlement. Fails closed: no plan, no end or an end that can't be read give nothing. */
export function isEntitled(
  plan: Pick<Plan, "active" | "pending" | "endDate"> | null,
  options: { isSuperuser: boolean; nowMs: number },
): boolean {
  if (options.isSuperuser) return true;
  if (!plan) return false;
  if (plan.active) return !isPast(plan.endDate, options.nowMs - PAID_PLAN_GRACE_MS);
  return plan.pending && !isPast(plan.endDate, options.nowMs);
}
