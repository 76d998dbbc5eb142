/**
 * Two shares of a poll with a stroke between them are one and the other, and no range: "women back it 54 – 39 percent" → "women back it
 * 54% to 39%". Not "rose 5-10 percent", which leaves most of the hundred out.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE =
  /\b(?:back|support|favou?r|approve|disapprove|oppose|say|believe|think|agree|disagree|prefer|reject|want|lead|leads|trail|trails|vote|voters|margin)\b/iu; // catches "back", not "backs"
const SPLIT =
  /(?:\bby )?(?<![\d.,–-]|\$)(\d{1,2})(?: ?%| percent| per cent)? ?(?:[-–—]|to) ?(\d{1,2}) ?(?:%|percent\b|per cent\b)(?: margin\b)?/giu; // catches "54 – 39 percent" and "48 to 45 percent", not "2020-21 percent"
const LEAST = 70;
const MOST = 101;

const isSplit = (one: string, two: string): boolean => {
  const sum = Number(one) + Number(two);
  return sum >= LEAST && sum <= MOST;
};

/** Null where no poll is told so. */
export function pollSplits(text: string): Squeezed | null {
  if (!CUE.test(text)) return null;
  return without(text, SPLIT, (found, _at, [one = "", two = ""]) => (isSplit(one, two) ? `${one}% to ${two}%` : found));
}
