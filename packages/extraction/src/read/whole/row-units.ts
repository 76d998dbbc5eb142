/**
 * A unit is shown only where all values of a row can have it: not "2 eggs" in grams beside "200 g flour", nor a waist in
 * kilograms. Where they are told in units of one kind, all are in one: "14 hours" beside "2 days" as 48 hours.
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import type { Figure } from "../../recognize/mention.ts";
import { mostOf } from "../../recognize/most-of.ts";
import { scaledValue } from "../../recognize/numbers/figures.ts";
import { KINDS } from "../../recognize/told/same-unit.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";
import type { Cell, Reading } from "../reading.ts";

const MASS = wordSet("mg g kg t tonnes lb lbs oz st stone");
const LENGTH = wordSet("mm cm m km in ft mi");
const TIME = wordSet("ms s seconds min minutes h hours days weeks months years");
const NONE = wordSet("");

/** What is measured, and the units that it can have. */
const MEASURED = new Map<string, ReadonlySet<string>>([
  ...["weight", "bodyweight", "mass"].map((name) => [name, MASS] as const),
  ...[
    "height",
    "waist",
    "waistline",
    "chest",
    "hip",
    "hips",
    "bust",
    "inseam",
    "thigh",
    "thighs",
    "bicep",
    "biceps",
  ].map((name) => [name, LENGTH] as const),
  ["age", TIME],
  ...["pulse", "bpm", "cadence", "bmi", "iq", "cholesterol"].map((name) => [name, NONE] as const),
]);

/** What is counted one by one, and has no measure. */
const COUNTED =
  wordSet(`eggs egg pushups push-ups pullups pull-ups chinups chin-ups situps sit-ups squats lunges burpees crunches
  reps sets laps steps followers likes comments shares retweets goals assists rebounds points punctures blisters`);

const lastWord = (name: string): string => name.toLowerCase().split(" ").at(-1) ?? "";

type Row = { name: string; cell: Cell; figure: Figure };

/** Each stated value with its name, that of its series where there are several. */
const rowsOf = ({ points, series, cells, figures }: Reading): Row[] =>
  cells.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const figure = cell ? figures.find(({ start }) => start === cell.spans[0]?.[0]) : undefined;
      const name = (series.length > 1 && series[column]) || points[at]?.name || "";
      return cell && figure ? [{ name, cell, figure }] : [];
    }),
  );

/** Whether a row tells of something that can't have the unit which another row states. */
const isOther = (scan: Scan, { name, figure }: Row, symbol: string): boolean => {
  if (figure.unit) return false;
  const units = MEASURED.get(lastWord(name));
  return (
    (units ? !units.has(symbol) : COUNTED.has(lastWord(name))) || (figure.bare && countedNoun(scan, figure) !== "")
  );
};

/** "200 g flour, 2 eggs", "weight 82 kg, waist 88": the unit is not that of all. */
function mixesUnits(scan: Scan, reading: Reading): boolean {
  const [unit, ...others] = new Set(reading.figures.flatMap(({ unit: own }) => own?.symbol ?? []));
  const measured = reading.figures.some(({ unit: own }) => own?.kind === "measure");
  return (
    unit !== undefined && others.length === 0 && measured && rowsOf(reading).some((row) => isOther(scan, row, unit))
  );
}

const OFTEN = /^ times (?:a|an|per|each|every|in) (?:the )?(?:\d+ )?(?:hour|day|night|week|month|quarter|year)/; // catches " times a week" behind "3", not " times a nurse's pay"
const isTimes = ({ text }: Scan, { figure }: Row): boolean => !figure.unit && OFTEN.test(text.slice(figure.numberEnd));

/** "Rent $1,200, gym 3 times a week, food $450": how often is no sum. */
function withoutTimes(scan: Scan, reading: Reading): Reading {
  if (reading.series.length > 1 || !scan.words.has("times")) return reading;
  const often = rowsOf(reading).filter((row) => isTimes(scan, row));
  const sums = reading.figures.filter(({ unit }) => unit?.kind === "currency");
  if (often.length === 0 || sums.length < 2) return reading;
  const kept = reading.points.map((_, at) => !often.some(({ cell }) => cell === reading.cells[at]?.[0]));
  return {
    ...reading,
    points: reading.points.filter((_, at) => kept[at]),
    cells: reading.cells.filter((_, at) => kept[at]),
    figures: reading.figures.filter((figure) => !often.some((row) => row.figure === figure)),
  };
}

const CLIMBED = /\b(?:of|up|climb\w*|ascent|elevation|descent|gain\w*)\b/i; // catches "7 km with 120 m of climb", not "the tunnel 1.4 km"

/** The sizes of the one kind of measure that all stated units are of, where they are several. */
function kindOf({ figures, series }: Reading): Readonly<Record<string, number>> | null {
  const stated = figures.filter(({ unit }) => unit !== null);
  const symbols = new Set(stated.map(({ unit }) => unit?.symbol ?? ""));
  if (series.length > 1 || symbols.size < 2 || new Set(stated.map(({ rate }) => rate)).size > 1) return null;
  const kind = KINDS.find((sizes) => [...symbols].every((symbol) => sizes[symbol]));
  return kind && !figures.some(({ range, signed }) => range || signed) ? kind : null;
}

/** Each figure's unit: its own, or that of the one before. */
const unitsOf = (figures: readonly Figure[]): (Figure["unit"] | undefined)[] =>
  figures.map(({ unit }, at) => unit ?? figures.slice(0, at).findLast((before) => before.unit)?.unit);

/** "Phone 14 hours, laptop 9, watch 2 days": all in the unit of most, the larger where as many. */
function inOneUnit(scan: Scan, reading: Reading): Reading {
  const kind = kindOf(reading);
  const rows = kind ? rowsOf(reading).toSorted((a, b) => a.figure.start - b.figure.start) : [];
  if (!kind || rows.length !== reading.points.length || (kind.km && matches(scan.text, CLIMBED))) return reading;
  const units = unitsOf(rows.map(({ figure }) => figure));
  const sizes = units.map((unit) => kind[unit?.symbol ?? ""] ?? 0);
  if (sizes.includes(0)) return reading;
  const most = mostOf(sizes);
  const model = units[sizes.indexOf(most)] ?? null;
  const told = new Map(
    rows.map(({ cell, figure }, at) => {
      const factor = (sizes[at] ?? most) / most;
      const how = `${cell.value} ${units[at]?.symbol} in ${model?.symbol}`;
      const value = scaledValue(cell.value, factor);
      return [figure.start, factor === 1 ? cell : { ...cell, value, kind: "implied" as const, how }];
    }),
  );
  return {
    ...reading,
    cells: reading.cells.map((row) => row.map((cell) => cell && (told.get(cell.spans[0]?.[0] ?? -1) ?? cell))),
    figures: reading.figures.map((figure) => ({
      ...figure,
      value: told.get(figure.start)?.value ?? figure.value,
      unit: model,
    })),
    units: [model],
  };
}

/** The reading in units that all its values can have. */
export function withRowUnits(scan: Scan, reading: Reading): Reading {
  if (!reading.figures.some(({ unit }) => unit)) return reading;
  const row = inOneUnit(scan, withoutTimes(scan, reading));
  if (!mixesUnits(scan, row)) return row;
  return { ...row, units: [], figures: row.figures.map((figure) => ({ ...figure, unit: null })) };
}
