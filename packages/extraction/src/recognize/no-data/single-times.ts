/** "On a single November night we counted 14", "in one single day": of such a time there is one, which counts nothing. Not "a single goal". */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const TIMES: ReadonlySet<string> = new Set(
  "night day morning evening afternoon week weekend month year hour minute session".split(" "),
);
const FEWEST = 3;

const isTimeAt = (scan: Scan, at: number): boolean =>
  TIMES.has(lowerAt(scan, at)) ||
  ((MONTHS.has(lowerAt(scan, at)) || WEEKDAYS.has(lowerAt(scan, at))) && TIMES.has(lowerAt(scan, at + 1)));

export function singleTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["single"]) || mentions.filter(isFigure).length < FEWEST) return mentions;
  return mentions.map((mention) => {
    const single = isFigure(mention) && mention.value === 1 && lowerAt(scan, mention.to - 1) === "single";
    return single && isTimeAt(scan, mention.to) ? aside(scan, mention.from, mention.to, "the scene") : mention;
  });
}
