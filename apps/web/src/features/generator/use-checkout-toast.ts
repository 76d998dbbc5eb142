/** Says how the checkout ended, once, and takes it out of the history state (product page, "/home after checkout"). */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatDate } from "~/lib/format-date.ts";
import { type CheckoutState, checkoutStateOf } from "~/lib/history-state.ts";
import { say } from "~/ui/notices.ts";

function sayOutcome(outcome: CheckoutState, toSettings: () => void): void {
  if (outcome.checkout === "error") {
    say({
      words: "Your payment could not be confirmed.",
      tone: "danger",
      action: { label: "Settings", onClick: toSettings },
    });
    return;
  }
  const until = formatDate(outcome.endDate);
  say({ words: `Your ${outcome.planName ?? "Basic"} plan is active${until ? ` until ${until}` : ""}.`, tone: "good" });
}

export function useCheckoutToast(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const outcome = checkoutStateOf(state);
    if (!outcome) return;
    sayOutcome(outcome, () => navigate("/settings"));
    navigate("/home", { replace: true, state: null });
  }, [state, navigate]);
}
