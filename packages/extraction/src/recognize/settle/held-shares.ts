/**
 * Shares that a share is held against have its sign: "31 percent, up from 28 in May, 27 in April and 22 in December" → all in %. Not "31 percent of guests, up from 28 guests",
 * nor "4 percent, down from 1,200 cases".
 */
import { type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";

const CUES: readonly string[] = ["from", "compared", "against", "after", "versus"];
const HELD =
  /^[^.;:!?\d]*(?:\b(?:up|down)(?: \p{L}+)? from|, (?:from|compared (?:with|to)|(?:as )?against|versus|after))(?: (?:just|only|about|around|nearly|almost|some|over|a))? $/iu; // catches " in the survey, up from ", not " in May, then "
const GOES_ON = /^ (?:in|on|last|at|a|the) [^.;:!?\d]*(?:,|,? and)(?: (?:just|only|about|around))? $/iu; // catches " in May, ", not " guests in May, "
const TIME = /^ (?:in|on|last|at the|a|the) /u; // catches " in May", not " guests"
const MOST = 100;

export function heldShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  let last: { end: number; share: boolean; held: boolean } | null = null;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const { value, unit, bare, signed, basis, start, end } = mention;
    const gap = last ? scan.text.slice(last.end, start) : "";
    const plain = bare && !signed && !basis && value <= MOST;
    const timed =
      TIME.test(scan.text.slice(end)) &&
      mentions.some((axis) => isAxis(axis) && axis.start > end && axis.start < end + 12);
    const held =
      plain && timed && last !== null && ((last.share && HELD.test(gap)) || (last.held && GOES_ON.test(gap)));
    last = { end, share: unit?.symbol === "%" && !signed && !basis, held };
    return held ? { ...mention, unit: { kind: "percent" as const, symbol: "%" }, bare: false } : mention;
  });
}
