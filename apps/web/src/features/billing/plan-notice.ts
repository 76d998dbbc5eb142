/** What a person should know before paying: a running trial ends, a live plan can't be bought twice. */
import type { Plan } from "@charticle/contract";
import { formatDate } from "~/lib/format-date.ts";

export function planNotice(plan: Plan | null): string | null {
  if (plan?.active) return "Your plan is active. You manage it in Settings.";
  const day = plan?.pending ? formatDate(plan.endDate) : null;
  if (!plan || day === null || Date.parse(plan.endDate ?? "") <= Date.now()) return null;
  return `Your trial runs until ${day}. The subscription starts at once when you pay, not at its end.`;
}
