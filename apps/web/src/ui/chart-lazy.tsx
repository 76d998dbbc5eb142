/**
 * The chart figure, loaded when the first chart is wanted: `<LazyChart …>` takes the props of ChartFigure and says
 * 'Loading Chart...' in a box of the chart's proportions meanwhile. `ChartFigure.preload()` fetches it before.
 */
import { MESSAGES } from "@charticle/contract";
import { Suspense } from "react";
import type { ChartFigureProps } from "./chart-figure.tsx";
import { lazyPart } from "./lazy-part.ts";

export const ChartFigure = lazyPart(() => import("./chart-figure.tsx"), "ChartFigure");

export function LazyChart(props: ChartFigureProps) {
  const { width = 400, height = 300, customProps } = props;
  const waiting = (
    <p
      className={`grid place-items-center text-sm text-muted ${customProps?.className ?? ""}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {(customProps?.speech ?? "picture") !== "picture" ? "" : MESSAGES.extraction.chartLoading}
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <ChartFigure {...props} />
    </Suspense>
  );
}
