/**
 * The level that those of times gone by are held against, where the best reading leaves it out: "2,185 people have died, as against 2,572 in 2024 and 3,155 in 2023" → 2023 ·
 * 2024 · Now; "4.5 million children were poor in 2024, up from 4.3m in 2023 and 3.6m in 2010" → … · 2024. Not "40 people came from 12 towns in 2021 and 9 in 2020".
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { isHeld, placesToldBack, stepped } from "./told-back.ts";

const CALENDAR: ReadonlySet<string> = new Set(["year", "month", "quarter", "date", "season"]);
const STOP = /[.;!?] /u; // catches ". ", not "3.5"

const isPast = ({ axis }: ReadingPoint): boolean =>
  axis !== undefined && (CALENDAR.has(axis.family) || (axis.family === "relative" && axis.order < 0));

/** The figure of the same measure in front of all that are shown. */
function heldIn(
  { text }: Scan,
  mentions: readonly Mention[],
  { figures, cells }: Reading,
  first: number,
): Figure | null {
  const shown = new Set(cells.flatMap(([cell]) => cell?.spans.map(([start]) => start) ?? []));
  const ahead = mentions.filter(isFigure).filter(({ end, start }) => end <= first && !shown.has(start));
  const model = figures[0];
  const own = ahead.findLast(
    ({ unit, basis, signed, part, weak }) =>
      !basis && !signed && !part && !weak && unit?.symbol === model?.unit?.symbol,
  );
  const between = own ? text.slice(own.end, first) : "";
  return own && !STOP.test(between) && isHeld(text, [own.start, own.end], first) ? own : null;
}

/** A time told of it in its own clause, that no other has. */
function timeOf(mentions: readonly Mention[], { points }: Reading, { end }: Figure, first: number): AxisMark | null {
  const inside = mentions.filter(isAxis).filter((mark) => mark.start >= end && mark.end <= first);
  const [axis, more] = inside.filter(({ family, shy }) => CALENDAR.has(family) && !shy);
  const free = axis && !more && !points.some((point) => point.axis?.start === axis.start || point.name === axis.name);
  return free ? axis : null;
}

/** The readings, the best with such a level. */
export function withHeldFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1 || reading.points.length < 2) return rows;
  if (!reading.points.every(isPast) || reading.cells.some(([cell]) => cell?.kind !== "stated")) return rows;
  const first = Math.min(...reading.cells.map(([cell]) => cell?.spans[0]?.[0] ?? 0));
  const figure = heldIn(scan, mentions, reading, first);
  const back = figure ? placesToldBack(reading.points) : null;
  if (!figure || !back) return rows;
  const axis = timeOf(mentions, reading, figure, first);
  const own: ReadingPoint = axis
    ? { name: axis.name, axis }
    : { name: "Now", axis: relativeMark("Now", 0, figure.start) };
  const points = [...back.flatMap((place) => reading.points[place] ?? []), own];
  const held = {
    ...reading,
    points: axis ? points : points.map(stepped),
    cells: [...back.map((place) => reading.cells[place] ?? []), [cellOf(figure)]],
    figures: [figure, ...reading.figures],
  };
  return [{ ...best, reading: held }, ...others];
}
