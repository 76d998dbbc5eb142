/** /home: the desk. Text in, charts out; the parts stand in files of their own. */
import type { Datum } from "@charticle/charts";
import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Drawn } from "~/ui/chart-figure.tsx";
import { say } from "~/ui/notices.ts";
import { isFocusLost, useKeptFocus } from "~/ui/use-kept-focus.ts";
import { ChartDesk } from "./chart-desk.tsx";
import { FiguresPanel, preloadParts } from "./desk-parts.ts";
import { DeskStatus } from "./desk-status.tsx";
import { EmptyDesk } from "./empty-desk.tsx";
import { openPicture } from "./open-picture.ts";
import { ProblemCard } from "./problem-card.tsx";
import { TextDesk } from "./text-desk.tsx";
import { type Generator, useGenerator } from "./use-generator.ts";
import { useSkin } from "./use-looks.ts";
import { useMarks } from "./use-marks.ts";
import { usePictureDrop } from "./use-picture-drop.ts";

export const meta = () => [{ title: "Home · Charticle" }];

/** The pressed button does nothing while a result stands: the focus goes on to the charts, which are read next. */
function useFocusOnResult({ state }: Generator) {
  const charts = useKeptFocus<HTMLDivElement>();
  const { ref } = charts;
  const isResult = state.phase === "result";
  useEffect(() => {
    if (isResult && isFocusLost()) ref.current?.focus({ preventScroll: true });
  }, [isResult, ref]);
  return charts;
}

/** Opens a picture that was dropped or chosen, or says why not. */
const pictureOpener =
  ({ showPicture }: Generator) =>
  async (file: File) => {
    const opened = await openPicture(file);
    if (opened.ok) showPicture(opened.result);
    else say({ words: opened.sentence, tone: "danger" });
  };

export default function HomePage() {
  const generator = useGenerator();
  const { text, setText, state, rule, chart, versions, shown } = generator;
  const [lit, setLit] = useState<Datum | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const marks = useMarks(generator, drawn);
  const shownLit = useDeferredValue(lit);
  const skin = useSkin();
  const charts = useFocusOnResult(generator);
  const onPicture = pictureOpener(generator);
  const isDropping = usePictureDrop(onPicture);
  const generateButton = useRef<HTMLButtonElement>(null);
  /** The example may stand far below the text on a phone: the focus leads there, and to the next step. */
  const takeExample = (example: string) => {
    flushSync(() => setText(example));
    generateButton.current?.focus();
  };
  useEffect(preloadParts, []);

  return (
    <div
      data-dropping={isDropping ? "" : undefined}
      className="mx-auto grid w-full max-w-[110rem] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-5 px-4 py-5 outline-accent data-dropping:outline-4 md:px-6 2xl:grid-cols-[clamp(20rem,100vw-80rem,28rem)_minmax(0,1fr)] 2xl:grid-rows-[auto_1fr]"
    >
      <h1 className="sr-only">Charts from your text</h1>
      <TextDesk
        {...marks}
        text={text}
        lit={lit}
        rule={rule}
        isLoading={state.phase === "loading"}
        generateButton={generateButton}
        onText={setText}
        onLight={setLit}
        onGenerate={generator.generate}
      />
      <div
        {...charts}
        className={`relative min-w-0 outline-none 2xl:sticky 2xl:top-5 2xl:row-span-2 2xl:self-start ${chart ? "" : "min-h-80"}`}
      >
        <DeskStatus state={state} chart={chart} />
        {state.phase === "idle" && <EmptyDesk onExample={takeExample} onPicture={onPicture} />}
        {state.phase === "error" && (
          <ProblemCard
            problem={state.problem}
            canRetry={rule.isEnabled}
            onRetry={generator.generate}
            onExample={takeExample}
          />
        )}
        {chart && shown && (
          <ChartDesk
            key={shown.key}
            chart={chart}
            text={shown.text}
            isFirstAnswer={generator.isFirstAnswer}
            skin={skin}
            lit={shownLit}
            drawn={drawn}
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
