/** Small multiples: a box in, the boxes of its panels below one another out, each with its series' name on top. */
import { seriesNameOf, type Task } from "../kinds/kind.ts";
import type { Box } from "../scene.ts";
import { type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { shorten } from "../text/wrap.ts";

/** Null where a panel would be too low to show anything. */
export function panelsOf({ look }: Task, box: Box, count: number): readonly Box[] | null {
  const gap = count > 1 ? look.smallPx * 0.7 : 0;
  const height = (box.height - gap * (count - 1)) / count;
  if (count > 1 && height < look.smallPx * 1.8) return null;
  return Array.from({ length: count }, (_, at) => ({ ...box, y: box.y + at * (height + gap), height }));
}

/** The name over a panel; one that doesn't fit whole is shortened. */
export function writePanelName(sheet: Sheet, task: Task, { series, box }: { series: number; box: Box }): void {
  const { chart, look } = task;
  const name = seriesNameOf(chart, series);
  const face = { sizePx: look.smallPx, weight: 600 } as const;
  const text = shorten(name, { ...face, widthPx: box.width });
  if (text !== name) sheet.shortenedNames += 1;
  write(sheet, {
    role: "series",
    text: text ?? "",
    ...(text === name ? {} : { full: name }),
    series,
    x: box.x,
    top: box.y,
    anchor: "start",
    ...face,
    fill: look.palette.ink,
  });
}

export const panelHeadPx = (sizePx: number): number => heightOfLines(1.1, sizePx);
