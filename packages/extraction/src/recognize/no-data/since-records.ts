/**
 * "down from 54.1 in October, the slowest improvement in business conditions since October 2013": the time since which nothing was so is no
 * place of a figure, however many words stand between. Not "up 4% since 2019".
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES: readonly string[] = ["since"];
const MOST = 12;
const EXTREME = /^(?:\p{L}{2,}(?:[dghiklmpw]est|[^o]test)|worst|best|most|first|least|weakest|strongest)$/u; // catches "slowest" and "sharpest", not "forest" or "west"
const LEADS = /^(?:the|its|their|his|her|our|a)$/u; // catches "the", not "to"
const STOPS = /^[.;!?]$|^\d/u; // catches ";" and "4", not ","

/** "the slowest … since": the superlative stands in the same clause, and no figure between. */
function isRecord(scan: Scan, { from }: Mention): boolean {
  if (lowerAt(scan, from - 1) !== "since") return false;
  for (let at = from - 2; at >= Math.max(0, from - 2 - MOST); at--) {
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
