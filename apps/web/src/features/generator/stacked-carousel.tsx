/**
 * The carousel of phones: charts lie in a stack, a swipe up or down of more than 50 px goes on or back, dots stand at
 * the side (specification, sections 4 and 9). In: the types as they stand and the active one. Out: the picked type.
 */
import { type TouchEvent, useRef } from "react";
import { stackedLook, swipedIndex, touchAction } from "~/lib/swipe.ts";
import { LazyChart } from "~/ui/chart-lazy.tsx";
import { PHONE_BOX } from "./chart-box.ts";
import { ChartDots } from "./chart-dots.tsx";
import type { CarouselProps } from "./desktop-carousel.tsx";

const firstY = (event: TouchEvent): number | null => event.changedTouches[0]?.clientY ?? null;

const BEHIND = { speech: "ornament" } as const;

export function StackedCarousel({ types, active, onPick, figure, live }: CarouselProps) {
  const startY = useRef<number | null>(null);
  const at = Math.max(0, types.indexOf(active));
  const isStack = types.length > 1;
  const onEnd = (event: TouchEvent) => {
    const endY = firstY(event);
    if (endY === null) return;
    const next = types[swipedIndex({ startY: startY.current, endY, index: at, count: types.length })];
    startY.current = null;
    if (next !== undefined && next !== active) onPick(next);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Charts of your text"
      // dots that fingers can hit are wide: they reach into the page's margin, which leaves the chart its letters' size
      className={`flex items-stretch ${isStack ? "coarse:-mr-4" : ""}`}
    >
      <div
        className={`relative min-w-0 flex-1 overflow-hidden rounded-desk ${isStack ? "py-10" : ""}`}
        style={{ touchAction: touchAction(at, types.length) }}
        onTouchStart={(event) => {
          startY.current = firstY(event);
        }}
        onTouchEnd={onEnd}
        onTouchCancel={() => {
          startY.current = null;
        }}
      >
        {types.map((type, place) => {
          const isActive = type === active;
          const { scale, opacity, offsetPercent } = stackedLook(place, at);
          return (
            <div
              key={type}
              inert={!isActive}
              data-stacked={isActive ? "active" : "behind"}
              className={`overflow-hidden rounded-desk border border-line motion-safe:transition-[transform,opacity] motion-safe:duration-200 ${
                isActive ? "relative z-10" : "absolute inset-x-0 top-10"
              }`}
              style={{ transform: `translateY(${offsetPercent}%) scale(${scale})`, opacity }}
            >
              <LazyChart {...figure} {...PHONE_BOX} type={type} customProps={isActive ? live : BEHIND} />
            </div>
          );
        })}
      </div>
      <ChartDots types={types} active={active} onPick={onPick} direction="column" />
    </section>
  );
}
