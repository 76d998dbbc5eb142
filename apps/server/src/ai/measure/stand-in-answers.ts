/**
 * What a stand-in for the model answers to a text of the corpus: the gold, or the gold with a lie in it.
 * `lyingAnswer(item, random)` → the answer, and which of its cells are lies.
 */
import { acceptedOf, type CorpusItem, figuresOf, isSameValue, standsInText } from "@charticle/extraction/corpus";
import type { ModelAnswer } from "../model/model-answer.ts";

export type LieKind = "invented" | "wrong scale" | "swapped";
export type Lie = { kind: LieKind; cells: { point: string; series: number; value: number }[] };
/** A whole number below the given one. */
export type Random = (below: number) => number;

/** The same numbers for the same seed, on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const goldAnswer = (item: CorpusItem): ModelAnswer => ({
  chartable: item.points.length > 0,
  title: item.series[0]?.[0] ?? null,
  unit: item.unit,
  axis: item.time ? "steps" : "categories",
  parts_of_one_whole: item.types[0] === "piechart",
  series: item.series.map((names) => names[0] ?? ""),
  points: item.points.map(({ name, values }) => ({ name: name[0] ?? "", values })),
});

type Cell = { point: number; series: number; value: number };
const cellsOf = ({ points }: ModelAnswer): Cell[] =>
  points.flatMap(({ values }, point) =>
    values.flatMap((value, series) => (value === null ? [] : [{ point, series, value }])),
  );

const withValues = (answer: ModelAnswer, changes: readonly Cell[]): ModelAnswer => ({
  ...answer,
  points: answer.points.map((row, point) => ({
    ...row,
    values: row.values.map(
      (value, series) => changes.find((change) => change.point === point && change.series === series)?.value ?? value,
    ),
  })),
});

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

const SCALES = [1000, 0.001, 1e6, 100, 0.01, 10] as const;
const TRIES = 20;

/** A value that no accepted reading holds and, unless only its scale is wrong, that stands nowhere in the text. */
function wrongValue(item: CorpusItem, cell: Cell, kind: LieKind, random: Random): number | null {
  const known = acceptedOf(item).flatMap(({ points }) => figuresOf(points));
  for (let at = 0; at < TRIES; at++) {
    const value =
      kind === "wrong scale"
        ? Number((cell.value * (pick(SCALES, random) ?? 10)).toPrecision(10))
        : Number((cell.value * (0.3 + random(1000) / 400) + random(7)).toPrecision(3));
    const isTrue =
      known.some((one) => isSameValue(one, value)) || (kind === "invented" && standsInText(value, item.text));
    if (!isTrue && value !== 0) return value;
  }
  return null;
}

function swap(cells: readonly Cell[], random: Random): Cell[] | null {
  const one = pick(cells, random);
  const others = cells.filter(
    ({ point, series, value }) =>
      // of two points in one series, or of two series in one point
      one && (series === one.series) !== (point === one.point) && !isSameValue(value, one.value),
  );
  const two = pick(others, random);
  return one && two
    ? [
        { ...one, value: two.value },
        { ...two, value: one.value },
      ]
    : null;
}

function lieIn(item: CorpusItem, cells: readonly Cell[], kind: LieKind, random: Random): Cell[] | null {
  if (kind === "swapped") return swap(cells, random);
  const cell = pick(cells, random);
  const value = cell ? wrongValue(item, cell, kind, random) : null;
  return cell && value !== null ? [{ ...cell, value }] : null;
}

const KINDS: readonly LieKind[] = ["invented", "wrong scale", "swapped"];

/** The gold with one lie in it; the gold itself where there is nothing to lie about. */
export function lyingAnswer(item: CorpusItem, random: Random): { answer: ModelAnswer; lie: Lie | null } {
  const answer = goldAnswer(item);
  const first = random(KINDS.length);
  for (const offset of KINDS.keys()) {
    const kind = KINDS[(first + offset) % KINDS.length] ?? "invented";
    const changes = lieIn(item, cellsOf(answer), kind, random);
    if (!changes) continue;
    const cells = changes.map(({ point, series, value }) => ({
      point: answer.points[point]?.name ?? "",
      series,
      value,
    }));
    return { answer: withValues(answer, changes), lie: { kind, cells } };
  }
  return { answer, lie: null };
}
