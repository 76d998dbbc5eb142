/**
 * The carousel of wide windows: the chart in the centre, its neighbours small at the sides where there are any, dots
 * below. In: the types as they stand and the active one. Out: the type that was picked.
 */
import type { ChartType } from "@charticle/contract";
import type { ChartFigureProps } from "~/ui/chart-figure.tsx";
import { LazyChart } from "~/ui/chart-lazy.tsx";
import { CHART_TYPE_NAMES, shortTypeName } from "~/ui/chart-type-names.ts";
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

const PREVIEW = { className: "w-full", speech: "marks" } as const;

/** What the centre leaves over, within reason. */
const PLACE = "print:hidden min-w-18 max-w-44 flex-[1_0_4.5rem]";

/** Without this neighbour its place stays free, so that the centre does not move. The button lies over the picture. */
function Preview({ type, side, figure, onPick }: PreviewProps) {
  if (type === undefined) return <div className={PLACE} />;
  return (
    <div className={`${PLACE} group relative flex flex-col gap-1.5 rounded-desk`}>
      <div className="overflow-hidden rounded-desk border border-line opacity-60 transition-opacity group-focus-within:opacity-100 group-hover:border-field group-hover:opacity-100">
        <LazyChart {...DESK_BOX} {...figure} type={type} customProps={PREVIEW} />
      </div>
      <span aria-hidden="true" className="text-center text-xs text-muted group-hover:text-ink">
        {shortTypeName(type)}
      </span>
      <button
        type="button"
        aria-label={`${side}: ${CHART_TYPE_NAMES[type]}`}
        onClick={() => onPick(type)}
        className="absolute inset-0 rounded-desk"
      />
    </div>
  );
}

export function DesktopCarousel({ types, active, onPick, figure, live }: CarouselProps) {
  const at = Math.max(0, types.indexOf(active));
  const hasNeighbours = types.length > 1;
  return (
    <section aria-roledescription="carousel" aria-label="Charts of your text" className="flex flex-col gap-2">
      <div className="flex items-center justify-center gap-3 lg:gap-5 2xl:gap-3">
        {hasNeighbours && <Preview side="Previous" type={types[at - 1]} figure={figure} onPick={onPick} />}
        <div className="min-w-0 flex-[0_1_max(20rem,min(50rem,calc((100dvh-27.5rem)*4/3)))] rounded-desk border border-line 2xl:flex-[0_1_min(60rem,calc((100dvh-16.5rem)*4/3))]">
          <LazyChart {...DESK_BOX} {...figure} type={active} customProps={live} />
        </div>
        {hasNeighbours && <Preview side="Next" type={types[at + 1]} figure={figure} onPick={onPick} />}
      </div>
      <ChartDots types={types} active={active} onPick={onPick} direction="row" />
    </section>
  );
}
