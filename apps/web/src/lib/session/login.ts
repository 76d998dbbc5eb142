/**
 * What follows once tokens are obtained (specification, section 4): who is it, which plan, where to.
 *
 *   await runLoginGate() -> {store: "active", goTo: "/home"}, and everything is stored
 */
import {
  type GateOutcome,
  gateByCheckFailure,
  gateBySubscription,
  loginGate,
  type Plan,
  ROUTES,
} from "@charticle/contract";
import { isApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { PAYMENTS } from "../api/service-calls.ts";
import { storeSubscription, storeUser } from "./storage.ts";

/** The caller's plan; null where he has none (404). */
export async function fetchPlan(): Promise<Plan | null> {
  try {
    return await call(ROUTES.currentPlan);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

async function gateByPayments({ plan, userId }: { plan: Plan; userId: string }): Promise<GateOutcome> {
  try {
    const query = { subscriptionId: plan.subscriptionId ?? "", userId };
    return gateBySubscription(await call(PAYMENTS.subscriptionStatus, { query }));
  } catch (error) {
    const outcome = isApiError(error)
      ? gateByCheckFailure({ code: error.code ?? undefined, status: error.status ?? undefined })
      : null;
    if (outcome) return outcome;
    storeSubscription(window.localStorage, { status: "error" });
    throw error;
  }
}

/** Tells the server that the trial is over; it knows by its own clock, so a failure changes nothing. */
async function endTrial(plan: Plan): Promise<void> {
  const { userId, subscriptionId, planName, endDate, cancel, total } = plan;
  const body = { userId, active: false, pending: false, subscriptionId, planName, endDate, cancel, total };
  await call(ROUTES.updatePlan, { body }).catch(() => undefined);
}

/** Throws what fails: the page says that an error occurred during log-in. */
export async function runLoginGate(): Promise<GateOutcome> {
  const [{ userId, email }, { username }, { is_superuser: isSuperuser }] = await Promise.all([
    call(ROUTES.user),
    call(ROUTES.username),
    call(ROUTES.isSuperuser),
  ]);
  storeUser(window.localStorage, { userId, email, username });
  const plan = isSuperuser ? null : await fetchPlan();
  const verdict = loginGate({ userId, isSuperuser, plan, nowMs: Date.now() });
  const outcome = verdict === "check" && plan ? await gateByPayments({ plan, userId }) : verdict;
  if (outcome === "check") throw new Error("the gate asks for a check of no plan");
  if (outcome.endTrial && plan) await endTrial(plan);
  storeSubscription(window.localStorage, { status: outcome.store, plan });
  return outcome;
}
