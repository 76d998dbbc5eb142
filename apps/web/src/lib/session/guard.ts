/**
 * The protected-route guard of the specification (section 4).
 *
 *   await guard() -> {verdict: "pass"} | {verdict: "login"} | {verdict: "pricing", message: "You need …"}
 *
 * Only a 400 or 401 is a refusal. A server that can't be reached, or that was asked too often, changes nothing: the last
 * result holds, marked `unchecked`.
 */
import { GATE_MESSAGES, guardStatus, ROUTES } from "@charticle/contract";
import { isApiError, mayWorkLater } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { fetchPlan } from "./login.ts";
import { accessToken, storedStatus, storeSubscription } from "./storage.ts";

export type GuardResult =
  | { verdict: "pass"; unchecked: boolean }
  | { verdict: "login" }
  | { verdict: "pricing"; message: string };

const resultOf = (status: string, unchecked: boolean): GuardResult =>
  status === "active" ? { verdict: "pass", unchecked } : { verdict: "pricing", message: GATE_MESSAGES.needed };

async function currentStatus(): Promise<"active" | "expired"> {
  const [{ is_superuser: isSuperuser }, plan] = await Promise.all([call(ROUTES.isSuperuser), fetchPlan()]);
  const status = guardStatus(plan, { isSuperuser, nowMs: Date.now() });
  storeSubscription(window.localStorage, { status, plan });
  return status;
}

/** The client has sent the browser to /login: until it is there, nothing more happens here. */
const whileLeaving = (): Promise<never> => new Promise(() => undefined);

export async function guard(): Promise<GuardResult> {
  const storage = window.localStorage;
  if (accessToken(storage) === null) return { verdict: "login" };
  try {
    return resultOf(await currentStatus(), false);
  } catch (error) {
    if (isApiError(error) && error.code === "SESSION_ENDED") return await whileLeaving();
    const last = storedStatus(storage);
    if (isApiError(error) && error.status !== 400 && error.status !== 401 && last !== null) return resultOf(last, true);
    if (mayWorkLater(error)) throw error;
    storeSubscription(storage, { status: "expired" });
    return resultOf("expired", false);
  }
}
