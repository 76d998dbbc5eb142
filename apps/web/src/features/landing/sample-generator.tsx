/** The generator as a specimen: a text that can't be changed, and all six kinds of charts of it. */
import { type ChartType, MAX_TEXT_LENGTH } from "@charticle/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import { desktopOrder } from "~/lib/carousel-order.ts";
import { buttonClass, iconButtonClass } from "~/ui/button-style.ts";
import { MarkedText } from "./marked-text.tsx";
import { SampleChart } from "./sample-chart.tsx";
import { WEEK } from "./samples.ts";

const NAMES: Record<ChartType, string> = {
  piechart: "Pie",
  radialchart: "Radial",
  barchart: "Bar",
  radarchart: "Radar",
  areachart: "Area",
  linechart: "Line",
};

/** As the wide carousel has them; on a narrow window the page's script puts them otherwise, by their ranks. */
const { items: KINDS, start: START } = desktopOrder(WEEK.chart.types.map(({ type }) => type));

const rankOf = (kind: ChartType): number => WEEK.chart.types.findIndex(({ type }) => type === kind);

/** Where a chart stands before the page's script runs. */
const offsetOf = (at: number) => ({ "--offset": at - START }) as CSSProperties;

function SampleText() {
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="sample-text" className="text-sm font-medium">
        Your text
      </label>
      <div className="grid rounded-desk border border-field bg-surface font-serif text-lg leading-relaxed">
        <div aria-hidden="true" className="sample-layer text-transparent">
          <MarkedText sample={WEEK} />
        </div>
        <textarea id="sample-text" readOnly value={WEEK.text} className="sample-layer resize-none rounded-desk" />
      </div>
      <div className="flex items-center justify-between">
        <span className="text-sm text-muted tabular-nums">
          {WEEK.text.length}/{MAX_TEXT_LENGTH}
        </span>
        <button type="button" aria-disabled="true" data-off="" className={buttonClass({})}>
          Generate
        </button>
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {WEEK.marks.length} figures found, all of them stated in the text. Nothing was added.
      </p>
    </div>
  );
}

function SampleCarousel() {
  return (
    <section aria-roledescription="carousel" aria-label="Sample charts" data-carousel="" className="min-w-0">
      <div className="carousel-stage" data-stage="">
        {KINDS.map((type, at) => (
          <div
            key={type}
            className="carousel-item"
            data-item={rankOf(type)}
            data-offset={at - START}
            style={offsetOf(at)}
          >
            <SampleChart chart={WEEK.chart} type={type} width={384} height={288} className="w-full" />
          </div>
        ))}
      </div>
      <div data-needs-script="" className="carousel-bar">
        <button
          type="button"
          data-step="-1"
          aria-label="Previous chart"
          className={iconButtonClass({ variant: "quiet" })}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <div className="carousel-dots">
          {KINDS.map((type, at) => (
            <button
              key={type}
              type="button"
              data-dot={rankOf(type)}
              aria-label={`${NAMES[type]} chart`}
              aria-pressed={at === START}
              className="dot"
            />
          ))}
        </div>
        <button type="button" data-step="1" aria-label="Next chart" className={iconButtonClass({ variant: "quiet" })}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}

export function SampleGenerator() {
  return (
    <section id="sample" aria-labelledby="sample-title" className="border-b border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="sample-title" className="text-2xl">
          One text, every way to draw it
        </h2>
        <p className="mt-3 max-w-2xl text-muted">
          This is the desk as you will find it: the text with its figures marked, and the charts that suit it. A kind
          that would mislead is not offered.
        </p>
        <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
          <SampleText />
          <SampleCarousel />
        </div>
      </div>
    </section>
  );
}
