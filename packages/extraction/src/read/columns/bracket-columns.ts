/**
 * Figures in brackets behind each figure of a list are a second column: "Mon 42 (7 urgent), Tue 38 (4), Wed 51 (9)" → Urgent;
 * "Crowds for home games (away in brackets): Aug 85 (40), Sept 92 (38)" → Home · Away. Not "Ada 12 (of 40), Bo 9 (of 30)".
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const OPENS = /^[%kmb]?(?: \p{L}+){0,3} \([$€£¥₹]?$/u; // catches " (" and " for signs (£", not ", "
const LEAD = /^[%kmb]?(?: \p{L}+){0,3} \((\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?):? [$€£¥₹]?$/u; // catches " (Piccadilly " and " (over-50s: ", not " (was 4 "
const CLOSES = /^[%kmb]?(?: ([^()\d]{2,24}))?\)/u; // catches " urgent)" and ")", not " of 40)"
const SAID =
  /(?:^|\(|, |\bwith )(?:with |and )?(?:the |our |my )?(\p{L}[\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,2}) (?:shown |given |are |is )?in (?:brackets|parenthes[ei]s)\b/u; // catches "(away in brackets" and ", with earlier wave in parentheses", not "in brackets"
const HEADED =
  /(?:^|, |\()(?:compared (?:with|to)|vs\.?|versus|against) (?:the )?((?:last|previous|prior) \p{L}+|(?:a|one) year ago|(?:19|20)\d\d)(?=[:,)])/iu; // catches "Compared with last year:", not "compared with others"
const WORDS =
  /['’]s? (?:marks?|figures?|scores?|numbers?|shares?|levels?|results?)$|['’]s?$| (?:figures?|numbers?|levels?)$/u; // catches the "'s marks" of "Piccadilly's marks", not "away"
const PAST = /\b(?:last|previous|earlier|prior|before|ago|was|(?:19|20)\d\d)\b/iu; // catches "last year's", not "away"
const ASIDE = /^(?:of|from|up|down|was|were|vs?|against|out of|\+|to)\b/iu; // catches "of", not "over-50s"
const FEWEST = 2;

type Bracket = { inner: Figure; words: string; led: boolean };

/** The figure in the brackets right behind another. */
function bracketOf(text: string, figures: readonly Figure[], start: number): Bracket | null {
  const at = figures.findIndex((one) => one.start === start);
  const [own, inner] = [figures[at], figures[at + 1]];
  if (at < 0 || !own || !inner || inner.basis || inner.part) return null;
  const between = text.slice(own.end, inner.start);
  const closed = CLOSES.exec(text.slice(inner.end));
  const lead = LEAD.exec(between)?.[1] ?? "";
  if (!closed || (lead === "" && !OPENS.test(between)) || ASIDE.test(lead)) return null;
  return { inner, words: lead || (closed[1] ?? ""), led: lead !== "" };
}

const OWN_NAME = /^\p{Lu}/u; // catches "Piccadilly", not "away"
const NAMES = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu; // catches "New Street", not "station"

const HOME: ReadonlyMap<string, string> = new Map([
  ["away", "home"],
  ["home", "away"],
]);

/** What the figures in the brackets are, and those in front of them. */
function namesOf({ text }: Scan, { series, measure }: Reading, brackets: readonly Bracket[]): [string, string] | null {
  const told = matchIn(text, SAID) ?? HEADED.exec(text.slice(0, brackets[0]?.inner.start));
  const own = brackets.map(({ words }) => words).filter((words) => words !== "");
  const again = new Set(own).size === 1 && brackets.every(({ led }) => led); // "(diet 0.1) … (diet 0.2)", not "(312 reviews) … (88 reviews)"
  const inside = told?.[1]?.replace(WORDS, "") ?? (own.length === 1 || again ? (own[0] ?? "") : "");
  const head = /^([^:.(]*?)(?: \(|,|:)/u.exec(text)?.[1] ?? ""; // catches "Support tickets:", not "Mon 42"
  const [name = ""] = series;
  const ahead = text.slice(0, told?.index ?? brackets[0]?.inner.start);
  const rival = OWN_NAME.test(inside) ? ahead.match(NAMES)?.findLast((one) => one !== inside) : undefined; // "New Street station (Piccadilly's marks …"
  const outside =
    rival ??
    HOME.get(inside.toLowerCase()) ??
    [name, measure ?? "", /\d/u.test(head) ? "" : head].find((one) => one !== ""); // catches "4", not "four"
  return inside === "" || inside === outside || ASIDE.test(inside) ? null : [outside ?? "All", inside];
}

/** A past beside what is so now: the rows are series over two times. */
function overTimes(reading: Reading, outer: Reading["cells"], inner: Reading["cells"], past: string): Reading {
  const points: ReadingPoint[] = [
    { name: past, axis: relativeMark(past, -9999) },
    { name: "Now", axis: relativeMark("Now", 9999) },
  ];
  const cells = [inner.map((row) => row[0] ?? null), outer.map((row) => row[0] ?? null)];
  const [unit = null] = reading.units;
  return {
    ...reading,
    shape: "grid",
    series: reading.points.map(({ name }) => name),
    points,
    cells,
    units: reading.points.map(() => unit),
  };
}

/** The readings, before them that with the figures in brackets. */
export function withBracketColumns(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || !scan.text.includes("(") || best.reading.series.length !== 1 || best.reading.points.length < FEWEST)
    return rows;
  const { reading } = best;
  const figures = mentions.filter(isFigure);
  const brackets = reading.cells.flatMap((row) => {
    const [cell] = row;
    return cell?.kind === "stated" ? (bracketOf(scan.text, figures, cell.spans[0]?.[0] ?? -1) ?? []) : [];
  });
  if (brackets.length < reading.points.length || reading.figures.length > reading.points.length) return rows;
  const names = namesOf(scan, reading, brackets);
  if (!names) return rows;
  const inner = brackets.map((bracket) => [cellOf(bracket.inner)]);
  const [unit = null] = reading.units;
  const all = [...reading.figures, ...brackets.map((bracket) => bracket.inner)].toSorted(
    (one, two) => one.start - two.start,
  );
  const timed = reading.points.some(({ axis }) => axis);
  const table: Reading =
    PAST.test(names[1]) && !timed && reading.points.length < 7
      ? overTimes(reading, reading.cells, inner, names[1])
      : {
          ...reading,
          shape: "grid",
          series: names,
          cells: reading.cells.map((row, at) => [...row, ...(inner[at] ?? [])]),
          units: [unit, unit],
        };
  const read = rank({ ...table, figures: all }, { figures: all, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
