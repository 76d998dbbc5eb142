/** Name, series and value of the lit mark, beside it, until Escape: <ChartTip … onGone={hide} />. Seen, not spoken. */
import type { Scene } from "@charticle/charts";
import type { ChartMark } from "./chart-marks.ts";
import { useEscape } from "./use-escape.ts";

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

export function ChartTip({ scene, mark, onGone }: { scene: Scene; mark: ChartMark; onGone: () => void }) {
  useEscape(onGone);
  const { box } = mark;
  const isHigh = box.y < scene.height / 4;
  const middle = Math.max(0.15, Math.min(0.85, (box.x + box.width / 2) / scene.width));
  const position = isHigh
    ? { top: percent(box.y + box.height, scene.height) }
    : { bottom: percent(scene.height - box.y, scene.height) };
  return (
    <div
      aria-hidden="true"
      data-chart-tip=""
      className="pointer-events-none absolute z-10 max-w-[70%] -translate-x-1/2 rounded-md border border-paper bg-ink px-2 py-1 text-xs text-paper"
      style={{ ...position, left: `${100 * middle}%` }}
    >
      <span className="font-semibold tabular-nums">{mark.value}</span>
      <span className="block break-words opacity-80">
        {mark.name}
        {mark.series ? ` · ${mark.series}` : ""}
      </span>
    </div>
  );
}
