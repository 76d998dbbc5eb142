/**
 * A scene and its chart in, the share of the picture below its title out that the least text would cover: ten characters
 * of each name and every value, once, in the smallest size. Lines of text are not full, and the reason and an axis
 * stand beside it: about 0.8 is what can be filled.
 *
 *   textShare(scene, chart) // 0.8: no way of setting it would fit
 */
import type { Chart } from "@charticle/contract";
import { lookOf } from "../look.ts";
import type { Scene } from "../scene.ts";
import { formatOf } from "../subtitle.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { charactersOf, MIN_KEPT_CHARACTERS } from "../text/wrap.ts";

/** Between a name and its value, and between two values. */
const GAP_EM = 0.5;

export function textShare(scene: Scene, chart: Chart): number {
  const { leastPx, marginPx } = lookOf(scene);
  const format = formatOf(chart);
  const series = chart.series.length > 1 ? chart.series : [];
  const names = [...chart.points, ...series].map(({ name }) => shortest(name));
  const values = chart.points.flatMap((point) => point.values).filter((value) => value !== null);
  const texts = [...names, ...values.map(format.value)];
  const widthPx = texts.reduce((sum, text) => sum + widthOf(text, leastPx) + GAP_EM * leastPx, 0);
  const heads = scene.texts.filter(({ role }) => role === "title" || role === "subtitle");
  const top = heads.reduce((bottom, { box }) => Math.max(bottom, box.y + box.height), 0);
  const roomPx = (scene.width - 2 * marginPx) * (scene.height - top - marginPx);
  return (widthPx * heightOfLines(1, leastPx)) / roomPx;
}

const widthOf = (text: string, sizePx: number): number => advanceWidth(text, { sizePx, weight: 400 });

function shortest(name: string): string {
  const characters = charactersOf(name.trim());
  if (characters.length <= MIN_KEPT_CHARACTERS) return name.trim();
  return `${characters.slice(0, MIN_KEPT_CHARACTERS).join("")}…`;
}
