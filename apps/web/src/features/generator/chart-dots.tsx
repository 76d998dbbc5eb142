/** Dots of a carousel, one per chart where there are several: <ChartDots types={…} active="piechart" onPick={…} direction="row" />. */
import type { ChartType } from "@charticle/contract";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";

type DotsProps = {
  types: readonly ChartType[];
  active: ChartType;
  onPick: (type: ChartType) => void;
  direction: "row" | "column";
};

export function ChartDots({ types, active, onPick, direction }: DotsProps) {
  if (types.length < 2) return null;
  return (
    <ul
      aria-label="Charts"
      className={`flex print:hidden ${direction === "row" ? "justify-center" : "flex-col justify-center"}`}
    >
      {types.map((type, at) => (
        <li key={type}>
          <button
            type="button"
            aria-label={`${CHART_TYPE_NAMES[type]}, ${at + 1} of ${types.length}`}
            aria-current={type === active}
            onClick={() => onPick(type)}
            className="group grid size-6 place-items-center rounded-full coarse:size-11"
          >
            <span className="block size-2.5 rounded-full border border-field group-hover:border-ink group-aria-current:border-accent group-aria-current:bg-accent" />
          </button>
        </li>
      ))}
    </ul>
  );
}
