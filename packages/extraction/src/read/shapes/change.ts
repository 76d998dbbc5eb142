/**
 * Shape: one quantity before and after. "fell from 68% to 44%" · "71,300 then, 48,900 now" · "68% ➜ 44%"
 * Two figures, or three with a last "now".
 */
import { YEARS_OF } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { leftLabel } from "../labels/left-label.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { lowerOf } from "../sentence/atom.ts";
import type { Statement } from "../statement.ts";
import { changeWay, hasWord, isPerfect, isPresent, lastWord, SENTENCE } from "./change-way.ts";
import { oppositeOf, relativeMark } from "./relative-mark.ts";
import { settingOf } from "./setting.ts";
import { sinceMark } from "./since-mark.ts";
import { leadTimes, timeFigures } from "./time-figures.ts";
import { endOf } from "./timeline.ts";

/** "after barriers were put up: from 283 to 170": a shy word that says the other end than the figure's is none. */
const fits = (axis: AxisMark | null | undefined, end: "early" | "late"): boolean =>
  !axis?.shy || (end === "early" ? axis.order <= 0 && axis.name !== "Now" : axis.order > -9);

/** "in May compared with April": the time behind is the earlier one. */
const COMPARED = / (?:with|to|against|versus|vs|on|than)(?: the same \w+| in)? $/; // catches "compared with the same month ", not "six months "

/** "Screen-free Sundays are working", "litter picked up each Friday", "18-24s fell from 9 to 7": whom or when it is told of throughout. */
const isHabit = (scan: Scan, { family, name, noun, from }: AxisMark): boolean =>
  ["each", "every"].includes(lowerAt(scan, from - 1)) ||
  family === "band" ||
  ["grade", "class", "level"].includes(noun ?? "") ||
  (family === "weekday" && name.endsWith("s"));

/** Which of the two figures is the earlier one: as the words say, else as the one known time does. */
function orderOf(way: ReturnType<typeof changeWay>, times: readonly (AxisMark | null)[]): [number, number] {
  if (way) return way.first === "after" ? [1, 0] : [0, 1];
  const [one, two] = times;
  if (one && two) return one.order <= two.order ? [0, 1] : [1, 0];
  const past = (axis: AxisMark): boolean => axis.order < 0 || axis.family === "year";
  if (one) return past(one) ? [0, 1] : [1, 0];
  if (two) return past(two) ? [1, 0] : [0, 1];
  return [0, 1];
}

export function readChange(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  const [of, , ...more] = gaps[1]?.atoms ?? [];
  const whole = lowerOf(of) === "of" && more.length === 0; // "30 of our 120 customers"
  if (figures.length !== 2 || whole || hasWord(gaps[1]?.atoms ?? [], ["among", "amongst"])) return [];
  if (lowerAt(statement.scan, (figures[0]?.from ?? 0) - 1) === "by" && !figures[0]?.basis) return []; // "wages go up by £120, to £2,480"
  const way = changeWay(statement);
  /** "1,318 → 207. It took all of December": what another sentence tells. */
  const end =
    gaps[2]?.atoms.find((atom) => atom.kind === "mark" && (atom.strength > SENTENCE || atom.lower === ":"))?.start ??
    Number.POSITIVE_INFINITY;
  const lead = leadTimes(statement);
  const times = timeFigures(statement)
    .map(({ axis: near }, at) => (lead ? (lead[at] ?? null) : near))
    .map((axis) => (axis && (isHabit(statement.scan, axis) || (way && axis.start > end)) ? null : axis));
  const [early, late] = orderOf(way, times);
  const named = times.filter((axis) => axis !== null && axis.family === "relative");
  const past = times.filter((axis) => axis !== null && axis.family === "year");
  const asked = (gaps[1]?.strength ?? 0) >= SENTENCE && past.length === 1 && times.includes(null);
  const [one, two] = figures;
  const told = past.length === 1 && two?.basis?.spans.some(([start]) => start === one?.start) === true;
  if (!way && named.length === 0 && !asked && !told) return [];
  const settled: (AxisMark | null)[] = [...times];
  const since = way ? sinceMark(statement) : null;
  if (since) {
    settled[early] = since;
    if (settled[late]?.end === since.end) settled[late] = null;
  }
  if (way && !fits(settled[early], "early")) {
    if (settled[early]?.name === "Now") settled[late] ??= settled[early];
    settled[early] = null;
  }
  if (way && !fits(settled[late], "late")) settled[late] = null;
  if (
    way &&
    early === 0 &&
    !since &&
    lastWord(gaps[0]) === "from" &&
    settled[0] &&
    gaps[0]?.axes.includes(settled[0])
  ) {
    const other = COMPARED.test(statement.scan.text.slice(0, settled[0].start)) ? gaps[0].axes.at(-2) : settled[0];
    settled[1] ??= other ?? null; // "six months in, sick days went from 6 to 4", not "from 6 in May to 4" or "compared with May, from 6 to 4"
    if (settled[1] === settled[0]) settled[0] = null;
  }
  const before = settled[early];
  const after = settled[late];
  if (before && after && before.order === after.order && before.family === after.family) return [];
  const points: ReadingPoint[] = [];
  const setting = !before ? settingOf(gaps[early + 1]) : null;
  const opening = way && gaps[early] ? endOf(gaps[early], false) : null;
  const period = // "rookie year 61%, this year 84%"
    !way && YEARS_OF.has(singular(lastWord(gaps[early]))) ? leftLabel(gaps[early]?.pieces.at(-1)?.atoms ?? []) : null;
  const start = opening?.name ?? period?.text;
  const earlyAxis = before ?? setting ?? (start ? relativeMark(start, -9999) : oppositeOf(after, "Before", -20));
  const ending = gaps[late];
  const perfect =
    (ending && isPresent(ending)) || (way !== null && [gaps[0], gaps[late]].some((gap) => isPerfect(gap?.atoms ?? [])));
  const lateAxis = after ?? (perfect || setting ? relativeMark("Now", 9999) : oppositeOf(before, "After", 20));
  points[early] = { name: earlyAxis.name, axis: earlyAxis };
  points[late] = { name: lateAxis.name, axis: lateAxis };
  const missing = times.filter((axis) => axis === null).length;
  return [
    {
      shape: "change",
      series: [""],
      points,
      cells: figures.map((figure) => [cellOf(figure)]),
      units: [null],
      figures,
      cost: (way?.cost ?? 0.5) + missing * 0.15 + (way ? 0 : missing * 0.5),
      used: times.flatMap((axis) => (axis ? [[axis.start, axis.end] as const] : [])),
    },
  ];
}
