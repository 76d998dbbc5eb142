/**
 * Times told by how long after another they are: "now, six years later, it is £1,150" → "now it is £1,150"; "Ten years after the 2012 Games, 61% own a
 * bike, up from 38% in 2010" → "In 2022, 61% own a bike, up from 38% in 2010"; "ten more than the spring before" → "than the year before". Not "six
 * years later it was", nor "ten years after the Games".
 */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT =
  "\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NOW = new RegExp(
  `(?<=\\b(?:now|today)),? (?:just |only |some |barely |nearly )?(?:${COUNT}) (?:year|month|week|day|decade|season|term)s? (?:later|on|after),?(?= \\p{L})`,
  "giu",
); // catches ", six years later," of "now, six years later, it", not "six years later"
const AFTER = new RegExp(
  `(?<=^|[.!?] )(?:(?:just|only|some|almost|nearly|about) )?(${COUNT}) (years?|decades?) after (?:the )?((?:18|19|20)\\d\\d)(?: (?!and\\b)\\p{L}[\\p{L}'’-]*){0,4},(?= [^.;]*\\d)`,
  "iu",
); // catches "Ten years after the 2012 Games," in front of " 61%", not "Ten years after the Games,"
const OTHER_TIME = /\b(?:18|19|20)\d\d\b.+\b(?:18|19|20)\d\d\b/su; // catches two years, not one
const DECADE = 10;
const MONTH =
  "January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|Christmas|Easter";
const THAN = new RegExp(
  `(?<=\\b(?:than|on|from) (?:in |that of )?the )(?:(?:${MONTH})|((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))(?= (?:before|previous)\\b)`,
  "gu",
); // catches "September" of "than the September before", not "than in September"

const countOf = (word: string): number =>
  UNITS_WORDS.get(word) ?? TENS_WORDS.get(word) ?? (/^an?$/u.test(word) ? 1 : Number(word)); // catches "a" and "an", not "at"

/** Null where no time is told so. */
export const laterTimes = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => without(now, NOW),
    (now) => without(now, THAN, (_, __, [day]) => (day ? "week" : "year")),
    (now) =>
      OTHER_TIME.test(now)
        ? without(now, AFTER, (found, _, [count = "", span = "", year = ""]) => {
            const years = countOf(count.toLowerCase()) * (span.toLowerCase().startsWith("decade") ? DECADE : 1);
            return years > 0 ? `In ${Number(year) + years},` : found;
          })
        : null,
  ]);
