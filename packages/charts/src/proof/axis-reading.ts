/**
 * A scene in, what a reader with a ruler takes from its axis for a mark out: the value between the two ticks that the
 * mark's end lies between. It reads the ticks' words, not what the layout meant by them.
 *
 *   readFromAxis(scene, mark) // [12.4]: one reading for every axis that the mark lies beside
 */
import type { Scene, SceneText, Shape } from "../scene.ts";
import { outlinesOf } from "./outline.ts";

/** What is read, and how far a reader may be off. */
export type Reading = { value: number; off: number };

const OFF_PX = 2.5;
const SIZES: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, B: 1e9, T: 1e12 };

// Catches "−$1.2M" and "12.5 km/h" (the sign, the figure, the size); must not catch "no figure".
const FIGURE = /(\u2212?)[^\d\u2212]*(\d[\d,]*(?:\.\d+)?)([kMBT](?![\p{L}]))?/u;

/** The number that a tick's words say, or null. */
export function numberIn(text: string): number | null {
  const [, minus = "", figure, size = ""] = FIGURE.exec(text) ?? [];
  if (figure === undefined) return null;
  return Number(figure.replaceAll(",", "")) * (SIZES[size] ?? 1) * (minus === "" ? 1 : -1);
}

export const readFromAxis = (scene: Scene, mark: Shape, negative: boolean): readonly Reading[] =>
  scene.type === "radarchart" && scene.unfit === undefined
    ? readFromRings(scene, mark)
    : readFromTicks(scene, mark, negative);

type Tick = { value: number; y: number };

/** Ticks of one panel rise in value and in height. */
function panelsOf({ texts }: Scene): readonly (readonly Tick[])[] {
  const panels: Tick[][] = [];
  for (const text of texts.filter(({ role }) => role === "tick")) {
    const value = numberIn(text.text);
    const tick = { value: value ?? Number.NaN, y: middleOf(text) };
    const last = panels.at(-1)?.at(-1);
    if (last && tick.value > last.value && tick.y < last.y) panels.at(-1)?.push(tick);
    else panels.push([tick]);
  }
  return panels.filter((ticks) => ticks.length >= 2);
}

const middleOf = ({ box }: SceneText): number => box.y + box.height / 2;

function readFromTicks(scene: Scene, { box }: Shape, negative: boolean): readonly Reading[] {
  // What doesn't fit as the kind asked for stands as dots or lines.
  const isBar = scene.type === "barchart" && scene.unfit === undefined;
  const y = isBar ? (negative ? box.y + box.height : box.y) : box.y + box.height / 2;
  return panelsOf(scene).flatMap((ticks): readonly Reading[] => {
    const above = ticks.find((tick) => tick.y <= y + OFF_PX && tick !== ticks[0]) ?? ticks.at(-1);
    const below = above ? ticks[ticks.indexOf(above) - 1] : undefined;
    if (!above || !below || y < above.y - OFF_PX || y > below.y + OFF_PX) return [];
    const perPx = (above.value - below.value) / (below.y - above.y);
    return [{ value: below.value + (below.y - y) * perPx, off: Math.abs(perPx) * OFF_PX }];
  });
}

/** A radar says its edge in one line; its spokes start at the centre, which is zero. */
function readFromRings({ shapes, texts }: Scene, { box }: Shape): readonly Reading[] {
  const words = texts.find(({ role }) => role === "tick")?.text;
  const edge = words === undefined ? null : numberIn(words.split(/, |edge | and | at /iu).at(-1) ?? "");
  const spoke = shapes
    .filter(({ role }) => role === "guide")
    .map(({ path }) => outlinesOf(path)?.[0]?.points ?? [])
    .find((points) => points.length === 2);
  const [center, end] = spoke ?? [];
  if (edge === null || !center || !end) return [];
  const radius = Math.hypot(end[0] - center[0], end[1] - center[1]);
  const away = Math.hypot(box.x + box.width / 2 - center[0], box.y + box.height / 2 - center[1]);
  return [{ value: (away / radius) * edge, off: (OFF_PX / radius) * edge }];
}
