/**
 * What the trees are asked about a reading: plain measures of it, of the text and of how it stands against the best. Ranks
 * and words see single signs and add them up; trees see what several of these measures mean together.
 */
import { type Figure, isAxis, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** What is the same for all readings of a text. */
export type TextSigns = {
  lower: string;
  figures: readonly Figure[];
  axes: number;
  commas: number;
  readings: number;
};

export const textSigns = (scan: Scan, mentions: readonly Mention[], readings: number): TextSigns => ({
  lower: scan.text.toLowerCase(),
  figures: mentions.filter((mention) => mention.kind === "figure"),
  axes: mentions.filter((mention) => isAxis(mention) && mention.shy !== true).length,
  commas: scan.text.split(",").length - 1,
  readings,
});

const mean = (values: readonly number[]): number =>
  values.length === 0 ? -1 : values.reduce((sum, value) => sum + value, 0) / values.length;
const most = (values: readonly number[]): number => values.reduce((one, two) => Math.max(one, two), -1);
const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length;

/** Farther than any name stands from its figure. */
const NOWHERE = 300;

/** Characters between each name and its figure; names that the text does not hold are nowhere. */
function distances(lower: string, { points, cells }: Reading): number[] {
  return points.flatMap(({ name }, at) => {
    const start = cells[at]?.find((cell) => cell !== null)?.spans[0]?.[0];
    if (start === undefined) return [];
    const own = name.toLowerCase();
    const before = lower.lastIndexOf(own, start - own.length);
    const behind = lower.indexOf(own, start);
    return Math.min(
      before < 0 || start < own.length ? NOWHERE : start - before - own.length,
      behind < 0 ? NOWHERE : behind - start,
    );
  });
}

export const valuesOf = ({ cells }: Reading): number[] =>
  cells.flatMap((row) => row.flatMap((cell) => (cell ? cell.value : []))).sort((one, two) => one - two);

/** How far the largest stands out. */
const standsOut = (sorted: readonly number[]): number =>
  (sorted.at(-1) ?? 0) / (sorted[Math.floor(sorted.length / 2)] || 1);

const keysOf = ({ points }: Reading): string[] => points.map(({ name }) => name.toLowerCase());

const DIGIT = /\d/; // catches "Q1", not "Rome"
const CAPITAL = /^\p{Lu}/u; // catches "Rome", not "rome"

/** How the reading stands against the others. A table is read as it stands: nothing is weighed there. */
function standing(row: Ranked, best: Ranked, order: number): number[] {
  const isTable = row.reading.shape === "table";
  const odds = isTable ? 0 : (row.odds ?? 0) - (best.odds ?? 0);
  const words = isTable ? 0 : (row.words ?? 0);
  const { link, rule } = row;
  return [
    odds,
    odds - words + (isTable ? 0 : (best.words ?? 0)),
    words,
    order,
    link?.place ?? 9,
    link?.behind ?? -1,
    link?.ease ?? -1,
    rule?.place ?? 9,
    rule?.behind ?? -1,
  ];
}

/** @param order its place among the readings, 0 for the best */
export function readingSigns(text: TextSigns, row: Ranked, best: Ranked, order: number): number[] {
  const { reading, parts, score, selection } = row;
  const cells = reading.cells.flatMap((one) => one.flatMap((cell) => cell ?? []));
  const values = valuesOf(reading);
  const names = reading.points.map(({ name }) => name);
  const lengths = names.map((name) => name.length);
  const words = names.map((name) => name.split(" ").length);
  const apart = distances(text.lower, reading);
  const starts = cells.map((cell) => cell.spans[0]?.[0] ?? -1).sort((one, two) => one - two);
  const dropped = text.figures.filter(({ start }) => !starts.includes(start));
  const others = keysOf(best.reading);
  return [
    ...standing(row, best, order),
    score,
    parts.reader ?? 0,
    parts.left ?? 0,
    parts.shape ?? 0,
    reading.cost,
    selection.cost,
    names.length,
    reading.series.length,
    cells.filter(({ kind }) => kind === "implied").length,
    cells.filter(({ spans }) => spans.length > 1).length,
    reading.figures.length,
    reading.points.filter(({ axis }) => axis).length,
    new Set(reading.points.map(({ axis }) => axis?.family)).size,
    text.lower.length,
    text.figures.length,
    text.commas,
    text.readings,
    text.axes,
    dropped.length,
    dropped.filter(({ unit }) => unit === null).length,
    mean(lengths),
    Math.min(...lengths),
    most(lengths),
    mean(words),
    most(words),
    mean(apart),
    most(apart),
    apart[0] ?? -1,
    apart.at(-1) ?? -1,
    shareOf(names, (name) => DIGIT.test(name)),
    shareOf(names, (name) => CAPITAL.test(name)),
    values.length - valuesOf(best.reading).length,
    shareOf(keysOf(reading), (name) => others.includes(name)),
    starts[0] ?? -1,
    text.lower.length - (starts.at(-1) ?? 0),
    standsOut(values),
    values.reduce((sum, value) => sum + value, 0) === 100 ? 1 : 0,
  ];
}
