/** A scene in, what is wrong with its texts each by itself out: frame, size, contrast, measured box. */
import { contrast } from "../colours.ts";
import { boxInside } from "../geometry/overlap.ts";
import type { Scene, SceneText } from "../scene.ts";
import { advanceWidth, baselinePx, lineHeightPx } from "../text/measure.ts";
import type { Violation } from "./violations.ts";

const LEAST_PX = 9;
const LEAST_SHARE = 0.022;
const LEAST_CONTRAST = 4.5;
const SLACK_PX = 0.06;

export function textBreaches(scene: Scene): readonly Violation[] {
  const least = Math.max(LEAST_PX, LEAST_SHARE * Math.min(scene.height, (scene.width * 9) / 16));
  const frame = { x: 0, y: 0, width: scene.width, height: scene.height };
  const found: Violation[] = [];
  for (const text of scene.texts) {
    const what = `“${text.text}”`;
    if (!boxInside(text.box, frame)) found.push({ rule: "text outside the frame", what });
    if (text.sizePx < least - 1e-6) found.push({ rule: "text too small", what: `${what} ${text.sizePx} px` });
    if (!isMeasured(text)) found.push({ rule: "box of a text is wrong", what });
    const ground = groundOf(scene, text);
    const ratio = contrast(text.fill, ground);
    if (ratio < LEAST_CONTRAST)
      found.push({ rule: "text hard to read", what: `${what} ${ratio.toFixed(2)}:1 on ${ground}` });
  }
  return [...found, ...faceBreaches(scene)];
}

/** Beside the title at most two sizes and two weights (craft rule 11). */
function faceBreaches(scene: Scene): readonly Violation[] {
  const body = scene.texts.filter(({ role }) => role !== "title");
  const sizes = new Set(body.map(({ sizePx }) => sizePx));
  const weights = new Set(body.map(({ weight }) => weight));
  return sizes.size > 2 || weights.size > 2
    ? [{ rule: "too many sizes or weights", what: `${[...sizes].join(", ")} px; ${[...weights].join(", ")}` }]
    : [];
}

function isMeasured({ text, box, x, y, anchor, sizePx, weight }: SceneText): boolean {
  const width = advanceWidth(text, { sizePx, weight });
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= SLACK_PX;
  return (
    near(box.width, width) &&
    near(box.x, left) &&
    near(box.height, lineHeightPx(sizePx)) &&
    near(box.y, y - baselinePx(sizePx)) &&
    Number.isInteger(y)
  );
}

/** What lies behind the middle of a text: the last opaque mark there, else the paper. */
function groundOf(scene: Scene, { box }: SceneText): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const under = scene.shapes.filter(
    ({ role, fill, fillOpacity = 1, box: area }) =>
      role === "mark" &&
      fill !== null &&
      fillOpacity === 1 &&
      x > area.x &&
      x < area.x + area.width &&
      y > area.y &&
      y < area.y + area.height,
  );
  // Boxes of slices and areas cover more than their outlines: only bars fill theirs.
  const covering = under.filter(({ path }) => !path.includes("A") && path.split("L").length === 4);
  return covering.at(-1)?.fill ?? scene.background;
}
