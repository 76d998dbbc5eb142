/**
 * What a fall is held against fell as well: "Sales fell 12% in Leeds, compared with 9% in York" → −12, −9; so do those that the list goes on
 * with: "… against 9% for cyclists; and 4% for drivers". Not "fell 12%, compared with a rise of 9%", nor "fell 12% to 900, against 9% of homes".
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const CUES: readonly string[] = ["compared", "against", "versus", "vs", "opposed"];
const HELD =
  /^[^.;:()\d]*(?:(?:19|20)\d\d)?[^.;:()\d]*(?:compared (?:with|to)|against|versus|vs\.?|as opposed to) (?:just |only |about |around |nearly |almost )?$/iu; // catches " in Leeds, compared with ", not ". Against "
const LISTED = /^[^.:()\d]*(?:(?:19|20)\d\d)?(?:[,;]|,? and|; and) (?:just |only |about |around |nearly |almost )?$/iu; // catches " in York and ", not " of homes. "
const PARTED = /^ (in|for|among|at) [^.:\d]*; $/iu; // catches " in Leeds; " in front of "9% in York", not " to 900; "
const PLACED = /^ (?:in|for|among|at|on|over|last|the|a year)\b|^[,.;]|^$/iu; // catches " in York" and " last year", not " of homes"
const WORDS = /\p{L}+/gu; // catches "Leeds", not "12"

/** No word between the two says which way the second one went. */
const isSilent = (between: string): boolean =>
  !(between.toLowerCase().match(WORDS) ?? []).some(
    (word) => CHANGE_UP.has(word) || CHANGE_DOWN.has(word) || word === "rise" || word === "increase" || word === "gain",
  );

/** The mentions, where such figures fall. */
export function comparedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) && !scan.text.includes(";")) return mentions;
  let last: { end: number; falls: boolean; held: boolean } | null = null;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const { start, end, value, unit, basis, signed } = mention;
    const between = last ? scan.text.slice(last.end, start) : "";
    const told = last?.falls === true && unit?.symbol === "%" && value > 0 && !basis && !signed && isSilent(between);
    const [, place = ""] = PARTED.exec(between) ?? []; // "in Leeds; 9% in York"
    const held = HELD.test(between) || (place !== "" && scan.text.startsWith(` ${place} `, end));
    const falls = told && (held || (last?.held === true && LISTED.test(between))) && PLACED.test(scan.text.slice(end));
    const now = falls ? { ...mention, value: -value } : mention;
    last = { end, falls: now.value < 0 && unit?.symbol === "%" && !basis, held: falls };
    return now;
  });
}
