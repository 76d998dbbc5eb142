/**
 * A sheet collects the shapes and texts of one attempt at a picture and knows where there is still room.
 *
 *   const sheet = newSheet();
 *   write(sheet, { role: "value", text: "65%", x: 10, top: 4, anchor: "start", sizePx: 16, weight: 600, fill: "#111" });
 *   isFree(sheet, { x: 0, y: 0, width: 8, height: 8 }) // true: nothing stands there
 */
import { boxesOverlap, grown, outlineTouchesBox, type PointPx, strokeTouchesBox } from "./geometry/overlap.ts";
import { round2, roundBox } from "./geometry/path.ts";
import type { Box, SceneText, Shape } from "./scene.ts";
import { advanceWidth, baselinePx, heightOfLines, lineHeightPx } from "./text/measure.ts";
import type { Wrapped } from "./text/wrap.ts";

/** What keeps texts away: a filled box or outline, or a stroke. */
export type Obstacle =
  | { kind: "box"; box: Box }
  | { kind: "stroke"; points: readonly PointPx[]; halfWidthPx: number; box: Box }
  | { kind: "outline"; points: readonly PointPx[]; box: Box };

export type Sheet = {
  shapes: Shape[];
  texts: SceneText[];
  obstacles: Obstacle[];
  shortenedNames: number;
  /** Names of time or steps that stand between two named ones. */
  skippedNames: number;
  droppedValues: number;
  notes: string[];
  /** How far names and plot had to give way, where nothing is lost: 0 is at ease. */
  strain: number;
};

export const newSheet = (): Sheet => ({
  shapes: [],
  texts: [],
  obstacles: [],
  shortenedNames: 0,
  skippedNames: 0,
  droppedValues: 0,
  notes: [],
  strain: 0,
});

/** One line of text, placed by the top of its box. */
export type Line = Omit<SceneText, "box" | "y"> & { top: number };

export function boxOfLine({ text, x, top, anchor, sizePx, weight }: Line): Box {
  const width = advanceWidth(text, { sizePx, weight });
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  // Chromium's canvas moves baselines to whole pixels: the preview and the server's PNG must stand there too.
  return { x: left, y: Math.round(top), width, height: lineHeightPx(sizePx) };
}

/** Puts the line on the sheet; empty lines are left out. */
export function write(sheet: Sheet, line: Line): void {
  if (line.text.trim() === "") return;
  const { top: _, ...text } = line;
  const box = boxOfLine(line);
  const y = box.y + baselinePx(line.sizePx);
  sheet.texts.push({ ...text, x: round2(line.x), y, box: roundBox(box) });
}

/** Writes a wrapped text from `top` down; where it is shortened, each of its lines has the whole with it. */
export function writeLines(
  sheet: Sheet,
  { lines, shortened, whole }: Pick<Wrapped, "lines" | "shortened"> & { whole: string },
  line: Omit<Line, "text" | "full">,
): void {
  for (const [row, text] of lines.entries())
    write(sheet, {
      ...line,
      text,
      full: shortened ? whole : undefined,
      top: line.top + heightOfLines(row, line.sizePx),
    });
}

export function draw(sheet: Sheet, shape: Shape, obstacle?: Obstacle): void {
  sheet.shapes.push({ ...shape, box: roundBox(shape.box) });
  if (obstacle) sheet.obstacles.push(obstacle);
}

/** Whether a text may stand there: clear of every text and obstacle by `clearPx`. */
export function isFree(sheet: Sheet, box: Box, clearPx = 0): boolean {
  const wide = grown(box, clearPx);
  if (sheet.texts.some((text) => boxesOverlap(text.box, wide))) return false;
  return !sheet.obstacles.some((obstacle) => touches(obstacle, wide));
}

export function touches(obstacle: Obstacle, box: Box): boolean {
  if (obstacle.kind === "box") return boxesOverlap(obstacle.box, box);
  if (obstacle.kind === "stroke") {
    const by = obstacle.halfWidthPx;
    return boxesOverlap(grown(obstacle.box, by), box) && strokeTouchesBox(obstacle.points, by, box);
  }
  return boxesOverlap(obstacle.box, box) && outlineTouchesBox(obstacle.points, box);
}

/** Everything of `part` onto `sheet`. */
export function merge(sheet: Sheet, part: Sheet): void {
  sheet.shapes.push(...part.shapes);
  sheet.texts.push(...part.texts);
  sheet.obstacles.push(...part.obstacles);
  sheet.shortenedNames += part.shortenedNames;
  sheet.skippedNames += part.skippedNames;
  sheet.droppedValues += part.droppedValues;
  sheet.strain += part.strain;
  for (const note of part.notes) if (!sheet.notes.includes(note)) sheet.notes.push(note);
}
