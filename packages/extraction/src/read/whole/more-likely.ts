/**
 * Two groups of which the one does it more, with both shares in brackets: "Girls are more likely than boys to walk (58 percent versus 49
 * percent)" → Girls · Boys; with several things, "… to use Beebo (22% vs. 12%) and Kiko (17% vs. 12%)" → Girls · Boys of Beebo and Kiko.
 * Not "Girls are more likely to walk (58%)".
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { toldOf } from "./told-pairs.ts";

const WHO = "((?:\\p{L}[\\p{L}'’-]*|\\d+s?|[-–+])(?: (?:\\p{L}[\\p{L}'’-]*|\\d+[\\d–-]*s?)){0,4}?)";
const LIKELY = new RegExp(
  `(?:^|[.;:,] |\\b(?:that|while|and|but|found|shows?) )(?:the )?${WHO} (?:are|were|is|was|remain) (?:also |still )?(?:(?:far|much|slightly|somewhat|significantly|considerably|a bit|a little|twice as|even) )?(?:more|less|as) likely (?:than|as) (?:the )?${WHO} (?:to|not to)\\b`,
  "iu",
); // catches "teen girls were more likely than boys to", not "more likely to"
const DEED =
  "(?:\\p{L}+ed|says?|said|own|use|have|had|think|thought|believe|support|favou?r|approve|oppose|want|plan|prefer|report|read|play|work|live|smoke|drink|vote|agree|feel|felt|see|worry|get|got|do|did|are|were|take|took|expect|trust|know|knew|watch|eat|ate|go|went|drive|drove|hold|held|earn|spend|spent|visit|attend|describe|identify|consider)";
/** "More men than women smoke (18% and 15% respectively)". */
const MORE = new RegExp(
  `(?:^|[.;:,] |\\b(?:that|while|and|but) )(?:far |many )?(?:more|fewer) (?!likely\\b)${WHO} than (?:the )?${WHO} (?=${DEED}\\b[^()]{0,90}\\()`,
  "iu",
); // catches "fewer men than women " in front of "ate it (", not "more than women"
/** "More men (18%) than women (15%) smoke". */
const MORE_EACH = new RegExp(`(?:^|[.;:,] |\\b(?:that|while|and|but) )(?:far |many )?(?:more|fewer) ${WHO} \\($`, "iu"); // catches "More men (", not "more than ("
const THAN_EACH = new RegExp(`^(?:%| ?percent| ?per cent)?\\) than (?:of )?(?:the )?${WHO} \\($`, "iu"); // catches "%) than women (", not "%) of women ("
const BRACKET = /^ ?\( ?$/u; // catches " (", not " or "
const AGAINST =
  /^(?:%| ?percent| ?per cent)?(?: of (?:the )?(\p{L}+(?: \p{L}+)?))?,? (?:vs\.?|versus|compared (?:with|to)|against|to|and) $/iu; // catches " percent of men versus ", not ", "
const PROPER = /(?:^|\s)(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})$/u; // catches "Beebo" of "use Beebo", not "to hunt"
const LEAD = /^(?:(?:[^(),;]{0,30}\))?,? and|\)?,|;| or)? ?(?:(?:to|are|were|is|was) )?/u; // catches ") and to " in front of "hunt", not "today"
const LONGEST = 40;

/** What is told of both groups in front of a bracket: "Beebo" of "say they often use Beebo (", "Own a gun" of "to own a gun (". */
function deedOf(text: string, from: number, figure: Figure | undefined): string {
  const told = text.slice(from, figure?.start ?? 0).replace(/ ?\( ?$/u, ""); // catches " (" at the end, not "("  in its midst
  const deed = PROPER.exec(told)?.[1] ?? told.replace(LEAD, "").trim();
  return deed.length > LONGEST || /\d/u.test(deed) ? "" : deed; // catches "4 days", not "four"
}

/** The two shares of every bracket, that of the first group first; none where one stands otherwise. */
function pairsOf(text: string, figures: readonly Figure[], group: string): Figure[][] {
  const pairs = figures.flatMap((_, at) => (at % 2 === 0 ? [figures.slice(at, at + 2)] : []));
  const told = pairs.every(([one, two]) => {
    if (!one || !two || one.unit?.symbol !== "%" || two.unit?.symbol !== "%") return false;
    const between = AGAINST.exec(text.slice(one.numberEnd, two.start));
    const opens = BRACKET.test(text.slice(Math.max(0, one.start - 2), one.start));
    return opens && between !== null && ` ${group}`.endsWith(between[1] ? ` ${between[1]}` : "");
  });
  return told ? pairs : [];
}

/** "Health (16%) and the economy (12%) are the top concerns this week": two items, and no earlier and later one. */
const PAIR =
  /(?:^|[.;:,] )(?:the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) \(\d[\d.]* ?(?:%|percent|per cent)\) and (?:the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) \(\d[\d.]* ?(?:%|percent|per cent)\)/u; // catches "Health (16%) and the economy (12%)", not "Health (16%), roads (12%)"

/** Who has the one share and who the other, each in its own bracket. */
function eachOf(text: string, [first, second, third]: readonly Figure[]): [string, string] | null {
  if (!first || !second || third || first.unit?.symbol !== "%" || second.unit?.symbol !== "%") return null;
  const one = MORE_EACH.exec(text.slice(0, first.start))?.[1];
  const two = THAN_EACH.exec(text.slice(first.numberEnd, second.start))?.[1];
  return one && two ? [one, two] : null;
}

/** The readings, before them that of both groups. */
export function withMoreLikely(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  const figures = mentions.filter(isFigure);
  const [, item = "", other = ""] = (figures.length === 2 && text.includes(") and ") && matchIn(text, PAIR)) || [];
  if (item && rows[0]?.reading.points.some(({ axis }) => axis)) return [toldOf(figures, [item, other]), ...rows];
  if (!says(scan, ["likely", "more", "fewer"])) return rows;
  const each = eachOf(text, figures);
  if (each) return [toldOf(figures, each), ...rows];
  const found = matchIn(text, LIKELY) ?? matchIn(text, MORE);
  const [all = "", one = "", two = ""] = found ?? [];
  const pairs = one && two ? pairsOf(text, figures, one) : [];
  const [first] = pairs;
  if (!first || !found) return rows;
  const behind = found.index + all.length;
  if (pairs.length === 1) return [toldOf(first, [one, two], deedOf(text, behind, first[0])), ...rows];
  const points = pairs.map(([figure], at) => ({
    name: deedOf(text, at === 0 ? behind : (pairs[at - 1]?.[1]?.end ?? 0), figure),
  }));
  if (points.some(({ name }) => name === "")) return rows;
  const reading: Reading = {
    shape: "grid",
    series: [one, two],
    points,
    cells: pairs.map((pair) => pair.map(cellOf)),
    units: [first[0]?.unit ?? null, first[1]?.unit ?? null],
    figures,
    cost: 0,
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
