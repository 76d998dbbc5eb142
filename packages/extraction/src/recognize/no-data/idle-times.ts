/**
 * A time at which nothing was counted has no figure: "12,000 visitors in 2018/19, closed in 2019/20, 4,000 in 2020/21" → no 2019/20;
 * "2019: 40, 2020 cancelled, 2021: 52". Not "40 shops closed in 2020, 52 in 2021".
 */
import { matchesIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const IDLE = [
  "closed",
  "shut",
  "cancelled",
  "canceled",
  "postponed",
  "suspended",
  "skipped",
  "missing",
  "held",
  "n/a",
  "none",
  "no",
];
const DONE = "(?:shut|cancell?ed|postponed|suspended|skipped|missing|not held)";
const SAID = new RegExp(
  `^(?:and|we were|it was|was|\\s)*(?:closed|${DONE})\\b(?: (?:in|on|for|during|due|because|\\p{Lu}).{0,20})?[\\s)]*$|\\b(?:(?:was|were) closed|${DONE}|n/a|no data|no (?:race|event|show|fair|games?|festival|tournament|competition))[\\s)]*(?:(?:in|on|for|during) ?)?$`,
  "iu",
); // catches "closed in " and ": cancelled", not "12 shops closed in" or "the fair closed on"
const GOES_ON = /^, (?:so|but|with|only|just) /u; // catches ", so 0 and 0", not ", 4,000 in"
const BOUNDS = /[,;.\n](?!\d)/gu; // catches ", " and ". ", not the comma of "12,000"

/** The clause of a time, from bound to bound. */
function clauseOf(text: string, { start, end }: Mention): { from: number; to: number } {
  let from = 0;
  for (const { index } of matchesIn(text, BOUNDS)) {
    if (index < start) from = index + 1;
    else if (index >= end) return { from, to: index };
  }
  return { from, to: text.length };
}

/** The mentions, those times asides. */
export function idleTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, IDLE) || mentions.filter(isFigure).length < 2) return mentions;
  return mentions.map((mention) => {
    if (!isAxis(mention)) return mention;
    const { from, to } = clauseOf(scan.text, mention);
    const alone = !mentions.some(
      (other) => other !== mention && other.kind !== "aside" && other.start >= from && other.end <= to,
    );
    const words = `${scan.text.slice(from, mention.start)} ${scan.text.slice(mention.end, to)}`;
    return alone && SAID.test(words.trim()) && !GOES_ON.test(scan.text.slice(to))
      ? aside(scan, mention.from, mention.to, "a time without a figure")
      : mention;
  });
}
