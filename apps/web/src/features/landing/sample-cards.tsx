/** The three things that people make with a chart: a post, an article, a page of a report. */
import { Bookmark, Heart, MessageCircle, Repeat2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";
import { MarkedText } from "./marked-text.tsx";
import { SampleChart } from "./sample-chart.tsx";
import { ARTICLE, REPORT, SOCIAL } from "./samples.ts";

const SHEET = "flex h-full flex-col overflow-hidden rounded-desk border border-line bg-surface shadow-sheet";

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {widths.map((width) => (
        <span key={width} className={classNames("h-1.5 rounded-full bg-line", width)} />
      ))}
    </div>
  );
}

function SocialPost() {
  return (
    <article className={SHEET} aria-label="A social post with its chart">
      <div className="flex items-center gap-3 px-5 pt-5">
        <span
          aria-hidden="true"
          className="flex size-10 items-center justify-center rounded-full bg-ink font-serif text-paper"
        >
          H
        </span>
        <p className="text-sm leading-tight">
          <span className="block font-semibold">The Harbour Letter</span>
          <span className="text-muted">@harbourletter · 2h</span>
        </p>
      </div>
      <p className="px-5 pt-3 text-base">
        <MarkedText sample={SOCIAL} />
      </p>
      <div className="mt-auto px-5 pt-4">
        <SampleChart
          chart={SOCIAL.chart}
          type="piechart"
          width={336}
          height={264}
          className="w-full rounded-lg border border-line"
        />
      </div>
      <div aria-hidden="true" className="flex justify-between px-5 py-4 text-muted *:size-5">
        <MessageCircle />
        <Repeat2 />
        <Heart />
        <Bookmark />
      </div>
    </article>
  );
}

function BlogArticle() {
  return (
    <article className={SHEET} aria-label="A blog article with its chart">
      <div className="border-b border-line px-5 py-3 text-center font-serif text-sm">The Quarterly Ledger</div>
      <p className="px-5 pt-5 font-serif text-lg leading-snug">What three years of growth cost us</p>
      <p className="px-5 pt-2 text-base">
        <MarkedText sample={ARTICLE} />
      </p>
      <div className="mt-auto px-5 pt-4">
        <SampleChart chart={ARTICLE.chart} type="linechart" width={336} height={264} className="w-full" />
      </div>
      <div className="px-5 pt-2 pb-5">
        <Lines widths={["w-full", "w-11/12", "w-2/3"]} />
      </div>
    </article>
  );
}

function ReportPage() {
  return (
    <article className={SHEET} aria-label="A PDF report with its chart">
      <div className="flex items-baseline justify-between border-b-4 border-ink px-5 pt-5 pb-2 text-xs">
        <span className="font-semibold tracking-wide uppercase">Annual report</span>
        <span className="text-muted tabular-nums">PDF · page 14 of 32</span>
      </div>
      <p className="px-5 pt-4 font-serif text-lg leading-snug">3.2 Hiring</p>
      <p className="px-5 pt-2 text-base">
        <MarkedText sample={REPORT} />
      </p>
      <div className="mt-auto px-5 pt-4">
        <SampleChart chart={REPORT.chart} type="barchart" width={336} height={264} className="w-full" />
      </div>
      <div className="px-5 pt-2 pb-5">
        <Lines widths={["w-full", "w-10/12", "w-1/2"]} />
      </div>
    </article>
  );
}

const CARDS: readonly { name: string; card: ReactNode }[] = [
  { name: "Social post", card: <SocialPost /> },
  { name: "Blog article", card: <BlogArticle /> },
  { name: "PDF report", card: <ReportPage /> },
];

/** Side by side from 1024 px; below it one at a time, turned by islands/rotation.ts. */
export function SampleCards() {
  return (
    <section aria-label="Three samples" className="rotation">
      <div className="rotation-cards">
        {CARDS.map(({ name, card }, at) => (
          <div key={name} className="rotation-card" data-active={at === 0 ? "" : undefined}>
            {card}
          </div>
        ))}
      </div>
      <div data-needs-script="" className="mt-4 flex justify-center lg:hidden">
        {CARDS.map(({ name }, at) => (
          <button
            key={name}
            type="button"
            data-rotation-dot={at}
            aria-label={`Show the ${name.toLowerCase()}`}
            aria-pressed={at === 0}
            className="dot"
          />
        ))}
      </div>
    </section>
  );
}
