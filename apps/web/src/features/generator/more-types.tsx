/** The types that were not proposed, each with its reason: <MoreTypes types={["radarchart"]} chart={chart} … />. */
import { fitness } from "@charticle/charts";
import type { Chart, ChartType } from "@charticle/contract";
import { CARD_BUTTON } from "~/ui/button-style.ts";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";

type MoreTypesProps = { types: readonly ChartType[]; chart: Chart; onPick: (type: ChartType) => void };

export function MoreTypes({ types, chart, onPick }: MoreTypesProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {types.map((type) => {
        const found = fitness(chart, type);
        return (
          <li key={type} className="flex">
            <button type="button" onClick={() => onPick(type)} className={`${CARD_BUTTON} w-full px-4 py-3 text-sm`}>
              <span className="block font-medium">
                {CHART_TYPE_NAMES[type]}
                {!found.fit && <span className="ml-2 text-xs font-normal text-muted">does not suit</span>}
              </span>
              <span className="block text-muted">{found.fit ? "Suits these figures too." : found.reason}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
