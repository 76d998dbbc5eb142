/**
 * An hour in the name of something that is told at other times: "the six o'clock bulletin had 4.9 million viewers in 2014" → no figure and no time. Not
 * "the 6 o'clock train carried 40, the 8 o'clock train 55", whose trains are told by their hours alone.
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const CLOCK = wordSet("o'clock o’clock");
const ARTICLES = wordSet("the a an our my this that");

/** Where the hour ends with "o'clock" and a thing follows; -1 for none. */
function endOf(scan: Scan, { from, to }: Mention): number {
  const end = CLOCK.has(lowerAt(scan, to - 1)) ? to : CLOCK.has(lowerAt(scan, to)) ? to + 1 : -1;
  const thing = end > 0 && isWordAt(scan, end) && !PREPOSITIONS.has(lowerAt(scan, end));
  return thing && ARTICLES.has(lowerAt(scan, from - 1)) ? end : -1;
}

export function clockNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CLOCK) || mentions.filter((one) => isAxis(one) && one.family !== "clock").length < 2) return mentions;
  return mentions.map((mention) => {
    const to = endOf(scan, mention);
    return to < 0 ? mention : { kind: "name" as const, ...placeOf(scan, mention.from, to) };
  });
}
