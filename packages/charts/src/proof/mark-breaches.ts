/** A scene in, what is wrong with its shapes each by itself or next to one another out. */
import { contrast } from "../colours.ts";
import { boxInside } from "../geometry/overlap.ts";
import type { Scene, Shape } from "../scene.ts";
import { outlinesOf } from "./outline.ts";
import type { Violation } from "./violations.ts";

const LEAST_CONTRAST = 3;
const LEAST_GAP_PX = 1.9;
const MOST_RADAR_FILL = 0.25;
const MOST_RADAR_FILLED = 3;

export function markBreaches(scene: Scene): readonly Violation[] {
  const frame = { x: 0, y: 0, width: scene.width, height: scene.height };
  const found: Violation[] = [];
  for (const [at, shape] of scene.shapes.entries()) {
    const what = `${shape.role} ${at} ${shape.label ?? ""}`;
    const numbers = [shape.box.x, shape.box.y, shape.box.width, shape.box.height, shape.strokeWidth ?? 0];
    const sound = outlinesOf(shape.path) !== null && numbers.every((value) => Number.isFinite(value) && value > -1e6);
    if (!sound || shape.box.width < 0 || shape.box.height < 0)
      found.push({ rule: "not a number", what: `${what} ${shape.path}` });
    if (!boxInside(shape.box, frame)) found.push({ rule: "mark outside the frame", what });
    if (shape.role === "mark" && isHardToSee(scene, shape)) found.push({ rule: "mark hard to see", what });
  }
  return [...found, ...touching(scene), ...fills(scene)];
}

/** A soft fill counts where a stroke of its series outlines it. */
function isHardToSee(scene: Scene, { fill, fillOpacity = 1, stroke, datum, series }: Shape): boolean {
  const seen = [fillOpacity === 1 ? fill : null, stroke === scene.background ? null : stroke].filter(
    (paint) => paint !== null,
  );
  if (seen.some((paint) => contrast(paint, scene.background) >= LEAST_CONTRAST)) return false;
  const outlined = scene.shapes.some(
    (other) => other.role === "mark" && other.series === series && other.stroke !== null,
  );
  return datum !== undefined || !outlined;
}

/** Bars next to one another keep 2 px of the background between them (craft rule 13). */
function touching(scene: Scene): readonly Violation[] {
  if (scene.type !== "barchart" || scene.unfit !== undefined) return [];
  const bars = scene.shapes
    .filter(({ role, datum }) => role === "mark" && datum !== undefined)
    .sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
  return bars.flatMap((bar, at): readonly Violation[] => {
    const near = bars.slice(at + 1, at + 12).find((other) => isNear(bar, other));
    return near ? [{ rule: "marks touch", what: `${bar.label} and ${near.label}` }] : [];
  });
}

function isNear({ box: a }: Shape, { box: b }: Shape): boolean {
  const apartX = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const apartY = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
  return apartX < LEAST_GAP_PX && apartY < LEAST_GAP_PX;
}

/** Craft rule 4. */
function fills(scene: Scene): readonly Violation[] {
  if (scene.type !== "radarchart") return [];
  const filled = scene.shapes.filter(
    ({ role, fill, datum }) => role === "mark" && fill !== null && datum === undefined,
  );
  const strong = filled.some(({ fillOpacity = 1 }) => fillOpacity > MOST_RADAR_FILL);
  return strong || filled.length > MOST_RADAR_FILLED
    ? [{ rule: "fill too strong", what: `${filled.length} filled` }]
    : [];
}
