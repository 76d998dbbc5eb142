/**
 * Figures of the few times behind one that is told, in front of how many they are: "90 in January, then 70, 65 and 80 in the three months after" →
 * January · February · March · April; "420 the week we launched, then 180 and 90 in the two weeks after" → Week we launched · Week 2 · Week 3. Not "in
 * the three months after we sold 80".
 */
import { singular } from "../../lexicon/morphology.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { expandThrough, stepOf } from "../sentence/list-item.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { isJoined, plainFigures, withRun } from "./run-reading.ts";

const COUNTED = "(\\p{L}+|\\d{1,2}) (years|months|quarters|weeks|days|seasons)";
const ENDS = "(?=[,.;!)]| and |\\s*$)";
const SPANS = [
  new RegExp(
    `^ (?:in|over|during|for) the ${COUNTED} (?:after(?:wards)?(?: that)?|that followed|since|following)${ENDS}`,
    "iu",
  ), // catches " in the three weeks after", not " in the three weeks after we opened"
  new RegExp(`^ (?:in|over|during|for) the (?:next|following|subsequent) ${COUNTED}${ENDS}`, "iu"), // catches " over the next two years", not " over the next two"
];
/** A time told by what happened in it, behind its figure. */
const OPENED =
  /^(?: \p{L}+){0,3}? (?:in |on )?(?:the )?((?:year|month|week|day) (?:we|it|they|I) \p{L}+|(?:launch|opening|first|release|election) (?:year|month|week|day))(?=,)/iu; // catches " sold the week we opened", not " the week after"
const LAST =
  /^ (?:in|over|during) the ((?:last|final) (?:(?:\p{L}+|\d{1,2}) )?(?:years?|months?|weeks?|days?|hours?))\b/iu; // catches " in the last five days", not " at last"
const LED = /^,? (?:and|but|then)(?: then)?(?: an?)?(?: \p{L}+)? $/u; // catches ", and a daft ", not ", and 5 "
const CUES: readonly string[] = ["after", "afterwards", "followed", "since", "following", "next", "subsequent"];
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ["season", "year"],
  ["day", "weekday"],
]);

const spanAt = ({ text }: Scan, at: number): RegExpExecArray | null =>
  SPANS.map((span) => span.exec(text.slice(at))).find((found) => found !== null) ?? null;

const placed = (name: string, order: number, { start }: Figure): ReadingPoint => ({
  name,
  axis: relativeMark(name, order, start),
});

/** The points of the first figure and of as many as are told behind it. */
function pointsOf(scan: Scan, mentions: readonly Mention[], run: readonly Figure[], noun: string): ReadingPoint[] {
  const [first, second] = run;
  if (!first || !second) return [];
  const told = scan.text.slice(first.end, second.start);
  const bases = mentions.filter(isAxis).filter(({ start, shy }) => start < second.start && !shy);
  const [base] = bases;
  if (base && base.family === (FAMILIES.get(noun) ?? noun) && bases.length === 1)
    return expandThrough(base, base.order + (run.length - 1) * stepOf(base)).map(({ name, axis }) =>
      axis ? { name, axis } : { name },
    );
  const [, opened = ""] = OPENED.exec(told) ?? [];
  if (opened === "") return [];
  const name = (figure: Figure, at: number): ReadingPoint =>
    placed(at === 0 ? opened : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${at + 1}`, at, figure);
  return run.map(name);
}

/** The readings, before them that of such a run. */
export function withRunsAfter(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!says(scan, CUES)) return rows;
  const all = mentions.filter(isFigure);
  const spanned = all.find(({ end }) => spanAt(scan, end));
  const [span = "", word = "", units = ""] = (spanned && spanAt(scan, spanned.end)) ?? [];
  const from = (spanned?.end ?? 0) + span.length;
  const figures = plainFigures(all.filter(({ start, end }) => end <= from - span.length || start >= from)) ?? []; // how many they are is no figure
  const end = spanned ? figures.indexOf(spanned) : -1;
  const count = smallNumber(word.toLowerCase()) ?? Number(word);
  const run = figures.slice(0, end + 1);
  if (end < 1 || count < 2 || run.length !== count + 1) return rows;
  const behind = run.slice(1);
  if (!behind.every((figure, at) => at === 0 || isJoined(scan, behind[at - 1] ?? figure, figure))) return rows;
  const points = pointsOf(scan, mentions, run, singular(units.toLowerCase()));
  const [more, ...others] = figures.slice(end + 1);
  const [, last = ""] = (more && LAST.exec(scan.text.slice(more.end))) ?? [];
  if (points.length !== run.length || others.length > 0) return rows;
  if (!more) return withRun(scan, rows, run, points);
  if (last === "" || !LED.test(scan.text.slice(from, more.start))) return rows;
  const order = (points.at(-1)?.axis?.order ?? 0) + 1;
  return withRun(scan, rows, figures, [...points, placed(last, order, more)]);
}
