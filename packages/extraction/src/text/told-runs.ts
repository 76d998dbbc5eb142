/**
 * A run of figures of so many times, told in a sentence, is told as a list: "Sales in the last three months were 210, 240 and 198 units" → "Sales in
 * the last three months: 210, 240 and 198 units"; "In the past four weeks we sold 120, 140, 160 and 180 parcels" → "parcels in the past four weeks:
 * 120, …". Not where there are more or fewer figures than times, nor names beside them.
 */
import { smallNumber } from "../recognize/numbers/small-number.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const AMOUNT = "[$€£]?\\d[\\d.,]*(?<=\\d) ?(?:%|[kKM](?!\\p{L})|bn|mm|cm|km|kg)?";
const LIST = `(${AMOUNT}(?:, ${AMOUNT})+,? and ${AMOUNT})(?![\\d%])`;
const SPAN =
  "(?:in|over|for|during) (?:the|our|my) (?:last|past|previous) (\\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:days|weeks|months|quarters|seasons|years|games|matches)";
const BE = "(?:were|was|came to|have been|had been|stood at|ran at|went)";
const SAID = new RegExp(`\\b(${SPAN}(?:,? (?!we |i |they |it )\\p{L}+){0,4}?) ${BE} ${LIST}`, "diu"); // catches "in the last three months were 210, 240 and 198", not "in the last three months we had 210"
const DONE = new RegExp(
  `^(${SPAN}),? (?:we|i|they|it) (?:\\p{L}+ )?\\p{L}{3,} ${LIST} (\\p{L}[\\p{L} ]{2,24}?)(?=[.!]|$)`,
  "diu",
); // catches "In the past four weeks we sold 120, 140 and 160 parcels", not "… we sold 120 to Ann"
const FIGURE = new RegExp(AMOUNT, "gu"); // catches "210" and "$1.2M", not "two"

const countOf = (words = ""): number => smallNumber(words.toLowerCase()) ?? Number(words);

/** Null where no run is told so. */
export function toldRuns(text: string): Squeezed | null {
  if (!/ (?:last|past|previous) (?:\p{L}+|\d+) \p{L}+s\b/u.test(text)) return null; // catches " last three months", not " last month"
  const said = matchIn(text, SAID);
  const done = said ? null : matchIn(text, DONE);
  const [, , count = "", list = ""] = said ?? done ?? [];
  const [, lead, , run, noun] = (said ?? done)?.indices ?? [];
  if (!lead || !run || countOf(count) !== (list.match(FIGURE)?.length ?? 0)) return null;
  const after: [number, number] = [noun?.[1] ?? run[1], text.length];
  return noun
    ? pieced(text, [noun, ` ${text.charAt(lead[0]).toLowerCase()}`, [lead[0] + 1, lead[1]], ": ", run, after])
    : pieced(text, [[0, lead[1]], ": ", run, after]);
}
