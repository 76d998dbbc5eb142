/** What the desk is doing, seen while it works and spoken when it is done: <DeskStatus state={state} chart={chart} />. */
import { type Chart, MESSAGES } from "@charticle/contract";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";
import { Spinner } from "~/ui/spinner.tsx";
import type { GeneratorState } from "./generator-state.ts";

/** Lies over the charts, so that nothing moves. */
const PILL =
  "absolute inset-x-0 top-3 z-20 mx-auto flex w-fit items-center gap-2 rounded-full bg-ink px-4 py-2 text-sm text-paper";

function spokenResult(chart: Chart): string {
  const [best] = chart.types;
  const charts = chart.types.length === 1 ? "1 chart" : `${chart.types.length} charts`;
  return `${charts} drawn. ${best ? CHART_TYPE_NAMES[best.type] : ""}: ${chart.title}`;
}

export function DeskStatus({ state, chart }: { state: GeneratorState; chart: Chart | null }) {
  const isLoading = state.phase === "loading";
  return (
    <p role="status" className={isLoading ? PILL : "sr-only"}>
      {isLoading && (
        <>
          <Spinner /> {MESSAGES.extraction.loading}
        </>
      )}
      {state.phase === "result" && chart && spokenResult(chart)}
    </p>
  );
}
