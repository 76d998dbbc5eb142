/** The one plan, as /pricing and the landing page show it; `action` is its button. */
import { PLAN, PLAN_FEATURES } from "@charticle/contract";
import type { ReactNode } from "react";

export function PlanCard({ action, heading: Heading = "h2" }: { action: ReactNode; heading?: "h2" | "h3" }) {
  return (
    <div className="w-full max-w-md rounded-desk border border-ink bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-7 pt-7 pb-6">
        <Heading className="text-xl">{PLAN.name}</Heading>
        <p className="text-right">
          <span className="font-serif text-2xl leading-none tabular-nums">${(PLAN.priceCents / 100).toFixed(2)}</span>
          <span className="block text-sm text-muted">per month</span>
        </p>
      </div>
      <ul className="divide-y divide-line px-7">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex items-center gap-3 py-3">
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 shrink-0 fill-none stroke-accent"
              strokeWidth="2"
            >
              <path d="m2.5 8.5 3.5 3.5 7.5-8" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      <div className="px-7 pt-5 pb-7">{action}</div>
    </div>
  );
}
