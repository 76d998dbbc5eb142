/**
 * Pairs of figures of two sides are no changes: "girls outscored boys in reading, 489 to 465, and lagged in maths, 468 to
 * 477" → girls and boys, not before and after. Where the text says of a pair that the other side leads, its figure is first.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { type Sides, sidesIn } from "../shapes/rival-sides.ts";
import { turned } from "../turned.ts";

const TELLS_CHANGE =
  /→|->|➡|\b(?:from|rose|rises?|risen|fell|falls?|fallen|grew|grown|climbed|dropped|slipped|increased|decreased|up|down|since|used to|last (?:year|month|week|season)|a year (?:ago|earlier)|now)\b/iu; // catches "rose from 4 to 6", not "led 4 to 2"

/** Its points are ends of a change of which the text says neither. */
const isImplied = ({ points }: Reading, text: string): boolean =>
  points.length === 2 &&
  points[0]?.name === "Before" &&
  ["After", "Now"].includes(points[1]?.name ?? "") &&
  !/\b(?:before|after|now)\b|(?<!\bit )\b(?:was|were) (?=\d)/iu.test(text); // catches "was 4, now 6", not "it was 4 to 6" and "was a draw"

const LINK =
  /^%?(?: \p{L}+){0,2},? ?(?:to|against|vs\.?|v|[–-])(?: (?:our|their|his|her|the)| \p{Lu}[\p{L}-]+['’]s?)? ?$/u; // catches " to our " and "–", not " to win "

const startOf = ({ cells }: Reading, point: number, column: number): number =>
  cells[point]?.[column]?.spans[0]?.[0] ?? -1;

/** The names that hold for a pair: those told nearest before it, or the first. */
const sidesAt = (sides: readonly Sides[], start: number): Sides | undefined =>
  sides.findLast(({ at }) => at < start) ?? sides[0];

/** The two figures of each column in the order of the text; null where anything else stands between them. */
function pairsOf({ text }: Scan, reading: Reading): [number, number][] | null {
  const pairs = reading.series.map((_, column): [number, number] => {
    const [one, two] = [startOf(reading, 0, column), startOf(reading, 1, column)];
    return one < two ? [0, 1] : [1, 0];
  });
  const linked = pairs.every(([first, second], column) => {
    const end = reading.cells[first]?.[column]?.spans[0]?.[1] ?? -1;
    return end >= 0 && LINK.test(text.slice(end, startOf(reading, second, column)));
  });
  return linked ? pairs : null;
}

/** A table of two series that are the ends of a change as one whose points are. */
function endsAsPoints(reading: Reading): Reading {
  const ends =
    reading.series.length === 2 && reading.series[0] === "Before" && /^(?:After|Now)$/.test(reading.series[1] ?? ""); // catches "Now", not "Nowadays"
  return ends ? turned(reading) : reading;
}

const IN_WHAT =
  /(?:^|[ ,])(?:on|in|for|at) (?:the )?((?!ones\b)\p{L}[\p{L}'’-]*(?: (?!ones\b)\p{L}[\p{L}'’-]*)?)(?: ones)?[,:]? \(?$/u; // catches " on rainy days (", not " on 4 May "

const OF_WHAT = /^\d[\d.,]*%? (\p{L}+(?: \p{L}+)?) to /u; // catches "51 Senate seats to ", not "51 to "

/** What a pair is told of, where a column is called by one of the sides: "beats Melbourne on rainy days (167 to 139)". */
function columnName({ text }: Scan, name: string, sides: readonly string[], start: number): string {
  const behind = OF_WHAT.exec(text.slice(start))?.[1];
  return sides.includes(name) ? (behind ?? IN_WHAT.exec(text.slice(0, start))?.[1] ?? name) : name;
}

/** The readings, the best of them under the names of the sides. */
export function withRivalPairs(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { text } = scan;
  if (!best || matches(text, TELLS_CHANGE)) return rows;
  const reading = endsAsPoints(best.reading);
  if (reading.series.length < 2 || !isImplied(reading, text)) return rows;
  const sides = sidesIn(text);
  const [model] = sides;
  const pairs = pairsOf(scan, reading);
  const known = sides.every(({ names }) => names.every((name) => model?.names.includes(name)));
  if (!model || !pairs || !known) return rows;
  const cells = reading.series.map((_, column) => {
    const [first, second] = pairs[column] ?? [0, 1];
    const told = sidesAt(sides, startOf(reading, first, column));
    const row = [reading.cells[first]?.[column] ?? null, reading.cells[second]?.[column] ?? null];
    return told?.names[0] === model.names[0] ? row : row.reverse();
  });
  const points = reading.series.map((name, column) => {
    const start = Math.min(startOf(reading, 0, column), startOf(reading, 1, column));
    const own = best.reading === reading ? undefined : best.reading.points[column]?.axis;
    return { name: columnName(scan, name, model.names, start), ...(own ? { axis: own } : {}) };
  });
  const units = [reading.units[0] ?? null, reading.units[0] ?? null];
  return [{ ...best, reading: { ...reading, shape: "grid", series: [...model.names], points, cells, units } }, ...more];
}
