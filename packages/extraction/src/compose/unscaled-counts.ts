/**
 * The millions of money are none of what is counted behind it: "Budget 52m, debt 31m, parks 14" → 14 parks; "6h Mon, 5h45 Wed and 8 Thu" → 8 h, where
 * hours are told throughout. Not "Revenue 4.1m, costs 2.9", nor "North 1.2m, South 2".
 */
import type { Chart } from "@charticle/contract";
import { COUNTED, isAmount } from "./amount-words.ts";
import { MAX_NOTES } from "./plain-notes.ts";

const WHOLE = /^\d{1,4}$/u; // catches "14", not "1.4" or "14m"
const LEAST = 1000;

const saidOf = ({ grounding }: Chart, text: string): string[] =>
  grounding.map(([cell]) => {
    const [start, end] = cell?.spans[0] ?? [0, 0];
    return text.slice(start, end);
  });

const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,6}$/u; // catches "4,100" and "31", not "1.4" or "14m"

const isMoney = (words: string): boolean => /[€$£¥₹]/u.test(words); // catches "€41k", not "52m"

/** "Phones 52m, 58m and 41m; models 4, 31 and 27": a row of counts beside a row that states its millions each time. */
function withUnscaledRows(chart: Chart, text: string): Chart {
  const columns = chart.series.map(({ name }, column) => {
    const said = chart.grounding.flatMap(
      (row) => row[column]?.spans.slice(0, 1).map(([start, end]) => text.slice(start, end)) ?? [],
    );
    const values = chart.points.flatMap(({ values: all }) => all[column] ?? []);
    const plain =
      said.length === chart.points.length &&
      values.length === said.length &&
      said.every((words) => GROUPED.test(words));
    const literal = said.map((words) => Number(words.replaceAll(",", "")));
    const scaled = plain && values.some((value, at) => value > 0 && value >= LEAST * (literal[at] ?? Number.NaN));
    const stated = said.length === chart.points.length && !said.some((words) => GROUPED.test(words));
    const counted = COUNTED.test(name) && !isAmount(name);
    return { literal, stated, counts: scaled && counted, paid: stated && counted && said.some(isMoney) };
  });
  if (columns.some(({ paid }) => paid)) return chart; // "Nurses earn €41k at entry and €58k later. Teachers: 44 and 63"
  if (!columns.some(({ counts }) => counts) || !columns.some(({ stated }) => stated)) return chart;
  const points = chart.points.map((point, at) => ({
    ...point,
    values: point.values.map((value, column) =>
      columns[column]?.counts ? (columns[column].literal[at] ?? value) : value,
    ),
  }));
  return { ...chart, points };
}

/** The chart with its counts as they are told. */
export function withUnscaledCounts(chart: Chart, text: string): Chart {
  if (chart.series.length !== 1) return withUnscaledRows(chart, text);
  const said = saidOf(chart, text);
  const isScaled = (at: number): boolean => {
    const value = chart.points[at]?.values[0] ?? 0;
    return WHOLE.test(said[at] ?? "") && value >= LEAST * Number(said[at]) && value > 0;
  };
  const counted = chart.points.map(({ name }, at) => isScaled(at) && COUNTED.test(name) && !isAmount(name));
  const money = chart.points.some(({ name }, at) => isAmount(name) && !WHOLE.test(said[at] ?? ""));
  const measured = chart.unit !== null && !/[€$£¥₹]/u.test(chart.unit); // catches "$", not "tonnes"
  if (!money || measured || !counted.includes(true)) return chart;
  const points = chart.points.map((point, at) => (counted[at] ? { ...point, values: [Number(said[at])] } : point));
  const named = points.flatMap(({ name }, at) => (counted[at] ? [name] : [])).join(" and ");
  const note = `${named}: counts beside money, which don't compare.`;
  return { ...chart, points, unit: null, notes: [...chart.notes, note].slice(-MAX_NOTES) };
}

const HOURS = /\d ?(?:h|hrs?|hours?)\b|\dh\d/iu; // catches "6h" and "5h45", not "45 min"
const MINUTES = /^\d+ ?(?:m|mins?|minutes?)\b/iu; // catches "45 min", not "1h 45 min"
const DAY = 24;
const MANY = 60;

/** Bare figures that stand among hours, and are taken for minutes. */
function bareHours(chart: Chart, text: string): { bare: boolean[]; open: boolean } {
  const none = { bare: [], open: false };
  if (chart.unit !== "min" || chart.series.length !== 1 || !HOURS.test(text)) return none;
  const said = saidOf(chart, text);
  const bare = said.map(
    (words, at) => WHOLE.test(words) && Number(words) <= DAY && chart.points[at]?.values[0] === Number(words),
  );
  const minutes = said.some(
    (words, at) => WHOLE.test(words) && Number(words) > DAY && chart.points[at]?.values[0] === Number(words),
  ); // "Insta 1h50, Messages 55, Mail 8"
  if (minutes) return none;
  return bare.includes(true) && said.some((words) => HOURS.test(words))
    ? { bare, open: said.some((words) => MINUTES.test(words)) }
    : none;
}

/** The chart with its bare hours in the minutes of the others. */
export function withBareHours(chart: Chart, text: string): Chart {
  const { bare, open } = bareHours(chart, text);
  if (open || !bare.includes(true)) return chart;
  const points = chart.points.map((point, at) =>
    bare[at] ? { ...point, values: point.values.map((value) => value && value * MANY) } : point,
  );
  const grounding = chart.grounding.map((row, at) =>
    bare[at]
      ? row.map(
          (cell) =>
            cell && { ...cell, kind: "implied" as const, how: `${text.slice(...(cell.spans[0] ?? [0, 0]))} h in min` },
        )
      : row,
  );
  return { ...chart, points, grounding };
}

const OPEN = 0.7;

/** How sure the reader is, where minutes and hours are told and a figure without either is among them. */
export const sureOfHours = (chart: Chart, text: string, confidence: number): number =>
  confidence > OPEN && bareHours(chart, text).open ? OPEN : confidence;
