/** The order of the points: time and steps by their place, categories as the text has them (the drawing sorts by value). */
import type { Cell, Reading, ReadingPoint } from "../read/reading.ts";

export type OrderedPoint = { point: ReadingPoint; cells: readonly (Cell | null)[] };

/** Months, weekdays and hours that run over their turn ("Nov, Dec, Jan") keep the text's order. */
function runsOver(points: readonly ReadingPoint[]): boolean {
  const orders = points.map(({ axis }) => axis?.order ?? 0);
  const drops = orders.filter((order, at) => at > 0 && order < (orders[at - 1] ?? 0)).length;
  const family = points[0]?.axis?.family;
  const first = orders[0] ?? 0;
  const last = orders.at(-1) ?? 0;
  return (
    drops === 1 && last < first && ["month", "weekday", "clock", "season"].includes(family ?? "") && points.length > 2
  );
}

export function orderedPoints(reading: Reading): OrderedPoint[] {
  const rows = reading.points.map((point, at): OrderedPoint => ({ point, cells: reading.cells[at] ?? [] }));
  const families = new Set(reading.points.map(({ axis }) => axis?.family));
  if (reading.points.every(({ axis }) => axis)) {
    if (runsOver(reading.points)) return rows;
    const bands = families.has("band");
    const later = reading.points.some(
      ({ axis }) => axis?.family === "relative" && axis.noun !== undefined && axis.order > 0,
    );
    if (later && families.size > 1) return rows;
    if (families.size > 1 || bands) {
      const known = families.has("relative") ? rows.toSorted((a, b) => relativeOrder(a) - relativeOrder(b)) : rows;
      return known;
    }
    return rows.toSorted((a, b) => (a.point.axis?.order ?? 0) - (b.point.axis?.order ?? 0));
  }
  return rows;
}

/** Now comes after every year, a past "before" ahead of it. */
const relativeOrder = ({ point }: OrderedPoint): number => {
  const { axis } = point;
  if (!axis) return 0;
  if (axis.family !== "relative") return axis.order > 1000 ? axis.order : axis.order;
  return axis.order >= 0 ? 1e6 + axis.order : axis.order > -9 ? 1e5 + axis.order : -1e6 + axis.order;
};
