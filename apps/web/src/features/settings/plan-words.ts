/**
 * A plan in words, and which actions it offers (specification, section 4): Cancel only while it is active and not
 * cancelling, Reactivate while a cancellation is pending.
 *
 *   planWords({active: true, cancelAtPeriodEnd: false, planName: "Basic", …}) -> {state: "Active", offers: "cancel"}
 */
import type { Plan } from "@charticle/contract";
import { formatDate } from "~/lib/format-date.ts";

export type PlanWords = {
  name: string;
  state: "Active" | "Cancelling" | "Trial" | "Ended";
  sentence: string;
  offers: "cancel" | "reactivate" | null;
};

const until = (before: string, iso: string | null): string => {
  const day = formatDate(iso);
  return day ? `${before} ${day}.` : "";
};

export function planWords(plan: Plan): PlanWords {
  const name = plan.planName ?? "Basic";
  const cancelling = plan.cancelAtPeriodEnd || plan.cancel;
  if (plan.active && cancelling) {
    return {
      name,
      state: "Cancelling",
      sentence:
        `${until("Your plan is cancelled and stays usable until", plan.endDate)} Nothing more is charged.`.trim(),
      offers: "reactivate",
    };
  }
  if (plan.active) {
    const sentence = until("The next payment is due on", plan.nextPayment ?? plan.endDate);
    return { name, state: "Active", sentence, offers: "cancel" };
  }
  if (plan.pending) {
    return { name, state: "Trial", sentence: until("Your trial runs until", plan.endDate), offers: null };
  }
  return { name, state: "Ended", sentence: until("Your plan ended on", plan.endDate), offers: null };
}

/** The catalogue leaves the wording of these two open; the first includes the end date. */
export const canceledSentence = (endDate: string | null): string => {
  const day = formatDate(endDate);
  return day
    ? `Your subscription is cancelled. You can use it until ${day}.`
    : "Your subscription is cancelled. You can use it until the end of the paid period.";
};
export const REACTIVATED = "Your subscription is active again.";
