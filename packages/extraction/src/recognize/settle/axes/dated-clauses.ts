/**
 * A time with what it came before is one time: "noise in May, before the fence went up: 71 dB. This week 58" → May, and no "before" beside it. Not
 * "12 in May, before the sale 9", where each has its figure.
 */
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";

const SIDES = ["before", "after"];
const FAMILIES: ReadonlySet<string> = new Set(["month", "year", "date", "weekday", "season", "quarter"]);
const CLAUSE = /^ [^\d.,:;!?()\n]{3,50}: ?[$€£]?\d/u; // catches " the fence went up: 71", not " the sale 9" or ": 9"

/** The mentions without such a "before", whose place the time takes; beside last week and such, which tell no month, without that time. */
export function datedClauses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SIDES) || !scan.signs.has(":")) return mentions;
  const joins = (side: Mention, time: Mention | undefined): boolean =>
    isAxis(side) &&
    side.to === side.from + 1 &&
    SIDES.includes(lowerAt(scan, side.from)) &&
    time !== undefined &&
    isAxis(time) &&
    FAMILIES.has(time.family) &&
    scan.text.slice(time.end, side.start) === ", " &&
    CLAUSE.test(scan.text.slice(side.end));
  const isPast = mentions.some((one) => isAxis(one) && one.family === "relative" && !one.shy && one.order < 0);
  return mentions.flatMap((mention, at): Mention[] => {
    if (joins(mention, mentions[at - 1])) return isPast ? [mention] : [];
    const side = mentions[at + 1];
    if (!isAxis(mention) || !side || !isAxis(side) || !joins(side, mention)) return [mention];
    return isPast ? [] : [{ ...mention, family: "relative", order: side.order, position: null }];
  });
}
