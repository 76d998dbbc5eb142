/**
 * Years told from one that runs over two: "212,000 in 2022/23, against 198,500 the previous year" → 2021/22. Not "in 2023, … the
 * previous year", which has no second half.
 */
import { type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";

const NOUNS = ["year", "season", "earlier", "before"];
const SEASON = /^(?:19|20)?\d\d([/–-])(\d\d)$/u; // catches "2022/23" and "22/23", not "2022"
const BEFORE =
  /^(?:the )?(?:previous|prior|preceding) (?:year|season)$|^the (?:year|season) before$|^(?:a|one|the) (?:year|season) (?:earlier|before|previously)$/iu; // catches "the previous year" and "a year earlier", not "last year"
const AFTER =
  /^the (?:following|next) (?:year|season)$|^the (?:year|season) (?:after|following)$|^(?:a|one) (?:year|season) (?:later|on)$/iu; // catches "the following season", not "next year"

const two = (year: number): string => String(year % 100).padStart(2, "0");

/** The season so many years on, written as the first. */
function seasonOn(axis: AxisMark, last: AxisMark, step: number): AxisMark {
  const [, dash = "/"] = SEASON.exec(last.name) ?? [];
  const order = last.order + step;
  const first = last.name.length > "22/23".length ? String(order) : two(order);
  const { shy: _, noun: __, ...place } = axis;
  return { ...place, family: "year", order, position: order, name: `${first}${dash}${two(order + 1)}` };
}

/** The mentions with such years by their names. */
export function seasonsBefore(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NOUNS) || !mentions.some((mention) => isAxis(mention) && SEASON.test(mention.name))) return mentions;
  let last: AxisMark | null = null;
  return mentions.map((mention) => {
    if (!isAxis(mention)) return mention;
    const words = scan.text.slice(mention.start, mention.end);
    const step = BEFORE.test(words) ? -1 : AFTER.test(words) ? 1 : 0;
    const told = last && step !== 0 && mention.family === "relative" ? seasonOn(mention, last, step) : null;
    if (told) last = told;
    else if (mention.family === "year") last = SEASON.test(mention.name) ? mention : null;
    return told ?? mention;
  });
}
