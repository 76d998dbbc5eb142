/** The order of the points: time and steps by their place, categories as the text has them (the drawing sorts by value). */
import { THIS_YEAR } from "../lexicon/calendar.ts";
import { wordSet } from "../lexicon/closed-class.ts";
import type { Cell, Reading, ReadingPoint } from "../read/reading.ts";
import { lowerAt, type Scan } from "../text/scan.ts";

export type OrderedPoint = { point: ReadingPoint; cells: readonly (Cell | null)[] };

/** Years, or for days and hours their own count, until the same mark comes round again. */
const TURNS: ReadonlyMap<string, number> = new Map([
  ["month", 1],
  ["season", 1],
  ["quarter", 1],
  ["date", 1],
  ["weekday", 7],
  ["clock", 24],
]);

/** How far one goes from each mark to the next one, onward. */
function toldWay(orders: readonly number[], turn: number): number {
  let way = 0;
  for (const [at, order] of orders.entries()) {
    const step = at === 0 ? 0 : order - (orders[at - 1] ?? 0);
    way += step < 0 ? step + turn : step;
  }
  return way;
}

/** "Sun, Tue, Thu, Sat" is a week from its Sunday on; "Friday, Monday, Tuesday" are days of work that follow each other. */
function inWeek(days: readonly number[]): boolean {
  const ascends = days.slice(2).every((day, at) => day > (days[at + 1] ?? 0));
  if (!ascends || days.length < 3) return false;
  return days[0] === SUNDAY ? days.length > 3 : days[0] === FRIDAY && days[1] === MONDAY;
}

const MONDAY = 1;
const FRIDAY = 5;
const SUNDAY = 7;

/** An hour of which nobody says whether it is of the night: catches "ten" and "Midnight", not "10 pm" or "22:00". */
const BARE_HOUR = /^[a-z]+$/i;

/** "3.2% in March, from 3.8% in February, 4.1% in January and 4.6% in December": told back from the last, over a new year. */
function runsBack({ points }: Reading): boolean {
  const families = new Set(points.map(({ axis }) => axis?.family));
  const yearly = families.size === 1 && (families.has("month") || families.has("quarter"));
  const orders = points.map(({ axis }) => axis?.order ?? 0);
  const span = Math.max(...orders) - Math.min(...orders);
  return yearly && points.length > 2 && span < 1 && toldWay(orders.toReversed(), 1) < span - 1e-9;
}

/** "-8 before it, 12 three months in, 31 today": what came later, told before the present, is past. */
const tellsOnward = (points: readonly ReadingPoint[]): boolean => {
  const orders = points.map(({ axis }) => (axis?.family === "relative" ? axis.order : Number.NaN));
  const now = orders.findIndex((order) => Math.abs(order) < 0.001);
  return (
    now > 0 && now === orders.length - 1 && (orders[0] ?? 0) < -9 && orders.slice(1, now).every((order) => order > 0)
  );
};

/**
 * Marks that come round again ("Nov, Dec, Jan", "10pm, 11pm, midnight") keep the text's order where it takes no longer
 * way than their order within one turn. "Aug, May, June, July" is told from its end.
 */
function runsOver(scan: Scan, { points, shape, figures }: Reading): boolean {
  const families = new Set(points.map(({ axis }) => axis?.family));
  const turn = families.size === 1 ? TURNS.get(points[0]?.axis?.family ?? "") : undefined;
  const orders = points.map(({ axis }) => axis?.order ?? 0);
  const span = Math.max(...orders) - Math.min(...orders);
  if (turn === undefined || span >= turn) return false;
  if (lowerAt(scan, (figures[0]?.from ?? 0) - 1) === "from") return true; // "from 88 in autumn to 79 in spring, 54 in summer"
  const back = orders.findIndex((order, at) => at > 0 && order < (orders[at - 1] ?? 0));
  const once = orders.every((order, at) => at === 0 || at === back || order > (orders[at - 1] ?? 0));
  const fewest = families.has("season") && orders.length > 2 ? 1 : 3;
  if (back >= fewest && once && (orders.at(-1) ?? 0) < (orders[0] ?? 0)) return true; // "September, November, December, February", "autumn, spring, summer"
  const told = toldWay(orders, turn);
  if (families.has("weekday") && inWeek(orders)) return true;
  if (families.has("clock") && points.every(({ name }) => BARE_HOUR.test(name)) && toldWay(orders, 12) < span)
    return true;
  const halves = families.has("quarter") && (orders[0] ?? 0) > (orders.at(-1) ?? 0); // "H2 18 (H1: 16)"
  return told <= (shape === "parallel" ? turn - LEAST : span + (halves ? -1e-9 : 1e-9));
}

/** A list goes round less than once: "24% → 19% → 15% (autumn, spring, summer)". */
const LEAST = 0.01;

/** "42 now, 55 by Dec", "2023 €14, now €16, from January €17", "2019 28, today 17, target for 2027 12", "28 today, 31 tomorrow, 33 Sunday": told from now on. */
function runsOn(scan: Scan, points: readonly ReadingPoint[]): boolean {
  const now = points.findIndex(({ axis }) => axis?.family === "relative" && Math.abs(axis.order) < 0.001);
  const leads = now === 0 ? ["by"] : ["by", "from", "for"];
  return (
    now >= 0 &&
    points
      .slice(now + 1)
      .some(
        ({ axis }) => axis?.name.toLowerCase() === "tomorrow" || leads.includes(lowerAt(scan, (axis?.from ?? 0) - 1)),
      )
  );
}

/** "Hour six" and "day two" are counted by different steps; "+30, +120 min" tells the unit of one only. */
const differ = (points: readonly ReadingPoint[]): boolean => {
  const steps = points.flatMap(({ axis }): unknown[] =>
    axis?.family === "duration"
      ? [axis.noun === undefined]
      : axis?.family === "step" && axis.noun !== "ordinal"
        ? [axis.noun]
        : [],
  );
  return new Set(steps).size > 1;
};

/** "0.7% in Q1 after 0.1% in Q4", "40 in January, from 35 in November". */
const BACK = wordSet("after following from");

/**
 * Where a "then" stands among times: "410 in the first year, 820 in the second, and then 365" ends with it, "41,000 in 2020,
 * then 12,000, before 38,000 in 2022" has it behind 2020. -1 where none does.
 */
const thenAt = ({ points }: Reading): number =>
  points.length > 2 && points.every(({ axis }) => axis)
    ? points.findLastIndex(({ axis }, at) => at > 0 && axis?.name === "Then")
    : -1;

export function orderedPoints(scan: Scan, reading: Reading): OrderedPoint[] {
  const then = thenAt(reading);
  const [point, before] = [reading.points[then], reading.points[then - 1]];
  if (point && before) {
    const [points, cells] = [reading.points.toSpliced(then, 1), reading.cells.toSpliced(then, 1)];
    const others = orderedPoints(scan, { ...reading, points, cells });
    const isLast = then === points.length;
    const place = isLast ? then : others.findIndex((one) => one.point === before) + 1;
    return others.toSpliced(place, 0, { point, cells: reading.cells[then] ?? [] });
  }
  const rows = reading.points.map((point, at): OrderedPoint => ({ point, cells: reading.cells[at] ?? [] }));
  const families = new Set(reading.points.map(({ axis }) => axis?.family));
  if (reading.points.every(({ axis }) => axis)) {
    const [one, two] = reading.figures;
    const later = one && two && (reading.points[1]?.axis?.from ?? 0) > two.from; // not "in May, after the ban: 3"
    const back = rows.length === 2 && later && scan.tokens.slice(one.to, two.from).some(({ lower }) => BACK.has(lower));
    if (tellsOnward(reading.points)) return rows;
    if (runsBack(reading)) return rows.toReversed();
    if (runsOver(scan, reading)) return back ? rows.toReversed() : rows;
    if (runsOn(scan, reading.points) || differ(reading.points)) return rows;
    const past = reading.points.slice(0, -1);
    const now = reading.points.at(-1)?.axis;
    if (
      past.length > 1 &&
      now?.family === "relative" &&
      now.order > -0.001 &&
      runsOver(scan, { ...reading, points: past })
    )
      return rows; // "Sept 12, Jan 17, now 24"
    const bands = families.has("band");
    const onward = reading.points.some(
      ({ axis }) => axis?.family === "relative" && axis.noun !== undefined && axis.order > 0,
    );
    if (onward && families.size > 1) return rows.toSorted((a, b) => startOrder(a) - startOrder(b));
    if (families.size > 1 || bands) {
      const reached = !bands && [1, 2].some((step) => lowerAt(scan, (two?.from ?? 0) - step) === "from");
      if (reached && rows.length === 2) return rows.toReversed(); // "€540 in March from the €410 we pay today"
      const timed =
        families.has("relative") || (families.has("year") && (families.has("month") || families.has("date")));
      const ofDay = families.has("weekday") && families.has("clock"); // "Monday morning, noon, evening"
      return timed && !ofDay ? rows.toSorted((a, b) => relativeOrder(a) - relativeOrder(b)) : rows;
    }
    return rows.toSorted((a, b) => (a.point.axis?.order ?? 0) - (b.point.axis?.order ?? 0));
  }
  return rows;
}

/** "Two years ago, in spring, today": a month or season told without a year is one of the last. */
const YEARLESS = wordSet("month season quarter date");
const RECENT = 1e5 + 0.5;

/** What was before all else comes first. */
const startOrder = ({ point }: OrderedPoint): number => (point.axis && point.axis.order < -999 ? 0 : 1);

/** Now and yesterday come after every year that has been, a past "before" ahead of it. */
const relativeOrder = ({ point }: OrderedPoint): number => {
  const { axis } = point;
  if (!axis) return 0;
  if (axis.family === "weekday") return RECENT + axis.order / 100;
  if (axis.family === "year" && axis.order > THIS_YEAR) return 1e7;
  if (axis.family !== "relative") return YEARLESS.has(axis.family) && axis.order < 1 ? RECENT + axis.order : axis.order;
  return axis.order > -0.1 ? 1e6 + axis.order : axis.order > -9 ? 1e5 + axis.order : -1e6 + axis.order;
};
