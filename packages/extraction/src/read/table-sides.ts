/** Which side of a table is drawn along the axis: times and qualities are; what they are told of are the series. */
import type { AxisMark, Figure } from "../recognize/mention.ts";

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

/** "Under-25s: 3.1 in 2019, 4.9 in 2021, 4.6 in 2023; over-65s: …": ages are set against each other. */
const isOfBands = (columns: Side, rows: Side): boolean =>
  columns.length >= QUALITIES &&
  rows.length <= MAX_SERIES &&
  columns.every(({ axis }) => axis && axis.family !== "band") &&
  rows.every(({ axis }) => axis?.family === "band");

/** "2023, quarter by quarter: …; 2024: …": the parts of a year run along the axis, the years are set against each other. */
const isWithinYears = (columns: Side, rows: Side): boolean =>
  rows.length <= MAX_SERIES &&
  rows.every(({ axis }) => axis?.family === "year") &&
  columns.every(({ axis }) => axis && axis.family !== "year" && axis.family !== "relative");

/** True where the columns of groups belong along the axis and the groups are the series. */
export const columnsAreAxis = (columns: Side, rows: Side, figures: readonly Figure[]): boolean =>
  (columns.every(isTime) && !rows.every(isTime)) ||
  isWithinYears(columns, rows) ||
  isOfBands(columns, rows) ||
  isCourse(columns, rows) ||
  isRating(columns, rows, figures) ||
  (columns.length > MAX_SERIES && rows.length <= MAX_SERIES);
