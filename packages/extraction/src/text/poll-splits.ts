/**
 * Two shares of a poll with a stroke between them are one and the other, and no range: "women back it 54 – 39 percent" → "women back it
 * 54% to 39%". Not "rose 5-10 percent", which leaves most of the hundred out.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE =
  /\b(?:back|support|favou?r|approve|disapprove|oppose|say|believe|think|agree|disagree|prefer|reject|want|lead|leads|trail|trails|vote|voters|margin)\b/iu; // catches "back", not "backs"
const SHARE = "(?:%|percent\\b|per cent\\b)";
const SPLIT = `(\\d{1,2})(?: ?${SHARE})? ?(?:[-–—]|to) ?(\\d{1,2}) ?${SHARE}`;
const BY = new RegExp(`\\bby (?=${SPLIT})`, "giu"); // catches "by " of "by 54 – 39 percent", not of "by 9 percent"
const STROKE = new RegExp(
  `(?<=(?<![\\d.,–$-]|\\bfrom )(\\d{1,2}))(?: ?${SHARE})? ?(?:[-–—]|to) ?(?=(\\d{1,2}) ?${SHARE})`,
  "giu",
); // catches " – " of "54 – 39 percent" and " to " of "48 to 45 percent", not the "-" of "2020-21 percent" or " to " of "from 41 to 55 percent"
const BEHIND = new RegExp(`(?<=(?<!\\d)(\\d{1,2})% to (\\d{1,2})) ?${SHARE}(?: margin\\b)?`, "giu"); // catches " percent" of "54% to 39 percent", not of "39 percent"
const LEAST = 70;
const MOST = 101;

const isSplit = (one: string, two: string): boolean => {
  const sum = Number(one) + Number(two);
  return sum >= LEAST && sum <= MOST;
};

/** Null where no poll is told so. Each piece by itself, so that each figure keeps its place. */
export function pollSplits(text: string): Squeezed | null {
  if (!matches(text, CUE)) return null;
  const put = (words: RegExp, kept: string) => (now: string) =>
    without(now, words, (found, _, [one = "", two = ""]) => (isSplit(one, two) ? kept : found));
  return changedBy(text, [put(BY, ""), put(STROKE, "% to "), put(BEHIND, "%")]);
}
