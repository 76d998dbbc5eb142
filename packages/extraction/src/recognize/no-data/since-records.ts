/**
 * "down from 54.1 in October, the slowest improvement in business conditions since October 2013", "the lowest since records began in 1921": the time since which nothing was so is no
 * place of a figure, however many words stand between. Not "up 4% since 2019".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES: readonly string[] = ["since"];
const MOST = 12;
/** From "since" to what began then. */
const FURTHER = 8;
const BEGAN = wordSet(
  "began begin begun started start collected kept published introduced recorded compiled available",
);
const EXTREME = /^(?:\p{L}{2,}(?:[dghiklmpw]est|[^o]test)|worst|best|most|first|least|weakest|strongest)$/u; // catches "slowest" and "sharpest", not "forest" or "west"
const LEADS = /^(?:the|its|their|his|her|our|a)$/u; // catches "the", not "to"
const STOPS = /^[.;!?]$|^\d/u; // catches ";" and "4", not ","

/** "since 2008", and "since records began in 1921": where the "since" of a time stands; -1 for none. */
function sinceOf(scan: Scan, from: number): number {
  if (lowerAt(scan, from - 1) === "since") return from - 1;
  const inAt = lowerAt(scan, from - 1) === "in" ? from - 2 : -1;
  if (!BEGAN.has(lowerAt(scan, inAt)) && !BEGAN.has(lowerAt(scan, inAt - 1))) return -1;
  for (let at = inAt; at >= Math.max(0, inAt - FURTHER); at--) {
    if (STOPS.test(lowerAt(scan, at))) return -1;
    if (lowerAt(scan, at) === "since") return at;
  }
  return -1;
}

/** "the slowest … since", "a level not seen since": the superlative stands in the same clause, and no figure between. */
function isRecord(scan: Scan, { from }: Mention): boolean {
  const since = sinceOf(scan, from);
  if (since < 0) return false;
  const seen =
    lowerAt(scan, since - 1) === "unseen" ||
    (lowerAt(scan, since - 1) === "seen" && /^(?:not|never|last)$/u.test(lowerAt(scan, since - 2))); // catches "not", not "has"
  if (seen) return true;
  for (let at = since - 1; at >= Math.max(0, since - 1 - MOST); at--) {
    if (STOPS.test(lowerAt(scan, at))) return false;
    if (EXTREME.test(lowerAt(scan, at)) && LEADS.test(lowerAt(scan, at - 1))) return true;
  }
  return false;
}

export const sinceRecords = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  says(scan, CUES)
    ? mentions.map((mention) =>
        isAxis(mention) && isRecord(scan, mention)
          ? aside(scan, mention.from, mention.to, "when it last was so")
          : mention,
      )
    : mentions;
