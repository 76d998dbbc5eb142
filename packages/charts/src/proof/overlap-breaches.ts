/** A scene in, texts that overlap each other, a mark that they don't belong to, or a line of axis, grid or leader out. */
import { boxesOverlap, outlineTouchesBox, type PointPx, strokeTouchesBox } from "../geometry/overlap.ts";
import type { Box, Scene, SceneText, Shape } from "../scene.ts";
import { outlinesOf } from "./outline.ts";
import type { Violation } from "./violations.ts";

/** A hair less than the box: rounding to two decimals is no overlap. */
const SLACK_PX = 0.1;

export function overlapBreaches(scene: Scene): readonly Violation[] {
  return [...pairsOverText(scene), ...scene.shapes.flatMap((shape) => underTexts(scene, shape))];
}

function pairsOverText({ texts }: Scene): readonly Violation[] {
  const sorted = [...texts].sort((a, b) => a.box.y - b.box.y);
  const found: Violation[] = [];
  for (const [at, text] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.box.y >= text.box.y + text.box.height) break;
      if (boxesOverlap(text.box, other.box, SLACK_PX))
        found.push({ rule: "text over text", what: `“${text.text}” and “${other.text}”` });
    }
  }
  return found;
}

function underTexts(scene: Scene, shape: Shape): readonly Violation[] {
  if (shape.role === "key" && scene.texts.length === 0) return [];
  const half = shape.stroke === null ? 0 : (shape.strokeWidth ?? 1) / 2;
  const reach = {
    x: shape.box.x - half,
    y: shape.box.y - half,
    width: shape.box.width + 2 * half,
    height: shape.box.height + 2 * half,
  };
  const near = scene.texts.filter(({ box }) => boxesOverlap(box, grownToSome(reach), SLACK_PX));
  if (near.length === 0) return [];
  const outlines = outlinesOf(shape.path) ?? [];
  return near.flatMap((text): readonly Violation[] => {
    const box = shrunk(text.box);
    const onStroke =
      half > 0 && outlines.some(({ points, closed }) => strokeTouchesBox(ringOf(points, closed), half, box));
    if (shape.role === "guide") return onStroke ? [{ rule: "text crossed by a line", what: `“${text.text}”` }] : [];
    const onFill = shape.fill !== null && outlines.some(({ points }) => outlineTouchesBox(points, box));
    const own = belongs(text, shape) && !onLine(shape, onStroke);
    return (onFill || onStroke) && !own
      ? [{ rule: "text over mark", what: `“${text.text}” over ${shape.label ?? `series ${shape.series}`}` }]
      : [];
  });
}

/** On a line no text stands, not even its own. */
const onLine = ({ fill }: Shape, onStroke: boolean): boolean => fill === null && onStroke;

function belongs({ datum, series, point }: SceneText, shape: Shape): boolean {
  if (datum && shape.datum) return datum.point === shape.datum.point && datum.series === shape.datum.series;
  if (shape.datum) return point === shape.datum.point;
  const own = datum?.series ?? series;
  return own !== undefined && own === shape.series;
}

const ringOf = (points: readonly PointPx[], closed: boolean): readonly PointPx[] =>
  closed ? [...points, ...points.slice(0, 1)] : points;

const shrunk = ({ x, y, width, height }: Box): Box => ({
  x: x + SLACK_PX,
  y: y + SLACK_PX,
  width: width - 2 * SLACK_PX,
  height: height - 2 * SLACK_PX,
});

/** A flat box (a straight rule) still has to be met. */
const grownToSome = (box: Box): Box => ({
  x: box.x - 0.5,
  y: box.y - 0.5,
  width: box.width + 1,
  height: box.height + 1,
});
