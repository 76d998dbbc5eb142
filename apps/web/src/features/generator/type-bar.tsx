/**
 * All six chart types: the shown ones to pick from, the others behind "More types" with what speaks for or against
 * each. In: shown and waiting types, the chart. Out: a picked type.
 */
import type { Chart, ChartType } from "@charticle/contract";
import { ChevronDown } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { shortTypeName } from "~/ui/chart-type-names.ts";
import { MoreTypes } from "./desk-parts.ts";

type TypeBarProps = {
  items: readonly ChartType[];
  more: readonly ChartType[];
  active: ChartType;
  /** After a correction a type may lie: then the picture says why, and nothing speaks for it here. */
  isUnfit: boolean;
  chart: Chart;
  onPick: (type: ChartType) => void;
};

const CHIP =
  "inline-flex h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-field coarse:h-11 " +
  "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper";

export function TypeBar({ items, more, active, isUnfit, chart, onPick }: TypeBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const reasonOf = (type: ChartType) => chart.types.find((choice) => choice.type === type)?.reason;
  const reason = isUnfit ? undefined : reasonOf(active);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <fieldset aria-label="Chart type" className="flex flex-wrap items-center justify-center gap-2">
        {items.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === active}
            title={reasonOf(type)}
            className={CHIP}
            onClick={() => onPick(type)}
          >
            {shortTypeName(type)}
          </button>
        ))}
        {more.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="inline-flex h-8 items-center gap-1 rounded-full px-3 text-sm text-muted hover:text-ink coarse:h-11"
            onClick={() => setIsOpen(!isOpen)}
          >
            More types
            <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
          </button>
        )}
      </fieldset>
      {reason && <p className="text-center text-sm text-balance text-muted">{reason}</p>}
      <div id={id}>
        {isOpen && more.length > 0 && (
          <Suspense fallback={null}>
            <MoreTypes types={more} chart={chart} onPick={onPick} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
