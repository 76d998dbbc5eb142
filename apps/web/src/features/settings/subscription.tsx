/** The plan with Cancel, Reactivate and the card; answers come as alerts (specification, sections 4 and 8). */
import { MESSAGES, PLAN, type Plan } from "@charticle/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { PAYMENTS } from "~/lib/api/service-calls.ts";
import { queries } from "~/lib/queries.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { fetchPlan } from "~/lib/session/login.ts";
import { storedUserId } from "~/lib/session/storage.ts";
import { AlertDialog } from "~/ui/alert-dialog.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { canceledSentence, planWords, REACTIVATED } from "./plan-words.ts";

type Action = "cancel" | "reactivate" | "card";

const FAILURES: Record<Action, string> = {
  cancel: MESSAGES.subscription.cancelFailed,
  reactivate: MESSAGES.subscription.reactivateFailed,
  card: "The card page could not be opened. Please try again later.",
};

/** A refusal because the plan is another by now says more than the general sentence. */
const failureOf = (action: Action, error: unknown): string =>
  isApiError(error) && error.status === 409 ? sentenceOf(error, FAILURES[action]) : FAILURES[action];

/** Does what is asked and answers the sentence of the alert; null where the browser leaves the page. */
async function perform(action: Action, plan: Plan): Promise<string | null> {
  if (action === "card") {
    window.location.assign((await call(PAYMENTS.cardPortal)).url);
    return null;
  }
  const userId = storedUserId(window.localStorage);
  if (!plan.subscriptionId || !userId) return MESSAGES.subscription.missing;
  const body = { subscriptionId: plan.subscriptionId, userId };
  if (action === "cancel") {
    const { success, endDate } = await call(PAYMENTS.cancel, { body });
    return success ? canceledSentence(endDate ?? plan.endDate) : FAILURES.cancel;
  }
  const { success } = await call(PAYMENTS.reactivate, { body });
  return success ? REACTIVATED : FAILURES.reactivate;
}

/** By user: the next one to log in in this tab must not see it. */
const usePlanKey = () => ["plan", useCurrentUser().userId] as const;

export function Subscription() {
  const plan = useQuery({ queryKey: usePlanKey(), queryFn: fetchPlan }, queries);
  if (plan.isPending) return <Spinner label="Loading your plan" />;
  // what was known stays where asking again fails
  if (plan.isLoadingError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-muted">{sentenceOf(plan.error, "Your plan could not be loaded.")}</p>
        <Button variant="quiet" size="small" onClick={() => void plan.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return plan.data ? <PlanCard plan={plan.data} /> : <NoPlan />;
}

function NoPlan() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-muted">You have no plan.</p>
      <ButtonLink to="/pricing" variant="quiet" size="small">
        See the plan
      </ButtonLink>
    </div>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const queryKey = usePlanKey();
  const [busy, setBusy] = useState<Action | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const { name, state, sentence, offers } = planWords(plan);

  const run = async (action: Action): Promise<void> => {
    setBusy(action);
    try {
      setAlert(await perform(action, plan));
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      setAlert(failureOf(action, error));
      // it may be another by now; nobody waits for that
      void queries.invalidateQueries({ queryKey });
    }
    setBusy(null);
  };

  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-serif text-xl">{name}</span>
        <span className="text-muted tabular-nums">${(PLAN.priceCents / 100).toFixed(2)} per month</span>
        <span className="rounded-full border border-line px-2.5 py-0.5 text-xs font-medium">{state}</span>
      </p>
      {sentence ? <p className="mt-2 text-muted">{sentence}</p> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {offers === "cancel" ? (
          <Button variant="quiet" busy={busy === "cancel"} onClick={() => run("cancel")}>
            Cancel
          </Button>
        ) : null}
        {offers === "reactivate" ? (
          <Button busy={busy === "reactivate"} onClick={() => run("reactivate")}>
            Reactivate
          </Button>
        ) : null}
        {offers ? (
          <Button variant="quiet" busy={busy === "card"} onClick={() => run("card")}>
            Change card
          </Button>
        ) : (
          <ButtonLink to="/pricing">Subscribe</ButtonLink>
        )}
      </div>
      <AlertDialog open={alert !== null} onOpenChange={() => setAlert(null)} title="Subscription">
        {alert}
      </AlertDialog>
    </div>
  );
}
