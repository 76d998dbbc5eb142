/** What upright and lying bars share: sides on whole pixels, and the mark itself. */
import { corners, polygon } from "../../geometry/path.ts";
import type { Box, Datum } from "../../scene.ts";
import { draw, type Sheet } from "../../sheet.ts";
import { seriesColour, type Task, wordsFor } from "../kind.ts";

/** More than the noise of sums, less than can be seen. */
const NOISE_PX = 1e-6;

const wholePx = (at: number): number => Math.round(at + NOISE_PX);

/**
 * Where a bar starts, and its size, in whole pixels. What stands on half a pixel is always rounded up: else noise may
 * round a bar's end up and the start of the next one down, and the gap between them loses a pixel.
 */
export function onPixels(from: number, size: number): readonly [start: number, size: number] {
  const start = wholePx(from);
  return [start, wholePx(from + size) - start];
}

export function drawBar(sheet: Sheet, task: Task, { datum, bar }: { datum: Datum; bar: Box }): void {
  const { point, series } = datum;
  const paint = { fill: seriesColour(task.look, series), stroke: null };
  const mark = { role: "mark", path: polygon(corners(bar)), ...paint, datum, series, box: bar } as const;
  draw(sheet, { ...mark, label: wordsFor(task, point, series) }, { kind: "box", box: bar });
}
