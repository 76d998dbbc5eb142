/** Small multiples: a box in, the boxes of its panels below one another out, each with its series' name on top. */
import { seriesNameOf, type Task } from "../kinds/kind.ts";
import type { Box } from "../scene.ts";
import { type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { shorten } from "../text/wrap.ts";

/** A panel's whole box, and its part below the name. */
export type PanelBox = { box: Box; body: Box };

/** Null where a panel would be too low for two labels of an axis; a single panel has no name. */
export function panelsOf({ look }: Task, box: Box, count: number): readonly PanelBox[] | null {
  const gap = count > 1 ? look.smallPx * 0.6 : 0;
  const headPx = count > 1 ? heightOfLines(1, look.labelPx) + look.hairPx * 2 : 0;
  const height = (box.height - gap * (count - 1)) / count;
  if (height - headPx < heightOfLines(1.2, look.smallPx)) return null;
  return Array.from({ length: count }, (_, at) => {
    const y = box.y + at * (height + gap);
    return { box: { ...box, y, height }, body: { ...box, y: y + headPx, height: height - headPx } };
  });
}

/** Room over the highest value where an axis stands beside it: little, so that low panels keep theirs. */
export const axisHeadroom = ({ look }: Task, body: Box): number => Math.min(look.smallPx * 0.6, body.height * 0.08);

/** The name over a panel; one that doesn't fit whole is shortened. False where it would be lost. */
export function writePanelName(sheet: Sheet, task: Task, { series, box }: { series: number; box: Box }): boolean {
  const { chart, look } = task;
  const name = seriesNameOf(chart, series);
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const text = shorten(name, { ...face, widthPx: box.width });
  if (text === null) return false;
  if (text !== name) sheet.shortenedNames += 1;
  write(sheet, {
    role: "series",
    text,
    full: text === name ? undefined : name,
    series,
    x: box.x,
    top: box.y,
    anchor: "start",
    ...face,
    fill: look.palette.ink,
  });
  return true;
}
