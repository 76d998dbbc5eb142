/**
 * Numbers that are no data: phone numbers, links, hashtags, "24/7", sample sizes, "40-hour".
 * Each says why, for the notes.
 */

import { STEP_NOUNS, YEAR } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { SCALES } from "../../lexicon/number-words.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Aside, AxisMark, Figure, NameNumber } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { name } from "../numbers/plain-number.ts";
import { isCountAt } from "../numbers/small-number.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { aside, placeOf } from "../place.ts";
import { axisMark } from "../times/axis-mark.ts";

const attached = (scan: Scan, at: number): boolean => !tokenAt(scan, at).spaced;

/** "#fit4life", "@ana", "https://x.org/2024", "shop24.com". */
export function linkAt(scan: Scan, at: number): Aside | NameNumber | null {
  const { lower } = tokenAt(scan, at);
  const numbered = lower === "#" && isNumberAt(scan, at + 1);
  const sign = ["#", "@"].includes(lower) && (isWordAt(scan, at + 1) || numbered) && attached(scan, at + 1);
  const link = lower.startsWith("http") && lowerAt(scan, at + 1) === ":";
  const site =
    isWordAt(scan, at) &&
    lowerAt(scan, at + 1) === "." &&
    attached(scan, at + 2) &&
    ["com", "org", "net", "io", "de", "uk", "eu", "dev", "app", "co"].includes(lowerAt(scan, at + 2));
  if (!sign && !link && !site) return null;
  let to = at + 1;
  while (attached(scan, to) && !",;)!?\n".includes(lowerAt(scan, to))) {
    if (lowerAt(scan, to) === "." && tokenAt(scan, to + 1).spaced) break;
    to++;
  }
  const led = [":", "–", ...(numbered ? ["with", "at", "("] : [])].includes(lowerAt(scan, to)); // "#57 with 4.9 stars"
  const has = led || verbSense(lowerAt(scan, to)) ? 1 : 0;
  const figure = currencyAt(scan, to + has)?.to ?? to + has;
  if (sign && isNumberAt(scan, figure)) return name(scan, at, to); // "@ana 38, @ben 27", "#40 £320, #41 £295"
  if (numbered) return null;
  if (site && to === at + 3 && (isCapitalAt(scan, at) || isNumberAt(scan, figure)))
    return { kind: "name", ...placeOf(scan, at, to) }; // "Booking.com 4.5"
  return aside(scan, at, to, sign ? "hashtag or handle" : "link");
}

const TEXTED = /\btext (?:\p{L}+ ){0,2}(?:on|to) $/iu; // catches "Text us on ", not "the text on page "
const CALLS = wordSet("call ring phone tel hotline");

/** "0800 555 0199", "+44 7700 900123", "555-0142". */
export function phoneAt(scan: Scan, at: number): Aside | null {
  const plus = lowerAt(scan, at) === "+";
  let to = plus ? at + 1 : at;
  const first = tokenAt(scan, to);
  if (first.kind !== "number") return null;
  if (lowerAt(scan, at + 1) === "fm") return aside(scan, at, at + 2, "where to tune in");
  let groups = 0;
  let digits = 0;
  while (isNumberAt(scan, to)) {
    groups++;
    digits += tokenAt(scan, to).text.replace(/\D/gu, "").length; // catches blanks, not digits
    to++;
    const joined = ["-", ".", "/", "–"].includes(lowerAt(scan, to)) && attached(scan, to) && attached(scan, to + 1);
    if (joined && isNumberAt(scan, to + 1)) to++;
  }
  const texted =
    /^\d{5,}$/.test(first.text) && TEXTED.test(scan.text.slice(Math.max(0, first.start - 40), first.start)); // catches "60777", not "60,777"
  const told = scan.text.slice(first.start, tokenAt(scan, to - 1).end);
  const zero = digits >= 7 && /^0\d(?:\d| \d{3,4} \d{3,4}$)/u.test(told); // catches "0800 1234" and "01 555 0142", not "0.5"
  const lengths = first.text.length === 3 && lowerAt(scan, at + 1) === "-" ? [0, 0, 7, 10] : []; // "555-0142"
  const called = CALLS.has(lowerAt(scan, at - 1)) && groups > 1 && digits > 5; // "call 555 0143"
  return zero || called || texted || lengths[groups] === digits || (plus && digits >= 10)
    ? aside(scan, at, to, "phone number")
    : null;
}

const DAY_LEADS = wordSet("on since after until before dated");

/** "24/7", "50/50" and dates such as "5/17/2018", "on 11/29". */
export function slashedAt(scan: Scan, at: number): Aside | AxisMark | null {
  if (lowerAt(scan, at + 1) !== "/" || !isNumberAt(scan, at + 2) || !attached(scan, at + 1)) return null;
  const first = tokenAt(scan, at).text;
  const second = tokenAt(scan, at + 2).text;
  if (first === "24" && second === "7") return aside(scan, at, at + 3, "round the clock");
  const chain = lowerAt(scan, at + 3) === "/";
  if (YEAR.test(second) && Number(first) <= 12) {
    const position = Number(second) + (Number(first) - 1) / 12;
    return axisMark({ scan, from: at, to: at + 3, family: "month", order: position, position });
  }
  if (chain && isWordAt(scan, at + 4)) return aside(scan, at, at + 5, "a code or number of a thing"); // "2000/60/EC"
  if (chain)
    return YEAR.test(tokenAt(scan, at + 4).text) && Number(first) <= 31 ? aside(scan, at, at + 5, "date") : null;
  const dated =
    (DAY_LEADS.has(lowerAt(scan, at - 1)) || ZERO_DAYS.test(scan.text) || listsDays(scan)) &&
    DAY.test(`${first}/${second}`) &&
    lowerAt(scan, at + 3) !== "of";
  return dated ? axisMark({ scan, from: at, to: at + 3, family: "date", order: at }) : null; // day or month first: in the text's order
}

const LISTED_DAY = /(?<![\p{L}\d/] ?)([0-3]?\d)\/([0-3]?\d)(?: ?[:=–-] ?| )[$€£]?\d/gu; // catches "3/9 – 14", not "Ann 3/9, 14"

/** "3/9: 14, 10/9: 22, 17/9: 19": days of one month or two, each in front of its figure. */
function listsDays({ text }: Scan): boolean {
  const days = [...text.matchAll(LISTED_DAY)];
  return days.length > 2 && [1, 2].some((side) => new Set(days.map((day) => day[side])).size * 2 <= days.length);
}

const ZERO_DAYS = /(?=.*\b0\d\/)\b\d\d\/\d\d\b(?!\/).*\b\d\d\/\d\d\b(?!\/)/s; // catches "03/24 …, 04/24", not "30/06" or "12/20, 15/20"
const DAY = /^[0-3]?\d\/(?!5$|10$)[0-3]?\d$/; // catches "11/29", not the "7/10" of "on 7/10"
/** "n=612", "n = 1,200", "p < 0.05". */
export const sampleAt = (scan: Scan, at: number): Aside | null =>
  ["n", "p"].includes(lowerAt(scan, at)) &&
  ["=", ":", "<", ">", "≤"].includes(lowerAt(scan, at + 1)) &&
  isNumberAt(scan, at + 2)
    ? aside(scan, at, at + 3, "sample size")
    : null;

const OWNERS = wordSet("my our her his their your the");

/** "40-hour week", "1-bed flat", "6 month gym check": a number inside a description. */
export function compoundAt(scan: Scan, at: number): Aside | NameNumber | null {
  const next = lowerAt(scan, at + 1);
  const what = lowerAt(scan, at + 2);
  const glued = attached(scan, at + 1) && attached(scan, at + 2);
  if (glued && ["x", "×"].includes(next) && isNumberAt(scan, at + 2)) return name(scan, at, at + 3); // "the 4x100 final"
  if (glued && next === "-" && isWordAt(scan, at + 2) && !["odd", "ish"].includes(what)) {
    const person = what === "year-old" && OWNERS.has(lowerAt(scan, at - 1)); // "my 8-year-old", not "a 5-year-old bike"
    const alike = scan.tokens.filter(({ lower }, place) => lower === what && isNumberAt(scan, place - 2)).length > 1; // "3-bed flats £900, 2-bed flats £700"
    const item = isNumberAt(scan, at + 3) && tokenAt(scan, at + 3).spaced; // "the old lathe 24, the 5-axis 39"
    return person || alike || item || isCapitalAt(scan, at + 2) // "7-Eleven"
      ? name(scan, at, at + 3)
      : aside(scan, at, at + 3, "part of a description");
  }
  const described =
    STEP_NOUNS.has(next) &&
    singular(next) === next &&
    next.length > 3 &&
    next !== "part" && // "50 part time"
    /^(?!1$)\d{1,3}$/u.test(tokenAt(scan, at).text) && // catches the "6" of "6 month gym check", not "2022"
    isWordAt(scan, at + 2) &&
    !["in", "at", "and", "on", "for", "to", "after", "of", "with"].includes(what) &&
    !(["season", "half", "test"].includes(next) && what.endsWith("s")); // "704 Test wickets", "400 season tickets", "2 half marathons"
  return described && !measureAt(scan, at + 2) ? aside(scan, at, at + 2, "part of a description") : null;
}

const RESULTS = wordSet("rout win wins defeat victory draw loss lead drubbing thrashing triumph scoreline");

/** "61:1", "48:1": more than one such pair is data. */
const isRatios = (scan: Scan, own: number): boolean =>
  scan.tokens.some(
    ({ lower }, at) => lower === ":" && at !== own + 1 && isNumberAt(scan, at - 1) && isNumberAt(scan, at + 1),
  );

const RESULT_VERBS = wordSet("won lost drew it");
const ONE_RESULT = /^(?:\D|\d(?![–-]))*\d+[–-]\d+\D+(?:\d+(?![–-])\D+)+\d+(?![–-])\D*$/; // catches "won 3-2, xG 2.7 v 0.8", not "won 3-2, then 1-0 and 2-2"

/** "a 4–1 rout", "1:1000", "3 for 2": the score of one match, a scale, an offer. */
export function resultAt(scan: Scan, at: number): Aside | null {
  if (!isNumberAt(scan, at + 2)) return null;
  const link = lowerAt(scan, at + 1);
  if (["–", "-"].includes(link) && RESULTS.has(lowerAt(scan, at + 3)))
    return aside(scan, at, at + 3, "the result of one match");
  if (RESULT_VERBS.has(lowerAt(scan, at - 1)) && ONE_RESULT.test(scan.text))
    return aside(scan, at, at + 3, "the result of one match");
  const first = tokenAt(scan, at).text;
  const second = tokenAt(scan, at + 2).text;
  if (link === "for" && Number(first) - Number(second) === 1) return aside(scan, at, at + 3, "an offer");
  return link === ":" &&
    [first, second].includes("1") &&
    attached(scan, at + 2) &&
    second.length !== 2 &&
    !isRatios(scan, at)
    ? aside(scan, at, at + 3, "a ratio")
    : null;
}

/** "every 2 hours", "of every 50 eggs", "12 deaths per 100,000". */
export function intervalAt(scan: Scan, at: number): Aside | null {
  const money = currencyAt(scan, at + 1) ? 1 : 0;
  const before = lowerAt(scan, at - 1);
  const counted =
    isWordAt(scan, at - 1) && !measureAt(scan, at - 1) && !currencyAt(scan, at - 1) && !SCALES.has(before);
  const opens = at === 0 || before === "("; // "Per 100 g, peppers contain 128 mg"
  const thousands = attached(scan, at + 2 + money) && lowerAt(scan, at + 2 + money) === "k" ? 1 : 0; // "per 100k"
  const to = at + 2 + money + thousands;
  if (lowerAt(scan, at) === "per" && (counted || opens) && isNumberAt(scan, at + 1 + money))
    return aside(scan, at, (opens || attached(scan, to)) && measureAt(scan, to) ? to + 1 : to, "the reference amount");
  return lowerAt(scan, at) === "every" && isCountAt(scan, at + 1) && isWordAt(scan, at + 2)
    ? aside(scan, at, at + 3, lowerAt(scan, at - 1) === "of" ? "the whole" : "the interval")
    : null;
}

const ORDINAL_TAIL = /^(?:st|nd|rd|th)(?:-(\p{L}+))?$/u; // catches "th" and the tail of "5th-floor", not "thing"

/** "15th in business", "10th birthday"; "the 5th-floor bar" is named so. "82nd percentile, 45th" counts percentiles. */
export const ordinalAt = (scan: Scan, at: number): Aside | NameNumber | Figure | null => {
  const tail = attached(scan, at + 1) ? ORDINAL_TAIL.exec(lowerAt(scan, at + 1)) : null;
  if (!tail) return null;
  const figure = !tail[1] && scan.words.has("percentile") && figureAt(scan, at);
  if (figure) return { ...figure, ...placeOf(scan, at, at + (lowerAt(scan, at + 2) === "percentile" ? 3 : 2)) };
  return tail[1] ? name(scan, at, at + 2) : aside(scan, at, at + 2, "rank or anniversary");
};
