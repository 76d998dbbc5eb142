/**
 * What is marked in the text field. In: the generator's state, and what was drawn. Out: the segments, how many figures
 * were read and left out (null until the reader is there), and the colour of each value.
 */
import type { Datum } from "@charticle/charts";
import { useCallback, useMemo } from "react";
import type { Drawn } from "~/ui/chart-figure.tsx";
import { useMarker } from "./reader.ts";
import { figureCount, textMarks } from "./text-marks.ts";
import { segmentsOf } from "./text-segments.ts";
import type { Generator } from "./use-generator.ts";

export function useMarks({ text, chart, isChartOfText }: Generator, drawn: Drawn | null) {
  const marker = useMarker();
  const mentions = useMemo(() => (marker ? marker.mentions(text) : null), [marker, text]);
  const marks = useMemo(
    () => textMarks(mentions ?? [], isChartOfText ? chart : null),
    [mentions, isChartOfText, chart],
  );
  const segments = useMemo(() => segmentsOf(text, marks), [text, marks]);
  const colorOf = useCallback(
    ({ point, series }: Datum) =>
      drawn?.marks.find(({ datum }) => datum.point === point && datum.series === series)?.color ?? null,
    [drawn],
  );
  return { segments, figures: mentions ? figureCount(marks) : null, colorOf };
}
