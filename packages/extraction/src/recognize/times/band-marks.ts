/** Ages and other bands: "under-30s", "18-24", "65+", "aged 30-59". */
import { STEP_NOUNS, YEARS_OF } from "../../lexicon/calendar.ts";
import { wordNumbers, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark, NameNumber } from "../mention.ts";
import { isPriced } from "../numbers/plain-number.ts";
import { scaleAt } from "../numbers/scale.ts";
import { countAt } from "../numbers/small-number.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { placeOf, wordsOf } from "../place.ts";
import { axisMark } from "./axis-mark.ts";

/** In front of "under 200" these say that it is a rough figure, no band. */
const ROUGH = wordSet("to just at well slightly now only is was are were");

export const BAND_LEADS = wordNumbers({
  [-0.5]: "under below younger sub u <",
  0.5: "over above past >",
  0.2: "≥",
  [-0.2]: "≤",
  0: "aged ages age",
});

/** "Average age 34" tells an age and is no band. */
const MIDDLE = wordSet("average avg mean median typical minimum maximum");

/** "under-30s", "over 60", "18-24", "65+", "aged 30-59". */
export function bandAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const joined = word.includes("-")
    ? /^(under|over|above|below|sub|late|early|mid|u|o)-(\d{1,4})s?$/u.exec(word) // catches "under-30s", not "under-age"
    : null;
  if (joined) {
    const lead = BAND_LEADS.get(joined[1] ?? "") ?? 0.5;
    return axisMark({ scan, from: at, to: at + 1, family: "band", order: Number(joined[2]) + lead });
  }
  const lead = BAND_LEADS.get(word);
  if (lead !== undefined && !(lead === 0 && MIDDLE.has(lowerAt(scan, at - 1)) && lowerAt(scan, at - 2) !== ",")) {
    const before = lowerAt(scan, at - 1);
    const rough =
      lead !== 0 &&
      ((ROUGH.has(before) && !isNumberAt(scan, at - 2)) ||
        lowerAt(scan, at + 1) === "zero" ||
        (word === "over" && isCounted(scan, at + 2)) ||
        (word === "past" && before === "the")); // "to under 200", "the past four weeks"
    const low = rough ? null : bandStart(scan, at + 1, lead !== 0);
    const listed = low && lead === 0 && [low.to, low.to + 2].every((mark) => isListed(scan, mark)); // "aged 5, 6 and 7"
    if (!low || listed) return null;
    return axisMark({
      scan,
      from: at,
      to: low.to,
      family: "band",
      order: low.order + lead,
      name: wordsOf(scan, lead === 0 ? at + 1 : at, low.to),
      shy: lead !== 0,
    });
  }
  return null;
}

/** "over four semesters", "over four quarters": so many steps, not the band above four. */
const isCounted = (scan: Scan, at: number): boolean => {
  const noun = singular(lowerAt(scan, at));
  return noun !== lowerAt(scan, at) && (noun === "quarter" || (STEP_NOUNS.has(noun) && !YEARS_OF.has(noun)));
};

const isListed = (scan: Scan, mark: number): boolean =>
  [",", "and"].includes(lowerAt(scan, mark)) && isNumberAt(scan, mark + 1);

const bandStart = (scan: Scan, at: number, open: boolean): { order: number; to: number } | null => {
  const low =
    countAt(scan, at) ??
    (isNumberAt(scan, at) && /^\d{4}$/u.test(tokenAt(scan, at).text) ? Number(tokenAt(scan, at).text) : undefined); // catches "1800", not "18"
  if (low === undefined || (low >= 1900 && low <= 2099)) return null;
  let to = at + 1;
  const measured = measureAt(scan, to + 2) && !YEARS_OF.has(singular(lowerAt(scan, to + 2)));
  const told = tokenAt(scan, to).spaced && (measured || (open && lowerAt(scan, to) === "–")); // "age 3 – 95 cm", "under 18 – 22"
  if (["-", "–", "to", "and"].includes(lowerAt(scan, to)) && countAt(scan, to + 1) !== undefined && !told) to += 2;
  const aged = lowerAt(scan, to) === "s" && !tokenAt(scan, to).spaced;
  if (aged) to++;
  if (lowerAt(scan, to) === "+") to++;
  if (isOpen(scan, to)) to += 2; // "aged 65 and over"
  if (
    measureAt(scan, to) ||
    (currencyAt(scan, to) && !(aged && isPriced(scan, to))) || // "under 18s £5"
    GROUP_WORDS.has(lowerAt(scan, to)) ||
    scaleAt(scan, to, "count").factor > 1
  )
    return null;
  return { order: low, to };
};

/** Behind "and" or "or" they leave a band open. */
export const OPEN = wordSet("over older up above under younger below more");

/** "and over", "or younger". */
const isOpen = (scan: Scan, at: number): boolean =>
  ["and", "or"].includes(lowerAt(scan, at)) && OPEN.has(lowerAt(scan, at + 1)) && !isNumberAt(scan, at + 2);

/** "under 5 12%, 15 to 64 62% and over 65 26%" */
const OPEN_BAND =
  /\b(?:under|below|over|above|up to)[ -]\d+\b(?! ?%)|\d (?:and|or) (?:over|older|under|younger|above|more)\b/i; // catches "over 65 26%", not "over 65%"

/** Three figures each, joined by dashes. */
const SCORES = /\s\d{1,3}([-–])\d{1,3}\1\d{1,3}(?:[,;.\n].* \d{1,3}\1\d{1,3}\1\d|\.?$)/s; // catches "Rome 7-4-5, Bari 6-6-7" and "away 6-7-6.", not "2-2-1, 5-15"

const NOON = /\b\d{1,2}[-–]12\b[^–-]*\b12[-–]\d\b/; // catches "9-12: 45, 12-3: 61", not "8-12"

/** "18–24", "65+", "20-29 year olds": bare numbers joined by a dash, beside figures of another kind. */
export function bareBandAt(scan: Scan, at: number): AxisMark | NameNumber | null {
  const spelled = !isNumberAt(scan, at) && countAt(scan, at) !== undefined && lowerAt(scan, at + 1) === "or";
  const shared = lowerAt(scan, at - 1) === "%" && isWordAt(scan, at + 3); // "3% two or more cars"
  if (spelled && OPEN.has(lowerAt(scan, at + 2)) && (shared || isNumberAt(scan, at + 3)))
    return { kind: "name", ...placeOf(scan, at, at + 3) }; // "three or more 15%"
  const grouped = /^\d{1,3},\d{3}$/u.test(tokenAt(scan, at).text); // catches "1,000", not "1.5"
  if (!isNumberAt(scan, at) || !(grouped || /^\d{1,4}$/u.test(tokenAt(scan, at).text)) || currencyAt(scan, at - 1))
    return null; // catches "1000", not "10000"
  const low = Number(tokenAt(scan, at).text.replace(",", ""));
  const signed = lowerAt(scan, at + 1) === "+" && !tokenAt(scan, at + 1).spaced;
  const figured = isNumberAt(scan, at + 2) && tokenAt(scan, at + 2).spaced;
  const plus = signed && (figured || !(grouped || isNumberAt(scan, at + 2)));
  const between = lowerAt(scan, at + 1) === "to" && isNumberAt(scan, at + 2) && isNumberAt(scan, at + 3);
  const dash =
    (between && OPEN_BAND.test(scan.text)) ||
    (["-", "–"].includes(lowerAt(scan, at + 1)) && tokenAt(scan, at + 1).spaced === tokenAt(scan, at + 2).spaced);
  if (!plus && !dash && !isOpen(scan, at + 1)) return null;
  if (lowerAt(scan, at - 1) === "to" && isNumberAt(scan, at - 2)) return null; // "18 to 35 – 540"
  const quoted = /['’]/.test(lowerAt(scan, at - 1)) && tokenAt(scan, at + 1).spaced; // "'18 – 310", not "aged '18-24'"
  if ((grouped && !plus) || quoted || SCORES.test(scan.text)) return null;
  if (isOpen(scan, at + 1))
    return axisMark({
      scan,
      from: at,
      to: at + 3,
      family: "band",
      order: low + (BAND_LEADS.get(lowerAt(scan, at + 2)) ?? 0.5),
    });
  if (plus) return axisMark({ scan, from: at, to: at + 2, family: "band", order: low });
  const noon = NOON.test(scan.text) ? 12 : 0;
  const last = dash && isNumberAt(scan, at + 2) ? Number(tokenAt(scan, at + 2).text) : Number.NaN;
  const high = last < low && low === noon ? last + noon : last;
  const dated = tokenAt(scan, at + 1).spaced && high >= 1900 && high <= 2099; // "2019, 3 – 2020, 5"
  if (!(high > low) || (low >= 1900 && low <= 2099) || dated) return null;
  const order = low < noon / 2 ? low + noon : low; // "9-12, 12-3, 3-6"
  return axisMark({ scan, from: at, to: at + 3, family: "band", order, shy: true });
}
