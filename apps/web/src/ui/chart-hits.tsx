/**
 * The reachable layer over a drawn chart: one target per value, by pointer and by key (one tab stop, arrows walk). In:
 * the marks, which is lit, who wants to know. Out: an SVG of the scene's size without any paint but the focus ring.
 */
import type { Datum, Scene } from "@charticle/charts";
import { type KeyboardEvent, useRef, useState } from "react";
import { type ChartMark, markLabel, targetBox } from "./chart-marks.ts";
import { walkedTo } from "./chart-walk.ts";

type HitsProps = {
  scene: Scene;
  marks: readonly ChartMark[];
  onLight: (datum: Datum | null) => void;
};

/** WCAG 2.2, 2.5.8: targets of 24 px. */
const TARGET_PX = 24;
const RING_GAP_PX = 2;

export function ChartHits({ scene, marks, onLight }: HitsProps) {
  const [stop, setStop] = useState(0);
  const layer = useRef<SVGSVGElement>(null);
  const stopAt = Math.min(stop, marks.length - 1);

  const walk = (event: KeyboardEvent, at: number) => {
    if (event.key === "Escape") return onLight(null);
    const next = walkedTo({ key: event.key, at, count: marks.length });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setStop(next);
    const target = layer.current?.querySelectorAll<SVGGElement>("[data-mark]")[next];
    target?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group has no element of its own
    <svg
      ref={layer}
      role="group"
      aria-label="Figures of the chart, arrow keys walk them"
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      className="absolute inset-0 size-full"
    >
      {marks.map((mark, at) => {
        const target = targetBox(mark.box, TARGET_PX);
        const isSmall = mark.box.width < TARGET_PX || mark.box.height < TARGET_PX;
        return (
          <g
            key={`${mark.datum.point}-${mark.datum.series}`}
            data-mark=""
            // biome-ignore lint/a11y/useSemanticElements: a mark is a part of an SVG
            role="img"
            aria-label={markLabel(mark)}
            tabIndex={at === stopAt ? 0 : -1}
            className="group/mark outline-none"
            onFocus={() => {
              setStop(at);
              onLight(mark.datum);
            }}
            onBlur={() => onLight(null)}
            onPointerEnter={() => onLight(mark.datum)}
            onPointerLeave={() => onLight(null)}
            onKeyDown={(event) => walk(event, at)}
          >
            {isSmall && <rect {...target} fill="transparent" />}
            {mark.paths.map((path) => (
              <path key={path} d={path} fill="transparent" stroke="transparent" />
            ))}
            <rect
              x={target.x - RING_GAP_PX}
              y={target.y - RING_GAP_PX}
              width={target.width + 2 * RING_GAP_PX}
              height={target.height + 2 * RING_GAP_PX}
              rx={4}
              fill="none"
              className="pointer-events-none stroke-transparent stroke-2 group-focus-visible/mark:stroke-ink"
            />
          </g>
        );
      })}
    </svg>
  );
}
