/**
 * A scene and its chart in, the names and values that it does not show out, and whether what is not shown can still be
 * read from a labelled axis. `counted` is what the scene itself admits.
 *
 *   lossesOf(scene, chart) // { names: [], values: [], readable: true, honest: true }
 */
import type { Chart } from "@charticle/contract";
import { drawableChart } from "../drawable-chart.ts";
import { indicesOf, valueAt } from "../order.ts";
import type { Scene } from "../scene.ts";

export type Losses = {
  /** Names that are shortened or missing. */
  names: readonly string[];
  /** Values without a label, as [point, series]. */
  values: readonly (readonly [number, number])[];
  /** Whether an axis with at least two labels tells the values that have none. */
  readable: boolean;
  /** Whether the scene admits at least as much. */
  honest: boolean;
};

// Catches the hyphen of a broken word, "Donaudampf-"; must not catch the one in "sign-up".
const HYPHEN = /-$/u;

const squeezed = (text: string): string => text.replace(/\s+/gu, "");

export function lossesOf(scene: Scene, given: Chart): Losses {
  const chart = drawableChart(given);
  const names = indicesOf(chart.points)
    .filter((point) => !isNamed(scene, point, chart.points[point]?.name ?? ""))
    .map((point) => chart.points[point]?.name ?? "");
  const labelled = new Set(
    scene.texts.flatMap(({ role, datum }) => (role === "value" && datum ? [`${datum.point} ${datum.series}`] : [])),
  );
  const values = indicesOf(chart.points).flatMap((point) =>
    indicesOf(chart.series)
      .filter((series) => valueAt(chart, point, series) !== null && !labelled.has(`${point} ${series}`))
      .map((series) => [point, series] as const),
  );
  const ticks = scene.texts.filter(({ role }) => role === "tick").length;
  const honest = names.length <= scene.shortenedNames && values.length <= scene.droppedValues;
  return { names, values, readable: values.length === 0 || ticks >= 2 || hasRingScale(scene), honest };
}

/** A radar says its scale in one line. */
const hasRingScale = ({ type, texts }: Scene): boolean =>
  type === "radarchart" && texts.some(({ role }) => role === "tick");

/** Whether the lines of a name (one label's, or a repeated one's) make up the whole. */
function isNamed(scene: Scene, point: number, name: string): boolean {
  const whole = squeezed(name);
  if (whole === "") return true;
  const lines = scene.texts.filter((text) => text.role === "name" && text.point === point);
  if (lines.length === 0 || lines.some(({ full }) => full !== undefined)) return false;
  const parts = lines.map(({ text }) => squeezed(text));
  // The list under a sentence names the series with each point.
  return scene.unfit ? parts.join("").replace(/-/gu, "").startsWith(whole.replace(/-/gu, "")) : spells(parts, whole);
}

/** Whether the parts spell the whole, once or (in small multiples) several times; a part may end in a break's hyphen. */
function spells(parts: readonly string[], whole: string, left: string = whole): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return left === whole;
  return [part, part.replace(HYPHEN, "")].some((piece) => {
    if (piece === "" || !left.startsWith(piece)) return false;
    const remaining = left.slice(piece.length);
    return spells(rest, whole, remaining === "" ? whole : remaining);
  });
}
