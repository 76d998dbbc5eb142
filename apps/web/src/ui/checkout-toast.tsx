/**
 * Says how the checkout ended, once, and takes it out of the history state (product page, "/home after checkout"). Where
 * the guard sent the person on to /pricing, /settings is closed too: there the way on is another look at the plan.
 */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type CheckoutState, checkoutStateOf } from "~/lib/checkout-state.ts";
import { formatDate } from "~/lib/format-date.ts";
import { textInState } from "~/lib/history-state.ts";
import { type Saying, say } from "./notices.ts";

/** Longer than other notices: it is about money, and nothing else says it. */
const FAILURE_MS = 20_000;

const WAYS_ON = {
  "/home": { label: "Settings", to: "/settings" },
  "/pricing": { label: "Check again", to: "/home" },
} as const;

function sayingOf(outcome: CheckoutState, action: NonNullable<Saying["action"]>): Saying {
  if (outcome.checkout === "error") {
    return { words: "Your payment could not be confirmed.", tone: "danger", action, durationMs: FAILURE_MS };
  }
  const until = formatDate(outcome.endDate);
  return {
    words: `Your ${outcome.planName ?? "Basic"} plan is active${until ? ` until ${until}` : ""}.`,
    tone: "good",
  };
}

export function CheckoutToast(): null {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const outcome = checkoutStateOf(state);
    if (!outcome) return;
    const isClosed = pathname === "/pricing";
    const { label, to } = WAYS_ON[isClosed ? "/pricing" : "/home"];
    // a plan that the guard does not see yet is not said to be active
    if (outcome.checkout === "error" || !isClosed) say(sayingOf(outcome, { label, onClick: () => navigate(to) }));
    const message = textInState(state, "message");
    navigate(pathname, { replace: true, state: message ? { message } : null });
  }, [state, pathname, navigate]);
  return null;
}
