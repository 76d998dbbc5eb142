/**
 * A scene and its chart in, what it does not show as the chart has it out: names that are shortened, names and values
 * that are lost, values that only an axis tells. `honest` is whether the scene admits as much.
 *
 *   lossesOf(scene, chart) // { shortened: [], stubs: [], between: [], names: [], onAxis: 0, values: [], refused: false, honest: true }
 */
import type { Chart } from "@charticle/contract";
import { drawableChart } from "../drawable-chart.ts";
import { drawingOrder, indicesOf, valueAt } from "../order.ts";
import { hasUnevenDates, skipsNames } from "../parts/base.ts";
import type { Scene, SceneText } from "../scene.ts";
import { readFromAxis } from "./axis-reading.ts";

export type Losses = {
  /** Names of points and series that stand with an ellipsis. */
  shortened: readonly string[];
  /** Those of them of which fewer than ten characters stay. */
  stubs: readonly string[];
  /** Names of points that stand between named ones on an axis of time or steps. */
  between: readonly string[];
  /** Names of points and series, and the title, that stand nowhere. */
  names: readonly string[];
  /** Values that no label tells, but a labelled axis does. */
  onAxis: number;
  /** Values that can't be read at all, as [point, series]. */
  values: readonly (readonly [number, number])[];
  /** Whether the scene is no drawing but a sentence that says that nothing fits. */
  refused: boolean;
  /** Whether the scene admits at least as much as is missing. */
  honest: boolean;
};

// Catches the hyphen of a broken word, "Donaudampf-"; must not catch the one in "sign-up".
const HYPHEN = /-$/u;
const LEAST_KEPT = 10;
const LEAST_STUB = 4;

const squeezed = (text: string): string => text.replace(/\s+/gu, "");

export function lossesOf(scene: Scene, given: Chart): Losses {
  const chart = drawableChart(given);
  const refused = scene.unfit !== undefined && scene.texts.every(({ role }) => role !== "value" && role !== "name");
  const all = [titleShown(scene, chart), ...pointsShown(scene, chart), ...seriesShown(scene, chart)];
  const named = (as: Shown["as"]): readonly string[] => all.filter((name) => name.as === as).map(({ name }) => name);
  const unlabelled = unlabelledIn(scene, chart);
  const onAxis = unlabelled.filter(([point, series]) => isOnAxis(scene, chart, { point, series }));
  const [stubs, missing] = [named("stub"), named("missing")];
  const shortened = [...named("shortened"), ...stubs];
  const between = canSkip(scene, chart) ? missing : [];
  const cut = shortened.length + missing.length;
  return {
    shortened,
    stubs,
    between,
    names: missing.filter((name) => !between.includes(name)),
    onAxis: onAxis.length,
    values: unlabelled.filter((cell) => !onAxis.includes(cell)),
    refused,
    honest: unlabelled.length <= scene.droppedValues && cut <= scene.shortenedNames,
  };
}

type Shown = { name: string; as: "whole" | "shortened" | "stub" | "missing" };

/** Along time and steps every n-th name may stand, where at least two do. */
function canSkip(scene: Scene, chart: Chart): boolean {
  const standing = new Set(scene.texts.flatMap(({ role, point }) => (role === "name" ? [point] : [])));
  // What doesn't fit as the kind asked for may stand as a line.
  const hasLine = scene.shapes.some(({ role, fill }) => role === "mark" && fill === null);
  const hasAxis = ["barchart", "linechart", "areachart"].includes(scene.type);
  // Without an even step nothing tells the last one.
  const ends = hasUnevenDates(chart) ? [drawingOrder(chart).at(-1)] : [];
  return (
    (scene.unfit === undefined ? hasAxis : hasLine) &&
    skipsNames(chart) &&
    standing.size >= 2 &&
    ends.every((point) => standing.has(point))
  );
}

/** The title's head is cut in the title itself: the whole stands in the alt text and the picture's name. */
function titleShown({ texts }: Scene, { title }: Chart): Shown {
  const standing = texts.some(({ role }) => role === "title");
  return { name: title, as: standing || title.trim() === "" ? "whole" : "missing" };
}

const pointsShown = (scene: Scene, chart: Chart): readonly Shown[] =>
  chart.points.map(({ name }, point) => {
    const lines = scene.texts.filter((text) => text.role === "name" && text.point === point);
    return { name, as: shownAs(lines, name) };
  });

/** One series alone is named by the title. */
const seriesShown = (scene: Scene, chart: Chart): readonly Shown[] =>
  chart.series.length < 2
    ? []
    : chart.series.map(({ name }, series) => {
        const lines = scene.texts.filter((text) => text.role === "series" && text.series === series);
        return { name, as: shownAs(lines, name) };
      });

function shownAs(lines: readonly SceneText[], name: string): Shown["as"] {
  const whole = squeezed(name);
  if (whole === "") return "whole";
  if (lines.length === 0) return "missing";
  const cut = lines.filter(({ full }) => full !== undefined);
  // With the spaces that the breaks took, without the ellipsis.
  const kept = cut.reduce((sum, { text }) => sum + text.length + 1, -2);
  if (cut.length > 0)
    return kept >= Math.min(LEAST_KEPT, whole.length) ? "shortened" : kept >= LEAST_STUB ? "stub" : "missing";
  const parts = lines.map(({ text }) => squeezed(text));
  return spells(parts, whole) ? "whole" : "missing";
}

function unlabelledIn(scene: Scene, chart: Chart): readonly (readonly [number, number])[] {
  const labelled = new Set(
    scene.texts.flatMap(({ role, datum }) => (role === "value" && datum ? [`${datum.point} ${datum.series}`] : [])),
  );
  return indicesOf(chart.points).flatMap((point) =>
    indicesOf(chart.series)
      .filter((series) => valueAt(chart, point, series) !== null && !labelled.has(`${point} ${series}`))
      .map((series) => [point, series] as const),
  );
}

/** Whether a reader with a ruler finds the value on the axis. */
function isOnAxis(scene: Scene, chart: Chart, { point, series }: { point: number; series: number }): boolean {
  const value = valueAt(chart, point, series) ?? Number.NaN;
  const mark = scene.shapes.find(({ datum }) => datum?.point === point && datum.series === series);
  if (!mark) return false;
  return readFromAxis(scene, mark, value < 0).some((reading) => Math.abs(reading.value - value) <= reading.off);
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
