/** Which side of a table is drawn along the axis: times and qualities are; what they are told of are the series. */
import type { AxisMark, Figure } from "../../recognize/mention.ts";

const MAX_SERIES = 5;
const QUALITIES = 3;

type Side = readonly { readonly axis?: AxisMark | null | undefined }[];

const isTime = ({ axis }: Side[number]): boolean => axis !== null && axis !== undefined;

/** "at noon … and by close": one of the columns is a time and none of the rows is. */
const isCourse = (columns: Side, rows: Side): boolean =>
  columns.some((column) => isTime(column) && column.axis?.shy !== true) && !rows.some(isTime);

/** "Mum – taste 9, speed 8, mess 3; Dad – …": bare figures, more qualities than things. */
const isRating = (columns: Side, rows: Side, figures: readonly Figure[]): boolean =>
  columns.length >= QUALITIES &&
  rows.length < columns.length &&
  rows.length <= MAX_SERIES &&
  ![...columns, ...rows].some(isTime) &&
  figures.every(({ unit, part }) => unit === null && part !== true);

/** "2023: Q1 40, Q2 90", "this winter: Jan 3, Feb 5": the parts of several years. */
const areParts = (columns: Side, rows: Side): boolean =>
  rows.length <= columns.length &&
  columns.every(({ axis }) => axis && !YEARS.has(axis.family) && (axis.family !== "season" || columns.length > 2)) && // not summer and winter
  rows.every(({ axis }) => axis && YEARS.has(axis.family) && !axis.shy);
const YEARS: ReadonlySet<string> = new Set(["year", "relative"]);

/** True where the columns of groups belong along the axis and the groups are the series. */
export const columnsAreAxis = (columns: Side, rows: Side, figures: readonly Figure[]): boolean =>
  (columns.every(isTime) && !rows.every(isTime)) ||
  (columns.every(({ axis }) => axis?.family === "year") && rows.every(({ axis }) => axis?.family === "band")) ||
  areParts(columns, rows) ||
  isCourse(columns, rows) ||
  isRating(columns, rows, figures) ||
  (columns.length > MAX_SERIES && rows.length <= MAX_SERIES);
