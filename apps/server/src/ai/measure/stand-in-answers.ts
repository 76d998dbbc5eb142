/**
 * What a stand-in for the model answers to a text of the corpus: the gold, or the gold with a lie in it.
 * `lyingAnswer(item, random)` → the answer, and which of its cells are lies.
 */
import { acceptedOf, type CorpusItem, figuresOf, isSameValue, standsInText } from "@charticle/extraction/corpus";
import type { ModelAnswer } from "../model/model-answer.ts";

/** `shifted`: every figure has the next one's name. */
export type LieKind = "invented" | "wrong scale" | "swapped" | "shifted";
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

/** Every row with the values of the one before it; two rows would only be swapped. */
function shifted({ points }: ModelAnswer): Cell[] | null {
  if (points.length < 3) return null;
  const cells = points.flatMap(({ values }, point) =>
    values.flatMap((own, series): Cell[] => {
      const value = points.at(point - 1)?.values[series] ?? null;
      return own === null || value === null || isSameValue(value, own) ? [] : [{ point, series, value }];
    }),
  );
  return cells.length > 1 ? cells : null;
}

function wrongCell(item: CorpusItem, answer: ModelAnswer, kind: LieKind, random: Random): Cell[] | null {
  const cell = pick(cellsOf(answer), random);
  const value = cell ? wrongValue(item, cell, kind, random) : null;
  return cell && value !== null ? [{ ...cell, value }] : null;
}

type Tell = (item: CorpusItem, answer: ModelAnswer, random: Random) => Cell[] | null;

/** How each kind of lie changes the right answer; null where it can't. */
const LIES: Record<LieKind, Tell> = {
  invented: (item, answer, random) => wrongCell(item, answer, "invented", random),
  "wrong scale": (item, answer, random) => wrongCell(item, answer, "wrong scale", random),
  swapped: (_, answer, random) => swap(cellsOf(answer), random),
  shifted: (_, answer) => shifted(answer),
};

const KINDS: readonly LieKind[] = ["invented", "wrong scale", "swapped", "shifted"];

/** The gold with one lie in it; the gold itself where there is nothing to lie about. */
export function lyingAnswer(item: CorpusItem, random: Random): { answer: ModelAnswer; lie: Lie | null } {
  const answer = goldAnswer(item);
  const first = random(KINDS.length);
  for (const offset of KINDS.keys()) {
    const kind = KINDS[(first + offset) % KINDS.length] ?? "invented";
    const changes = LIES[kind](item, answer, random);
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
