/**
 * "PISA maths 2022 - Singapore 575, Japan 536", "Sales 2023 – Ann 2100, Bo 1900": the year of a heading that a dash parts from its
 * list is no figure of it. Not "Rome 2023 - Bari 1987 - Oslo 2011", a list that its dashes part.
 */
import { matchIn } from "../../../text/needs/matches.ts";
import type { Scan } from "../../../text/scan.ts";
import { isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const HEADING =
  /^[^\d,;:.!?]*\p{L}[^\d,;:.!?]* ((?:19|20)\d\d)(?:,? \(?(?:in )?[^\d(),;:]{1,24}\)?:| [-–—]) (?=\p{L})/u; // catches "Sales 2023 - " and "Sales 2023 (in thousands): ", not "Sales 2023: "
const DASHED = /\d [-–—] \p{L}/u; // catches "1987 - Oslo", not "575, Japan"
const FEWEST = 3;

export function headYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [first] = mentions;
  if (!first || !isFigure(first) || !first.bare || mentions.filter(isFigure).length < FEWEST) return mentions;
  const [heading = "", year = ""] = matchIn(scan.text, HEADING) ?? [];
  const inside =
    heading !== "" && first.end <= heading.length && scan.text.slice(first.start, first.numberEnd) === year;
  if (!inside || DASHED.test(scan.text.slice(heading.length))) return mentions;
  return [aside(scan, first.from, first.to, "the year"), ...mentions.slice(1)];
}
