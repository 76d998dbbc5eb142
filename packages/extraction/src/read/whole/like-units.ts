/**
 * Values of which each has its unit and most the same stand without the others: "download 94 Mbps, upload 19 Mbps, ping 12 ms" → download
 * and upload. Those of one kind stay together, as kg and g do. Not "tea 2 l, eggs 12, flour 1 kg", nor "82 kg, 1.8 m, 58 bpm", of which no two
 * are alike.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Figure } from "../../recognize/mention.ts";
import { KINDS } from "../../recognize/told/same-unit.ts";
import type { Scan } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const FEWEST = 3;
const LEAST_ALIKE = 2;
/** Values of another kind are a chart of their own, offered beside the first. */
const BEHIND = 3;

/** Measures of one kind here and there: "Tom 180 cm, Jim 5 ft" are told side by side, though they are none of the other's parts. */
const SAME: readonly ReadonlySet<string>[] = [
  wordSet("mm cm m km in ft mi yd"),
  wordSet("µg mg g kg t tonnes tons oz lb stone"),
  wordSet("ml cl l pints gallons"),
  wordSet("°C °F °"),
  wordSet("km/h mph"),
  wordSet("m² km² ha acres"),
  wordSet("h hours min minutes s seconds ms days weeks months years"),
];

/** What it is measured in, alike for measures of one kind; "" of what is only counted. */
export function kindOf({ unit }: Figure): string {
  if (unit?.kind !== "measure") return "";
  const same = SAME.findIndex((units) => units.has(unit.symbol));
  if (same >= 0) return `same ${same}`;
  const kind = KINDS.findIndex((one) => one[unit.symbol] !== undefined);
  return kind < 0 ? unit.symbol : String(kind);
}

/** The kinds of the points' figures, of a bare one that of the one in front of it; null where one has none, or a cell is not stated. */
function kindsOf(scan: Scan, { cells, figures }: Reading): string[] | null {
  const kinds = cells.flatMap(([cell]) => {
    const at = cell?.kind === "stated" ? figures.findIndex(({ start }) => start === cell.spans[0]?.[0]) : -1;
    const figure = figures[at];
    if (figure?.outOf !== undefined || figure?.part) return []; // "72 kg out of every 100"
    if (figure?.bare && countedNoun(scan, figure) !== "") return []; // "250 g flour, 500 ml milk and 3 eggs"
    if (figure?.bare && scan.text.charAt(figure.start - 1) === "(") return []; // "length (9.4 cm), spikes (288)"
    const own = figure?.bare ? figures.slice(0, at).findLast(({ unit }) => unit) : figure; // "Ann 14 km, Bo 9"
    return own && kindOf(own) !== "" ? kindOf(own) : [];
  });
  return kinds.length === cells.length ? kinds : null;
}

/** The reading with the points of one kind. */
function only(reading: Reading, kinds: readonly string[], kind: string): Reading {
  const stays = (_: unknown, at: number): boolean => kinds[at] === kind;
  const cells = reading.cells.filter(stays);
  const starts = new Set(cells.map(([cell]) => cell?.spans[0]?.[0]));
  const figures = reading.figures.filter(({ start }) => starts.has(start));
  const gone = reading.points.filter((_, at) => kinds[at] !== kind).map(({ name }) => name.toLowerCase());
  return { ...reading, points: reading.points.filter(stays), cells, figures, units: [figures[0]?.unit ?? null], gone };
}

/** The readings, in place of the best those of its values that compare, most of them first. */
export function withLikeUnits(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < FEWEST) return rows;
  const kinds = kindsOf(scan, reading) ?? [];
  const countOf = (kind: string): number => kinds.filter((one) => one === kind).length;
  const alike = [...new Set(kinds)].filter((kind) => countOf(kind) >= LEAST_ALIKE);
  if (alike.length === 0 || alike.reduce((sum, kind) => sum + countOf(kind), 0) < reading.points.length - 1)
    return rows;
  if (new Set(kinds).size < 2) return rows;
  const parts = alike.sort((one, other) => countOf(other) - countOf(one)).map((kind) => only(reading, kinds, kind));
  const pure = others.filter((row) => new Set(kindsOf(scan, row.reading) ?? []).size < 2);
  return [...parts.map((part, at) => ({ ...best, reading: part, odds: (best.odds ?? 0) - at * BEHIND })), ...pure];
}
