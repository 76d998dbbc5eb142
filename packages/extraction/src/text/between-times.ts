/**
 * Several spans of time, told by both of their ends, are times of their own: "Between March and June we sold 41; between July and October 55" →
 * "In March–June …; in July–October …"; "from 2010 to 2015 we built 120, from 2016 to 2021 85" → "in 2010–2015 …". Not "fell by 12 between 2019
 * and 2021", of which there is one, nor "12% from 2015 to 2020, 18% from 2020 to 2025", where one goes on with the other.
 */
import type { Squeezed } from "./squeezed.ts";
import { TIME, YEAR } from "./time-patterns.ts";
import { without } from "./without.ts";

const SPAN = `${TIME} (?:and|to) ${TIME}(?! ${YEAR})(?![\\p{L}\\d])`;
const SPANS = new RegExp(`\\b(?:between|from) ${SPAN}`, "giu"); // catches "Between March and June" and "from 2010 to 2015", not "between 12 and 15"
const LEAD = new RegExp(`\\b(?:between|from) (?=${SPAN})`, "giu"); // catches "Between " in front of "March and June", not of "12 and 15"
const JOINT = new RegExp(`(?<=\\bin ${TIME}) (?:and|to) (?=${TIME}(?![\\p{L}\\d]))`, "giu"); // catches " and " of "in March and June", not of "March and June"
const END = new RegExp(TIME, "giu"); // catches "2015" and "2020" of "from 2015 to 2020", not "from"
const FEWEST = 2;

/** One begins where the one before ended. */
const goOn = (spans: readonly string[]): boolean => {
  const ends = spans.map((span) => span.match(END) ?? []);
  return ends.some(([from], at) => at > 0 && from === ends[at - 1]?.[1]);
};

/** Null where fewer are told so, or two alike. */
export function betweenTimes(text: string): Squeezed | null {
  const spans = (text.match(SPANS) ?? []).map((span) => span.toLowerCase());
  if (spans.length < FEWEST || new Set(spans).size < spans.length || goOn(spans)) return null;
  const led = without(text, LEAD, (found) => (/^\p{Lu}/u.test(found) ? "In " : "in ")); // catches "Between", not "between"
  const told = led && without(led.text, JOINT, () => "–");
  return led && told && { text: told.text, back: (span) => led.back(told.back(span)) };
}
