/**
 * A level of now with those of several times gone by behind it, all of which are told: "The rate was 3.8%, compared with 3.7% last week and
 * 3.4% a year ago" → a year ago, last week and Now; "It is 340. It was 410 in 2019 and 385 in 2021". Not "3.8% in May, 3.7% last week", nor "12 members, 9 of them new last week".
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const FEWEST = 3;
const LED =
  /^[^.;:]*(?:compared (?:with|to)|against|versus|vs\.?|from|it (?:was|had been|stood at)) (?:about |around |just |only )?[$€£]?$/iu; // catches ", compared with " and "% a week. It was ", not ", Leeds "
const JOINED = /^(?:,? and|,)(?: from| at)? (?:about |around |just |only )?[$€£]?$/u; // catches " and " and ", ", not " in Leeds and "

/** Times of the calendar, told more sparingly: "40 came from 12 towns in 2021" tells of no level. */
const CALENDAR: ReadonlySet<string> = new Set(["year", "month", "quarter", "season"]);
const UP_FROM =
  /^(?: \p{L}+)?,? (?:(?:and |but )?(?:up|down|higher|lower) (?:from|than)|compared (?:with|to)|against|versus) (?:about |around |just |only |the )?[$€£]?$/u; // catches ", up from " and " compared with ", not " from "
const LEVEL =
  /(?:\b(?:rose|fell|grew|dropped|climbed|slipped|increased|decreased|went)(?: \p{L}+)? to) (?:about |around |just |only )?[$€£]?$/u; // catches "rose to " in front of the level, not "came to "
const FROM = /^(?: \p{L}+)?,? from (?:about |around |just |only )?[$€£]?$/u; // catches " from ", not " people from Leeds from "
const BUT =
  /^,? but (?:is |are |was |were |still |remains? |remained |stayed )*(?:well |far |just |slightly )?(?:below|above|under|over) (?:the |its )?[$€£]?$/u; // catches ", but remain below the ", not ", but 5 in "
const IS_SO = /\b(?:is|are|has|have|stands?|now|today)\b[^.;:]*$/iu; // catches "stands at ", not "stood at "
const IT_WAS =
  /^(?: \p{L}+){0,4}[.;] (?:it|they|this|that|there) (?:was|were|stood at|had been) (?:about |around |just |only )?[$€£]?$/iu; // catches ". It stood at ", not ". Leeds had "

/** Between a level and its time: " recorded in ". */
const AT = /^ ?(?:(?:seen|recorded|reached|set|reported|hit) )?(?:in |at |during )?(?:the )?$/u; // catches " recorded in ", not " homes in "

/** How a level of the calendar is joined to the one before. */
const leads = (lead: string, before: string, isFirst: boolean): boolean =>
  isFirst
    ? UP_FROM.test(lead) || (LEVEL.test(before) && FROM.test(lead)) || (IS_SO.test(before) && IT_WAS.test(lead))
    : JOINED.test(lead) || BUT.test(lead) || UP_FROM.test(lead);

/** The level of now and those with their times; null where the text is told otherwise. */
function toldIn({ text }: Scan, mentions: readonly Mention[]): [Figure, [Figure, AxisMark][]] | null {
  const told = mentions.filter((one) => isFigure(one) || isAxis(one));
  const [now, ...rest] = told;
  if (!now || !isFigure(now) || rest.length < 2 * (FEWEST - 1) || rest.length % 2 > 0) return null;
  const before: [Figure, AxisMark][] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [figure, axis] = [rest[at], rest[at + 1]];
    if (!figure || !axis || !isFigure(figure) || !isAxis(axis)) return null;
    const calendar = CALENDAR.has(axis.family);
    if (!calendar && (axis.family !== "relative" || axis.order >= 0 || axis.from > figure.to + 1)) return null;
    if (figure.signed || figure.basis || figure.unit?.symbol !== now.unit?.symbol) return null;
    const last = rest[at - 1];
    const lead = text.slice(last?.end ?? now.end, figure.start);
    if (calendar && !(AT.test(text.slice(figure.end, axis.start)) && leads(lead, text.slice(0, now.start), !last)))
      return null;
    if (!calendar && !(last ? JOINED.test(lead) || LED.test(lead) : LED.test(lead.replace(/^\. /u, "")))) return null; // catches the ". " in front of "It was"
    before.push([figure, axis]);
  }
  return now.signed || now.basis ? null : [now, before];
}

/** The readings, before them that of all levels. */
export function withLevelsBefore(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const told = best && best.reading.figures.length >= FEWEST - 1 ? toldIn(scan, mentions) : null;
  if (!best || !told) return rows;
  const [now, before] = told;
  const figures = [now, ...before.map(([figure]) => figure)];
  if (best.reading.series.length === 1 && best.reading.points.length === figures.length) return rows;
  const reading: Reading = {
    shape: "timeline",
    series: [best.reading.series.length === 1 ? (best.reading.series[0] ?? "") : ""],
    points: [
      { name: "Now", axis: relativeMark("Now", 0, now.start) },
      ...before.map(([, axis]) => ({ name: axis.name, axis })),
    ],
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [now.unit],
    figures,
    cost: 0,
  };
  return [
    { ...rank(reading, { figures, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } },
    ...rows,
  ];
}
