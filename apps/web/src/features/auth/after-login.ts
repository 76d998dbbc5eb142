/**
 * Where a log-in leads: the gate's outcome as a navigation, and what counts as a failure of the log-in itself.
 *
 *   destinationOf({store: "active", goTo: "/home"}, "/pricing") -> {to: "/pricing"}
 */
import { GATE_MESSAGES, type GateOutcome, MESSAGES, returnPage } from "@charticle/contract";
import { isApiError, isUnreachable, sentenceOf, UNREACHABLE_SENTENCE } from "~/lib/api/api-error.ts";
import { textInState } from "~/lib/history-state.ts";
import { runLoginGate } from "~/lib/session/login.ts";

export type Destination = { to: string; message?: string };

/** The address to come back to, from the history state; null where it isn't one of ours. */
export const returnAddress = (state: unknown): string | null => returnPage(textInState(state, "from"));

/** The same for the next page's history state: the way through sign-up and back to the log-in takes it along. */
export const returnState = (state: unknown): { from: string } | null => {
  const from = returnAddress(state);
  return from === null ? null : { from };
};

export const destinationOf = (outcome: GateOutcome, from: string | null): Destination => {
  if (outcome.goTo === "/home") return { to: from ?? "/home" };
  return outcome.message ? { to: outcome.goTo, message: outcome.message } : { to: outcome.goTo };
};

/** The gate after a provider's sign-in: a failed check goes to /pricing with a sentence of its own. */
export async function destinationAfterProvider(from: string | null): Promise<Destination> {
  try {
    return destinationOf(await runLoginGate(), from);
  } catch {
    return { to: "/pricing", message: GATE_MESSAGES.providerCheckFailed };
  }
}

/** The sentence for a refused log-in: too many tries have their own, a server out of reach too. */
export function loginFailure(error: unknown): { sentence: string; clearFields: boolean } {
  if (isUnreachable(error)) return { sentence: UNREACHABLE_SENTENCE, clearFields: false };
  const tooMany = isApiError(error) && error.status === 429;
  return {
    sentence: tooMany ? sentenceOf(error, MESSAGES.login.failed) : MESSAGES.login.failed,
    clearFields: true,
  };
}
