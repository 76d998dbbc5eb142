/**
 * Shape: pasted tables. CSV, semicolons, tabs, pipes, markdown, columns lined up by blanks.
 * "Month | Rent | Food\nApr | €950 | €310" → points Apr; series Rent, Food
 */
import type { Scan } from "../../text/scan.ts";
import { cellOf, type Reading } from "../reading.ts";
import { tableCells } from "./table-cells.ts";
import { cornerless, delimiterOf, linesOf } from "./table-lines.ts";

const TOTAL = /^(?:(?:grand )?totals?(?: \p{Ll}+)?|sum|summe|gesamt|all|overall)$/iu; // catches "Total" and "Total revenue", not "Totally"

const CODED = /^(?:id|no\.?|nr\.?|#|code|sku|ref|pos|rank|invoice|order|ticket)$/iu; // catches "id", not "idea"

const RAGGED = /\d[^\n]*\|{3} *$/mu; // catches "16 | +10 | ||||", whose cells have lost their columns, not "| 12 ||"

export function readTable(scan: Scan): Reading[] {
  const lines = linesOf(scan.text);
  if (lines.length < 2) return [];
  const delimiter = cornerless(lines) ?? delimiterOf(lines);
  if (!delimiter || RAGGED.test(scan.text)) return [];
  const rows = lines.map((line) => delimiter.split(line)).filter((row) => row.some((cell) => cell.text !== ""));
  const listed = /^\d{1,2}[.)] (?=\p{L})/u; // catches "1. " of "1. Rome", not "3.2"
  if (rows.slice(-2).every((row) => listed.test(row[0]?.text ?? "")))
    for (const row of rows) if (row[0]) row[0].text = row[0].text.replace(listed, "");
  const ranked =
    rows.slice(-2).every((row) => /^\d{1,2}\.?$/u.test(row[0]?.text ?? "") && /^\p{L}/u.test(row[1]?.text ?? "")) &&
    rows.every((row) => row.length > 2); // catches "3.", then "Ajax"
  const coded =
    CODED.test(rows[0]?.[0]?.text ?? "") &&
    rows.every((row) => row.length > 2) &&
    rows.slice(1).every((row) => /^\d+$/u.test(row[0]?.text ?? "") && /^\p{L}/u.test(row[1]?.text ?? "")); // catches "101", then "Ann"
  const [model, ...others] = rows.map((row) => (row.length > 2 ? row[0]?.text : undefined));
  const constant = model !== undefined && others.length > 1 && others.every((text) => text === model); // "Steps" of "Steps, Mon, 4,377"
  if (ranked || coded || constant) for (const row of rows) row.shift();
  const [first = [], only = []] = rows;
  const nameless =
    rows.length === 2 && first.length > 2 && only.every(({ text }) => /^(?!20\d\d$)[$€£]?\d\S*$/.test(text)); // catches "14" below "Q1", not "2020"
  if (nameless && only.length === first.length) for (const row of rows) row.unshift({ text: "", start: 0, end: 0 });
  const width = Math.max(...rows.map((row) => row.length));
  const body = rows.filter((row) => row.length >= 2 && !row.every((cell) => /^[:\-–—=+\s]*$/u.test(cell.text))); // catches "|---|", not "- 3"
  const cells = tableCells(scan, body, width);
  if (!cells) return [];
  const { header, names, axes, values, units } = cells;
  const total = names.findIndex((name) => TOTAL.test(name));
  const drop = total >= 0 && isSum(values, total);
  const keep = names.map((_, at) => at).filter((at) => !(drop && at === total));
  const reading: Reading = {
    shape: "table",
    series: header,
    points: keep.map((at) => {
      const axis = axes[at];
      return axis ? { name: names[at] ?? "", axis } : { name: names[at] ?? "" };
    }),
    cells: keep.map((at) => (values[at] ?? []).map((figure) => (figure ? cellOf(figure) : null))),
    units,
    figures: keep.flatMap((at) => (values[at] ?? []).filter((figure) => figure !== null)),
    cost: -1,
    ...(drop ? { notes: [`${names[total]} is left out: it is the sum of the others.`], whole: true } : {}),
  };
  return [orient(reading, cells.headerAxes)];
}

/** Times belong on the axis: a header of years turns the table. */
function orient(reading: Reading, headerAxes: readonly (Reading["points"][number]["axis"] | null)[]): Reading {
  const timed = headerAxes.length > 1 && headerAxes.every((axis) => axis);
  if (
    (!timed && !(reading.series.length > (reading.points.length === 1 ? 2 : 5) && reading.points.length <= 5)) ||
    reading.points.some(({ axis }) => axis && !axis.shy && timed)
  )
    return reading;
  return {
    ...reading,
    series: reading.points.map(({ name }) => name),
    points: reading.series.map((name, at) => {
      const axis = headerAxes[at];
      return axis ? { name, axis } : { name };
    }),
    cells: reading.series.map((_, column) => reading.cells.map((row) => row[column] ?? null)),
    units: reading.points.map(() => reading.units[0] ?? null),
  };
}

const isSum = (values: readonly (readonly ({ value: number } | null)[])[], total: number): boolean => {
  const column = Math.max(0, values[total]?.findIndex(Boolean) ?? 0); // "TOTAL\t\t\t£90"
  const sum = values.reduce((all, row, at) => (at === total ? all : all + (row[column]?.value ?? 0)), 0);
  return Math.abs(sum - (values[total]?.[column]?.value ?? Number.NaN)) <= Math.abs(sum) * 0.02;
};
