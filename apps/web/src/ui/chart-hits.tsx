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

export function ChartHits({ scene, marks, onLight }: HitsProps) {
  const [stop, setStop] = useState(0);
  const layer = useRef<SVGSVGElement>(null);
  const stopAt = Math.min(stop, marks.length - 1);

  const walk = (event: KeyboardEvent, at: number) => {
    const next = walkedTo({ key: event.key, at, count: marks.length });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setStop(next);
    const target = layer.current?.querySelectorAll<SVGGElement>("[data-mark]")[next];
    target?.focus();
  };

  return (
    <fieldset
      aria-label="Figures of the chart, arrow keys walk them"
      className="absolute inset-0 forced-color-adjust-none"
      style={{ color: scene.texts[0]?.fill }}
    >
      <svg ref={layer} role="presentation" viewBox={`0 0 ${scene.width} ${scene.height}`} className="block size-full">
        {marks.map((mark, at) => (
          <Hit
            key={`${mark.datum.point}-${mark.datum.series}`}
            mark={mark}
            isStop={at === stopAt}
            onLight={(isLit) => {
              if (isLit) setStop(at);
              onLight(isLit ? mark.datum : null);
            }}
            onKey={(event) => walk(event, at)}
          />
        ))}
      </svg>
    </fieldset>
  );
}

type HitProps = {
  mark: ChartMark;
  isStop: boolean;
  onLight: (isLit: boolean) => void;
  onKey: (event: KeyboardEvent) => void;
};

function Hit({ mark, isStop, onLight, onKey }: HitProps) {
  const target = targetBox(mark.box, TARGET_PX);
  const isSmall = mark.box.width < TARGET_PX || mark.box.height < TARGET_PX;
  // a mark is announced like a small picture
  const reach = {
    role: "img",
    "aria-label": markLabel(mark),
    "data-mark": "",
    className: "chart-hit",
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onLight(true),
    onBlur: () => onLight(false),
    onPointerEnter: () => onLight(true),
    onPointerLeave: () => onLight(false),
    onKeyDown: onKey,
  };
  return (
    <g {...reach}>
      {isSmall && <rect {...target} fill="transparent" />}
      {mark.paths.map((path) => (
        <path key={path} d={path} fill="transparent" stroke="transparent" />
      ))}
      <rect {...target} rx={4} fill="none" className="chart-ring" />
    </g>
  );
}
