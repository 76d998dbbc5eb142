/**
 * The second year of a span that opens a sentence is one, whatever stands behind it: "From 2016 to 2022 fares rose by 24%" counts no 2,022 fares. Not "grew
 * from 1950 to 2022 people", nor "From 12 to 2022".
 */
import { lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const YEAR = /^(?:19|20)\d\d$/u; // catches "2022", not "2,022"
const LEADS: readonly string[] = ["from", "between"];
const LINKS: readonly string[] = ["to", "and", "-", "–"];

/** The year where such a figure stands behind the first. */
function yearOf(scan: Scan, one: Mention | undefined, two: Mention): AxisMark | null {
  if (!one || !isAxis(one) || one.family !== "year" || !isFigure(two) || !two.bare) return null;
  const said = tokenAt(scan, two.from).text;
  const before = one.from - 2;
  const opens = LEADS.includes(lowerAt(scan, one.from - 1)) && (before < 0 || tokenAt(scan, before).kind !== "word");
  const linked = two.from === one.to + 1 && LINKS.includes(lowerAt(scan, one.to));
  if (!opens || !linked || two.to !== two.from + 1 || !YEAR.test(said) || two.value <= one.order) return null;
  return { ...one, ...placeOf(scan, two.from, two.to), name: said, order: two.value, position: two.value };
}

export function openingSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const years = mentions.map((mention, at) => yearOf(scan, mentions[at - 1], mention));
  return years.some(Boolean) ? mentions.map((mention, at) => years[at] ?? mention) : mentions;
}
