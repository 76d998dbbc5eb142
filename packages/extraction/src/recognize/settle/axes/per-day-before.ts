/** "Hours a day before and after the ban: Tom 4.5 → 2": so much a day, before and after; no day before. */
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const BACK = ["before"];
const ARTICLES = new Set(["a", "an"]);
const JOINS = new Set(["and", "&", "vs", "/", "v"]);

/** "a day before", with "and after" behind it. */
const isRate = (scan: Scan, { from, to }: Mention): boolean =>
  to - from === 3 &&
  ARTICLES.has(lowerAt(scan, from)) &&
  lowerAt(scan, to - 1) === "before" &&
  JOINS.has(lowerAt(scan, to)) &&
  lowerAt(scan, to + 1) === "after";

/** As "Before" is told alone: long before what is "after". */
const LONG_BEFORE = -20;

export function perDayBefore(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, BACK)) return mentions;
  return mentions.map((mention) => {
    if (!isAxis(mention) || mention.family !== "relative" || !isRate(scan, mention)) return mention;
    const { kind, family } = mention;
    const place = placeOf(scan, mention.to - 1, mention.to);
    return { kind, family, ...place, name: "Before", order: LONG_BEFORE, position: null, shy: true };
  });
}
