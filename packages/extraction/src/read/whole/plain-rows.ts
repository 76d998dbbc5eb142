/**
 * What stands in a row and is none of its values, and units that the row can't share: "Mon 6.5 Tue 7 avg 6.75",
 * "P 10 W 7 D 2 L 1", "Possession 64%, shots 17", "eggs 30p, bread 120p".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { withRowUnits } from "./row-units.ts";

/** The reading without one of its points. */
function without(reading: Reading, gone: number): Reading {
  const spans = reading.cells[gone]?.flatMap((cell) => cell?.spans ?? []) ?? [];
  return {
    ...reading,
    points: reading.points.toSpliced(gone, 1),
    cells: reading.cells.toSpliced(gone, 1),
    figures: reading.figures.filter(({ start }) => !spans.some(([from]) => from === start)),
  };
}

const SUMMARY =
  /^(?:(?:the )?(?:weekly |monthly |daily |overall )?(?:avg|average|mean|median|target|goal|total)|average so far)$/i; // catches "avg", not "Average Joe"

/** Where the one that sums up stands among others that all have a time; -1 for none. */
function summaryAt({ points, cells }: Reading): number {
  const at = points.findIndex(({ name }) => SUMMARY.test(name));
  const dated = points.every(({ axis }, place) => place === at || (axis && axis.family !== "relative"));
  return at >= 0 && points.length > 2 && dated && cells[at]?.[0]?.kind === "stated" ? at : -1;
}

const PLAYED = /^(?:p|pld|gp|played|games(?: played)?)$/i; // catches "P" and "Pld", not "Pts"
const RESULT = /^(?:w|d|l|won|wins?|drawn|draws?|lost|loss(?:es)?|ties|tied)$/i; // catches "W" and "lost", not "Leeds"

/** "P 10 W 7 D 2 L 1": where the games stand of which the others tell how they went; -1 for none. */
function playedAt({ points, cells }: Reading): number {
  const at = points.findIndex(({ name }) => PLAYED.test(name));
  const values = cells.map(([cell]) => cell?.value ?? Number.NaN);
  const results = points.flatMap(({ name }, place) => (RESULT.test(name) ? (values[place] ?? 0) : []));
  const sum = results.reduce((total, value) => total + value, 0);
  return at >= 0 && results.length > 1 && results.length === points.length - 1 && values[at] === sum ? at : -1;
}

/** Names of what is counted, and never a share of the same whole as what has a percent sign. */
const COUNTED = wordSet(`shots corners fouls goals assists saves tackles passes points rebounds cards offsides crosses
  interceptions steals blocks turnovers wins losses games matches followers likes views comments shares visits orders
  customers users downloads calls tickets reviews members steps minutes hours days`);

const isCounted = (name: string): boolean => COUNTED.has(name.toLowerCase().split(" ").at(-1) ?? "");

/** "Possession 64%, shots 17, corners 8": counts beside a share. */
function countsBeside({ points, cells, figures, series }: Reading): boolean {
  if (!figures.some(({ unit }) => unit?.symbol === "%")) return false;
  const sum = figures.reduce((total, { value }) => total + value, 0);
  if (Math.abs(sum - 100) <= 1) return false; // "price 60%, reviews 25, calls 15"
  const bare = new Set(figures.flatMap(({ start, unit }) => (unit ? [] : start)));
  const counted = cells.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const told = isCounted(points[at]?.name ?? "") || isCounted(series[column] ?? "");
      return cell && bare.has(cell.spans[0]?.[0] ?? -1) ? told : [];
    }),
  );
  return counted.length > 0 && counted.every(Boolean);
}

const PENCE = /\d ?p(?:ence)?\b/; // catches "30p" and "30 pence", not "30 cents"

const RIGHT = /(?:^| )right$/i; // catches "front right", not "right wing"
const LEFT = / left[:=–-]* ?[$€£]?$/i; // catches "front left " in front of "32", not "left the "

/** "Front left 32, front right 31": where, and not what is left. */
function withSides({ text }: Scan, { points, cells }: Reading): Reading["points"] {
  if (!points.some(({ name }) => RIGHT.test(name))) return points;
  const sided = points.map((point, at) => {
    const lead = text.slice(0, cells[at]?.[0]?.spans[0]?.[0] ?? 0);
    const named = LEFT.test(lead) && lead.replace(LEFT, "").toLowerCase().endsWith(point.name.toLowerCase());
    return named && !point.axis ? { ...point, name: `${point.name} left` } : point;
  });
  return new Set(sided.map(({ name }) => name)).size < sided.length ? points : sided;
}

const DEED = /^ (\p{Ll}+) ?[:=–-]? ?[$€£]?$/u; // catches " won " between "Games" and "12", not " won by "
const IRREGULAR = wordSet("won lost found sold sent taken caught drawn paid bought made read run cast");
const isDeed = (word: string): boolean => IRREGULAR.has(word) || (word.length > 4 && /[^e]ed$/.test(word)); // catches "fixed", not "speed"
const LEVELS = wordSet("averaged totalled totaled reached scored measured weighed earned cost");
const UNDONE = wordSet(
  "free empty open vacant unused available pending unsold unread unopened outstanding overdue late spare",
);

/** "Games won 12, lost 8", "Beds occupied 40, free 12": what was done is a name, as behind it. */
function withDeed({ text }: Scan, { points, cells }: Reading): Reading["points"] {
  const [first, second] = points;
  const ahead = text.slice(0, cells[0]?.[0]?.spans[0]?.[0] ?? 0);
  if (!first || !second || first.axis || !ahead.startsWith(first.name)) return points;
  const [, deed = ""] = DEED.exec(ahead.slice(first.name.length)) ?? [];
  const next = text.slice(0, cells[1]?.[0]?.spans[0]?.[0] ?? 0);
  const plain = next
    .replace(/[$€£:=–-]/g, "")
    .trimEnd()
    .endsWith(second.name); // catches ", fixed 24", not "fertilised ones 19"
  return plain && !LEVELS.has(deed) && (isDeed(second.name) || UNDONE.has(second.name)) && isDeed(deed)
    ? [{ ...first, name: deed }, ...points.slice(1)]
    : points;
}

/** The readings, the best with the row and the unit that it has. */
export function withPlainRows(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const gone = reading.series.length > 1 ? -1 : Math.max(summaryAt(reading), playedAt(reading));
  const kept = gone < 0 ? reading : without(reading, gone);
  const sided = kept.series.length > 1 ? kept.points : withSides(scan, kept);
  const points = kept.series.length > 1 ? sided : withDeed(scan, { ...kept, points: sided });
  const row = withRowUnits(scan, points === kept.points ? kept : { ...kept, points });
  const unitless = countsBeside(row);
  const pence = row.figures.some(({ unit }) => unit?.symbol === "cents") && matches(scan.text, PENCE);
  if (row === reading && !unitless && !pence) return rows;
  const figures = row.figures.map((figure) => {
    if (unitless) return { ...figure, unit: null };
    return pence && figure.unit?.symbol === "cents" ? { ...figure, unit: { ...figure.unit, symbol: "p" } } : figure;
  });
  return [{ ...best, reading: { ...row, figures, units: unitless || pence ? [] : row.units } }, ...others];
}
