/**
 * "Midday temperature for Monday to Friday was 21, 24, 19": an hour in front of what is measured then is no place on the axis, where the text has other
 * places. Not "noon 21, dusk 14", nor "at noon on Monday".
 */
import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isAxis, type Mention } from "../mention.ts";

const HOURS: ReadonlySet<string> = new Set(["noon", "midday", "midnight"]);
const SMALL = [AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS];

/** It stands alone in front of a noun: "midday temperature". */
function isAdjective(scan: Scan, { from, to }: Mention): boolean {
  const next = lowerAt(scan, to);
  const lead = lowerAt(scan, from - 1);
  return (
    to === from + 1 &&
    HOURS.has(lowerAt(scan, from)) &&
    isWordAt(scan, to) &&
    !SMALL.some((words) => words.has(next)) &&
    verbSense(next) !== "verb" &&
    !["at", "by", "until", "till", "before", "after", "from"].includes(lead)
  );
}

export function noonNouns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const axes = mentions.filter(isAxis);
  const hours = axes.filter((axis) => axis.family === "clock");
  const [hour] = hours;
  if (!hour || hours.length > 1 || axes.length < 2 || !isAdjective(scan, hour)) return mentions;
  return mentions.filter((mention) => mention !== hour);
}
