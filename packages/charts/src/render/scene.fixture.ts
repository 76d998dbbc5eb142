/** A small scene of two bars for the renderers' tests: what the texts say can be changed. */
import type { Scene, SceneText } from "../scene.ts";
import { themeOf } from "../themes.ts";

const colors = themeOf("base", "light");
const rest = { shortenedNames: 0, droppedValues: 0, notes: [] };

export function sceneSaying(words: readonly string[], { title = "Staff" }: { title?: string } = {}): Scene {
  const texts = words.map(
    (text, index): SceneText => ({
      role: "name",
      text,
      x: 20,
      y: 40 + 20 * index,
      anchor: "start",
      sizePx: 14,
      weight: index === 0 ? 600 : 400,
      fill: colors.ink,
      box: { x: 20, y: 40 + 20 * index - 13, width: 300, height: 17 },
    }),
  );
  const bars = [120, 70].map((width, point) => ({
    role: "mark" as const,
    path: `M20 ${120 + 30 * point}H${20 + width}V${140 + 30 * point}H20Z`,
    fill: colors.series[0] ?? colors.ink,
    stroke: null,
    datum: { point, series: 0 },
    box: { x: 20, y: 120 + 30 * point, width, height: 20 },
  }));
  const axis = {
    role: "guide" as const,
    path: "M20 110V180",
    fill: null,
    stroke: colors.line,
    dash: [2, 2],
    box: { x: 20, y: 110, width: 0, height: 70 },
  };
  return {
    width: 400,
    height: 200,
    background: colors.paper,
    type: "barchart",
    theme: "base",
    mode: "light",
    shapes: [axis, ...bars],
    texts,
    fontFamily: 'Inter, "Helvetica Neue", sans-serif',
    title,
    altText: title,
    ...rest,
  };
}
