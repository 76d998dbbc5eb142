/**
 * A level that goes from one to the next more than once: "Cases fell from 77 in Q1 to 64, 52 and finally 49" → Q1 … Q4 ·
 * "The image shrank from 940 MB to 310 and finally to 84" → three steps. All figures of the text stand in the chain, and
 * nothing but times and small words between them: not "from 40 to 55 in Leeds and 30 in York".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { expandThrough, stepOf } from "../sentence/list-item.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { settledFigures } from "../units.ts";

const FROM = /\bfrom (?:about |just |only |around |an? |nearly |over )?[$€£₹₦]?$/iu; // catches "from ", not "from May: "
const TO = /\bto (?:about |just |only |around |an? |nearly |over )?[$€£₹₦]?$/iu; // catches " to ", not " to Leeds, "
const VIA = /\b(?:via|through|by way of) (?:about |just |only |around |nearly |over )?[$€£₹₦]?$/iu; // catches " via ", not " via Leeds to "
const SMALL = wordSet(
  `in on at by then next and finally eventually later last lastly now to down up back further again just only about around
  a an the in end after that almost nearly over today first quarter second third week month year day per most least via through`,
);
const FAMILIES = wordSet("year quarter weekday month season step");
const ASIDE = /, (?:after|with|since|once|under|thanks to|following) [^,.;:\d]{1,40},/giu; // catches ", after the fair,", not ", Leeds,"
const COUNTED = /^\p{L}{2,}s$|^(?:people|men|women|children)$/u; // catches "crates" behind "40", not "when"
const LAST = /\b(?:and|then|to|finally)\b/iu; // catches " and ", not ", "
const FEWEST = 3;
const MOST = 8;

type Gap = { text: string; axes: readonly AxisMark[] };

/** What stands between two figures of the chain; null where it is more than times and small words. */
function gapOf(scan: Scan, times: readonly AxisMark[], one: Figure, two: Figure): Gap | null {
  const whole = scan.text.slice(one.end, two.start);
  if (whole.length > 80) return null;
  const asides = [...whole.matchAll(ASIDE)].map(({ index, 0: { length } }) => [
    one.end + index,
    one.end + index + length,
  ]);
  const axes = times.filter(({ start, end }) => start >= one.end && end <= two.start);
  const said = [...axes.map(({ start, end }) => [start, end]), ...asides];
  const plain = scan.tokens
    .slice(one.to, two.from)
    .every(
      ({ kind, lower, start }, at) =>
        (at === 0 && kind === "word" && COUNTED.test(lower)) ||
        (kind === "mark" && ![".", ";", ":"].includes(lower) && (axes.length > 0 || !["(", ")"].includes(lower))) ||
        SMALL.has(lower) ||
        said.some(([from = 0, to = 0]) => start >= from && start < to),
    );
  return plain ? { text: whole, axes } : null;
}

/** The time of each figure that has one told: right behind it, or behind a comma in front of the next. */
function timesOf(figures: readonly Figure[], gaps: readonly Gap[], tail: AxisMark | null): (AxisMark | null)[] | null {
  const own: (AxisMark | null)[] = figures.map(() => null);
  for (const [at, { text, axes }] of gaps.entries()) {
    for (const axis of axes) {
      const before = text.slice(0, axis.start - (figures[at]?.end ?? 0));
      const place = /,|\band\b|\bthen\b/iu.test(before) ? at + 1 : at; // catches ", and, in ", not " in "
      if (own[place]) return null;
      own[place] = axis;
    }
  }
  const last = figures.length - 1;
  if (tail && own[last]) return null;
  if (tail) own[last] = tail;
  return own;
}

/** A time for each: told, or a step after the one before. */
function filled(times: readonly (AxisMark | null)[], via: boolean): AxisMark[] | null {
  const [first] = times;
  if (!first || !FAMILIES.has(first.family)) return null;
  const all: AxisMark[] = [first];
  for (const [at, told] of times.slice(1).entries()) {
    if (via && !told && at === times.length - 2) return [...all, relativeMark("Now", 9999)]; // "via 3.20 in 2021 to 3.90"
    const last = all.at(-1) ?? first;
    const next = expandThrough(last, last.order + stepOf(last)).at(-1)?.axis;
    const axis = told?.family === first.family ? told : next;
    if (!axis || (told && told.family !== first.family) || axis.order <= last.order) return null;
    all.push(axis);
  }
  return all;
}

const numbered = (figures: readonly Figure[]): ReadingPoint[] => figures.map((_, at) => ({ name: String(at + 1) }));

function chainOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const figures = mentions.filter(isFigure);
  const [one] = figures;
  const last = figures.at(-1);
  if (!one || !last || figures.length < FEWEST || figures.length > MOST) return null;
  if (!FROM.test(scan.text.slice(0, one.start)) || figures.some(({ basis, part }) => basis || part)) return null;
  const via = VIA.test(scan.text.slice(one.end, figures[1]?.start));
  const times = mentions.filter(isAxis).filter(({ name, shy }) => name !== "Then" && !shy);
  const settled = settledFigures(scan, figures);
  const gaps = figures.slice(1).flatMap((two, at) => gapOf(scan, times, figures[at] ?? one, two) ?? []);
  if (gaps.length < figures.length - 1 || !(TO.test(gaps[0]?.text ?? "") || via)) return null;
  if (!LAST.test(gaps.at(-1)?.text ?? "")) return null; // "from 9 to 5, 8 hours"
  if (gaps.slice(1).some(({ text }) => /\bfrom\b/iu.test(text))) return null; // catches "to 64, from 40", not "to 64, then"
  const behind = times.filter(({ start }) => start >= last.end);
  const close = behind.find(({ start }) => start - last.end < 20 && !/[.;,]/u.test(scan.text.slice(last.end, start)));
  if (behind.length > (close ? 1 : 0) || times.some(({ end }) => end <= one.start)) return null;
  const told = timesOf(settled, gaps, close ?? null);
  if (!told) return null;
  const axes = filled(told, via);
  if (!axes && told.some(Boolean)) return null;
  const points = axes ? axes.map((axis): ReadingPoint => ({ name: axis.name, axis })) : numbered(settled);
  return {
    shape: "timeline",
    series: [""],
    points,
    cells: settled.map((figure) => [cellOf(figure)]),
    units: [null],
    figures: settled,
    cost: 0,
    used: axes ? axes.map(({ start, end }) => [start, end] as const) : [],
  };
}

/** The readings, before them that of such a chain where the best leaves some of it out. */
export function withFromChain(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const best = rows[0]?.reading;
  if (!best || !scan.words.has("from")) return rows;
  const named = best.points[0]?.name.toLowerCase() === "from"; // "from 2.80 in 2019 via 3.20"
  const whole = !named && best.series.length === 1 && best.points.length === mentions.filter(isFigure).length;
  const reading = whole ? null : chainOf(scan, mentions);
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
