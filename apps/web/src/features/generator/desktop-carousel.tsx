/**
 * The carousel of wide windows: the chart in the centre, its neighbours small at the sides where there are any, dots
 * below. In: the types as they stand and the active one. Out: the type that was picked.
 */
import type { ChartType } from "@charticle/contract";
import type { ChartFigureProps } from "~/ui/chart-figure.tsx";
import { LazyChart } from "~/ui/chart-lazy.tsx";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";
import { DESK_BOX } from "./chart-box.ts";
import { ChartDots } from "./chart-dots.tsx";

export type CarouselProps = {
  types: readonly ChartType[];
  active: ChartType;
  onPick: (type: ChartType) => void;
  /** What all charts share: data, theme, mode. */
  figure: Omit<ChartFigureProps, "type" | "customProps">;
  /** What only the active chart has. */
  live: Pick<NonNullable<ChartFigureProps["customProps"]>, "lit" | "onLight" | "onDrawn">;
};

type PreviewProps = Pick<CarouselProps, "figure" | "onPick"> & {
  side: "Previous" | "Next";
  type: ChartType | undefined;
};

const PREVIEW = { className: "w-full", speech: "ornament" } as const;

const PLACE = "w-18 shrink-0 lg:w-24 2xl:w-18";

/** Without a neighbour its place stays free, so that the centre does not move. The button lies over the picture. */
function Preview({ type, side, figure, onPick }: PreviewProps) {
  if (type === undefined) return <div className={PLACE} />;
  return (
    <div className={`${PLACE} group relative overflow-hidden rounded-md border border-line hover:border-field`}>
      <div className="opacity-70 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
        <LazyChart {...DESK_BOX} {...figure} type={type} customProps={PREVIEW} />
      </div>
      <button
        type="button"
        aria-label={`${side}: ${CHART_TYPE_NAMES[type]}`}
        onClick={() => onPick(type)}
        className="absolute inset-0 rounded-md -outline-offset-2"
      />
    </div>
  );
}

export function DesktopCarousel({ types, active, onPick, figure, live }: CarouselProps) {
  const at = Math.max(0, types.indexOf(active));
  return (
    <section aria-roledescription="carousel" aria-label="Charts of your text" className="flex flex-col gap-2">
      <div className="flex items-center justify-center gap-3">
        <Preview side="Previous" type={types[at - 1]} figure={figure} onPick={onPick} />
        <div className="w-full min-w-0 max-w-[max(20rem,min(50rem,calc((100dvh-25rem)*4/3)))] 2xl:max-w-[min(50rem,calc((100dvh-16rem)*4/3))] rounded-desk border border-line">
          <LazyChart {...DESK_BOX} {...figure} type={active} customProps={live} />
        </div>
        <Preview side="Next" type={types[at + 1]} figure={figure} onPick={onPick} />
      </div>
      <ChartDots types={types} active={active} onPick={onPick} direction="row" />
    </section>
  );
}
