/**
 * The first of several series goes by its time where the others go by theirs: "Runs, week 1: Mon 5, Wed 8; week 2: Mon 6, Wed 8"
 * → Week 1 · Week 2, not Runs. Not "Sales in May 2024: Mon 5, Wed 8; last year 6 and 8".
 */
import { type AxisMark, isAxis, type Mention } from "../../recognize/mention.ts";
import type { Ranked } from "../rank/score.ts";

const isNamed = (axis: AxisMark, name: string): boolean => axis.name.toLowerCase() === name.toLowerCase();

/** A week beside a week, 2024 beside last year. */
const isSort = (family: string, noun: string | undefined, next: AxisMark): boolean =>
  (family === next.family && noun === next.noun) ||
  (family === "year" && next.family === "relative" && next.name.toLowerCase().endsWith("year"));

/** The readings, the best with its first series by its time. */
export function withFirstTime(mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first = "", second = "", ...series] = best?.reading.series ?? [];
  if (!best || second === "") return rows;
  const axes = mentions.filter(isAxis);
  const next = axes.find((axis) => isNamed(axis, second));
  if (!next || axes.some((axis) => isNamed(axis, first))) return rows;
  const { cells, points } = best.reading;
  if (points.some(({ axis }) => axis?.family === next.family)) return rows; // "Rain vs sun: Mon 2 vs 5"
  const start = Math.min(...cells.flatMap((row) => row[0]?.spans[0]?.[0] ?? []));
  const own = axes.filter(
    ({ family, noun, end, name }) =>
      isSort(family, noun, next) && name !== next.name && end <= start && !points.some((point) => point.name === name),
  );
  const [told] = own;
  if (!told || own.length > 1 || series.some((name) => !axes.some((axis) => isNamed(axis, name)))) return rows;
  const reading = { ...best.reading, series: [told.name, second, ...series] };
  return [{ ...best, reading }, ...others];
}
