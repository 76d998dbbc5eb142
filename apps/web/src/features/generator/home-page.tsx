/** /home: the desk. Text in, charts out; the parts stand in files of their own. */

import type { Datum } from "@charticle/charts";
import { MESSAGES } from "@charticle/contract";
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Drawn } from "~/ui/chart-figure.tsx";
import { preloadCharts } from "~/ui/chart-lazy.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Spinner } from "~/ui/spinner.tsx";
import { ChartDesk } from "./chart-desk.tsx";
import { EmptyDesk } from "./empty-desk.tsx";
import { ProblemCard } from "./problem-card.tsx";
import { useReader } from "./reader.ts";
import { TextDesk } from "./text-desk.tsx";
import { figureCount, textMarks } from "./text-marks.ts";
import { segmentsOf } from "./text-segments.ts";
import { type Generator, useGenerator } from "./use-generator.ts";

export const meta = () => [{ title: "Charticle" }];

const FiguresPanel = lazyPart(() => import("./figures-panel.tsx"), "FiguresPanel");

/** What the marks need: the reader's mentions, and the chart where it was made of this very text. */
function useMarks({ text, chart, isChartOfText }: Generator) {
  const reader = useReader();
  const mentions = useMemo(() => (reader ? reader.mentions(text) : null), [reader, text]);
  const segments = useMemo(
    () => segmentsOf(text, textMarks(mentions ?? [], isChartOfText ? chart : null)),
    [text, mentions, isChartOfText, chart],
  );
  return { segments, figures: mentions ? figureCount(mentions) : null };
}

function useColors(drawn: Drawn | null) {
  return useCallback(
    (datum: Datum) =>
      drawn?.marks.find((mark) => mark.datum.point === datum.point && mark.datum.series === datum.series)?.color ??
      null,
    [drawn],
  );
}

export default function HomePage() {
  const generator = useGenerator();
  const { text, setText, state, rule, chart, versions, shown } = generator;
  const { segments, figures } = useMarks(generator);
  const [lit, setLit] = useState<Datum | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const colorOf = useColors(drawn);
  const shownLit = useDeferredValue(lit);
  useEffect(preloadCharts, []);

  return (
    <div className="mx-auto grid w-full max-w-[110rem] flex-1 content-start gap-6 px-4 py-6 md:px-6 2xl:grid-cols-[17rem_minmax(0,1fr)_17rem]">
      <h1 className="sr-only">Charts from your text</h1>
      <div className="2xl:sticky 2xl:top-6 2xl:self-start">
        <TextDesk
          text={text}
          segments={segments}
          colorOf={colorOf}
          lit={lit}
          rule={rule}
          figures={figures}
          isLoading={state.phase === "loading"}
          onText={setText}
          onLight={setLit}
          onGenerate={generator.generate}
        />
      </div>
      <div className="min-w-0">
        <p role="status" className={state.phase === "loading" ? "flex items-center gap-2 py-2 text-sm" : "sr-only"}>
          {state.phase === "loading" && (
            <>
              <Spinner /> {MESSAGES.extraction.loading}
            </>
          )}
        </p>
        {state.phase === "idle" && <EmptyDesk onExample={setText} />}
        {state.phase === "error" && <ProblemCard problem={state.problem} onExample={setText} />}
        {chart && shown && (
          <ChartDesk
            key={shown.key}
            chart={chart}
            text={shown.text}
            isEdited={generator.isEdited}
            lit={shownLit}
            onLight={setLit}
            onDrawn={setDrawn}
          />
        )}
      </div>
      {chart && versions && (
        <Suspense fallback={null}>
          <FiguresPanel
            versions={versions}
            sceneNotes={drawn?.scene.notes ?? []}
            lit={shownLit}
            onLight={setLit}
            onChange={generator.change}
          />
        </Suspense>
      )}
    </div>
  );
}
