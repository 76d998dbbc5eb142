/**
 * "Rent is 850. That's 50 more than last year and 130 more than in 2021" → Now, last year, 2021: where all other points are
 * times gone by, and one stands by what is measured in a sentence of the present, it is told of now.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { isHeld, placesToldBack, stepped } from "./told-back.ts";

const PRESENT = wordSet("is are has have it's that's they're we're stands sits costs holds remains");
const FUTURE = wordSet("will would should was were had");
const UP_FROM = /^[^.;\d]{0,30}?,? (?:up|down) (?:from|by)\b/u; // catches " people strong, up from", not " in May, up"
/** "averaged 4.7, compared with 4.6 a week ago", "ticked up to 6.2 from 6.1 last week": what follows is held against it. */
const HELD = /^(?: \p{L}+)?(?:,? (?:compared (?:with|to)|against|versus|up from|down from) | from )\p{Sc}?\d/u; // catches ", compared with 4", not " in May, compared with 4"
const GONE = wordSet("year month quarter date season");

const isPast = ({ family, order }: AxisMark): boolean => (family === "relative" ? order < 0 : GONE.has(family));

/** The sentence of a figure, as far as it stands in front of it, speaks of the present; or what follows goes back. */
function isPresent({ text, tokens }: Scan, [start, end]: readonly [number, number]): boolean {
  if (HELD.test(text.slice(end))) return true;
  const from = Math.max(...[". ", "; ", "! ", "? ", "\n"].map((mark) => text.lastIndexOf(mark, start)));
  const words = tokens.filter((token) => token.start > from && token.end <= start).map(({ lower }) => lower);
  if (words.some((word) => FUTURE.has(word)) || words.at(-1) === "from") return false;
  return words.some((word) => PRESENT.has(word)) || UP_FROM.test(text.slice(end));
}

/** "Under-25s" and "the first stage" are no times beside "two years ago", nor is what opens the sentence. */
const isThing = ({ family, order, name }: AxisMark): boolean =>
  family === "band" || order === OPENING || (family === "step" && !/\d/u.test(name)); // catches "first stage", not "week 4"
const OPENING = -9999;

/** The place of the one point that is no time, where all others are times gone by. */
function loneOf({ points, series }: Reading): number {
  const lone = points.findIndex(({ axis }) => !axis || isThing(axis));
  const past = points.every(({ axis }, at) => at === lone || (axis !== undefined && isPast(axis)));
  return series.length === 1 && points.length > 1 && past ? lone : -1;
}

const TIMED = /\b(?:by|this|since|until|after|before|during)(?: the)? $/iu; // catches "by " in front of "Christmas", not "in"

/** "this Xmas", "by Christmas": a time of its own. */
const isTimed = ({ text }: Scan, name: string): boolean => {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), at + 1))
    if (TIMED.test(text.slice(0, at))) return true;
  return false;
};

/** "There were 310 cases, 40 more than last week and 90 more than a month ago": all others are worked out from it. */
const isLatest = ({ cells, points }: Reading, at: number): boolean =>
  points.length > 2 &&
  points[at]?.axis?.order === OPENING &&
  points.every(({ axis }, place) => place === at || (axis?.family === "relative" && axis.order < 0)) &&
  cells.every(([cell], place) => place === at || cell?.kind === "implied");

/** Where the figure behind a place begins. */
const nextOf = ({ cells }: Reading, place: number): number =>
  Math.min(...cells.flatMap(([cell]) => (cell?.spans ?? []).flatMap(([start]) => (start >= place ? [start] : []))));

/** The best reading with that point named so. */
export function withNow(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const at = best ? loneOf(best.reading) : -1;
  const [span] = best?.reading.cells[at]?.[0]?.spans ?? [];
  const held = best && span ? isHeld(scan.text, span, nextOf(best.reading, span[1])) : false;
  if (!best || !span || !(held || isLatest(best.reading, at) || isPresent(scan, span))) return rows;
  const { reading } = best;
  if (isTimed(scan, reading.points[at]?.name ?? "")) return rows;
  const [from, to] = span;
  const axis: AxisMark = {
    kind: "axis",
    family: "relative",
    name: "Now",
    order: 0,
    position: null,
    from: 0,
    to: 0,
    start: from,
    end: to,
  };
  const back = held && reading.points.length > 2 ? placesToldBack(reading.points.toSpliced(at, 1)) : null;
  if (back) {
    const before = back.map((place) => (place < at ? place : place + 1));
    const points = [...before.flatMap((place) => reading.points[place] ?? []), { name: "Now", axis }].map(stepped);
    const cells = [...before, at].map((place) => reading.cells[place] ?? []);
    return [{ ...best, reading: { ...reading, points, cells } }, ...others];
  }
  const placed = reading.points.every(
    (point, place) => place === at || ["relative", "year"].includes(point.axis?.family ?? ""),
  );
  const last = <T>(list: readonly T[], now: T): readonly T[] => [...list.toSpliced(at, 1), now]; // behind the times gone by
  const points = last<ReadingPoint>(reading.points, { name: "Now", ...(placed ? { axis } : {}) });
  const cells = last(reading.cells, reading.cells[at] ?? []);
  return [{ ...best, reading: { ...reading, points, cells } }, ...others];
}
