/**
 * A text without the end that tells of another measure: "The unemployment rate edged up to 6.3% in August from 6.2% in July, with the number of
 * people out of work climbing by 46,000" → "The unemployment rate edged up to 6.3% in August from 6.2% in July". Only read where that makes the
 * reader much surer; what is cut is said in a note. Not where the end goes on with the same measure.
 */
import type { Squeezed } from "./squeezed.ts";

const CUT =
  /(?:(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Gen|Sen|Gov|Rev|Jr|Sr|Co|Inc|Ltd|No|vs|\p{Lu}))[.;]|[”"]\.)(?= )|,? [–—-](?= )|,(?= (?:with|while|whilst|whereas|as|and|but|although|though|giving|taking|bringing|leaving|after|despite|of (?:which|whom)|thanks|when)\b)| (?=(?:as|while|whereas|when|although) )/gu; // catches "; " and ", with", not ", 12"

const TIMES =
  /\b(?:(?:in|of|by|since|from|until|to) )?(?:19|20)\d\d(?:[-–/]\d{2,4})?\b(?![.,]?\d)|\b\d{1,2}(?:st|nd|rd|th)?(?= (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December) )\d{1,2}\b(?![\d.,]*\d| ?%)|\b\d+(?=-\p{Ll}{3,})|\b\d+ (?:days|weeks|months|years)(?= to| in a row| ago| later| earlier)/gu; // catches "in 2024", "11" of "11 September" and "4" of "4-day week", not "2,024"
const FIGURE =
  /([$€£₹¥]|Rs\.? ?)?(?<![\p{L}\d])\d[\d,]*(?:\.\d+)?(?:-\d+)?(?: ?(%|per ?cent\b|percent\b|pc\b|°C?|C\b))?(?: ?(?:million|billion|trillion|lakh|crore|m|bn|tn)\b)*(?: (dollars|euros|pounds|yen|cents|crowns|kroner|roubles|rupees|km|kilometres|kilometers|metres|meters|mm|cm|hectares|tonnes|tons|litres|hours|minutes|seconds|years|days|points|GW|MW|TWh)\b)?/gu; // catches "$4.2bn", "6.3 percent" and "1,204 km", not "B96"

/** What a figure of a part is told in. */
const measureOf = (sign?: string, share?: string, unit?: string): string => {
  if (share) return share.replace(/per ?cent|percent|pc/u, "%"); // catches "per cent", not "C"
  return sign ? "money" : (unit ?? "count");
};

/** "three out of 10": a share like those told in per cent. */
const SHARES =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:in|out of) (?:every )?(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|twenty)\b(?![\d.,]*\d)/giu; // catches "one in 20", not "12 in the"

const COUNTED = /^(?: (?:of|more|fewer|\p{Ll}{3,}s\b)|-\p{L})/u; // catches " analysts" and " of the", not " in" or ", 33"
const HYPHENED = /^-\p{L}/u; // catches "-day" behind "4", not " - 12"
const SCALED = /\d,\d{3}|million|billion|lakh|crore|\dm\b|bn/u; // catches "46,000" and "3 million", not "48"
/** "48, 33, 20": what goes on without a measure goes on in the one that was told. */
const ELIDED = "elided";

function measuresIn(part: string): string[] {
  const told = part.replace(TIMES, " ").replace(SHARES, "1%");
  return [...told.matchAll(FIGURE)].flatMap(({ 0: figure, 1: sign, 2: share, 3: unit, index }) => {
    if (HYPHENED.test(told.slice(index + figure.length))) return []; // "a 4-day week"
    const measure = measureOf(sign, share, unit);
    const counted = COUNTED.test(told.slice(index + figure.length)) || SCALED.test(figure);
    return measure === "count" && !counted ? ELIDED : measure;
  });
}

const FEWEST = 2;

/** Null where all of it tells of one measure. */
export function mainClause(text: string): Squeezed | null {
  return cutWhere(text, (own, others) => {
    const [first] = own;
    const alike = first !== undefined && first !== ELIDED && own.every((one) => one === first || one === ELIDED);
    return alike && others.length <= own.length && !others.includes(first) && !others.includes(ELIDED);
  });
}

const BOTH_ENDS =
  /\bfrom (?:\p{L}+ ){0,4}?\p{Sc}?\d[^;:!?]* to (?:(?:just|only|about|around|almost|nearly|some) )*\p{Sc}?\d|\bto (?:(?:just|only|about|around|almost|nearly|some|a) )*\p{Sc}?\d[^;:!?]*,? (?:(?:up|down) )?(?:from|compared with|against|after) (?:\p{L}+ ){0,3}?\p{Sc}?\d/iu; // catches "from 27.1 pupils in 2000 to 24.3" and "to 4.3 in June, from 4.1", not "from 27 schools"
const LATER =
  /\b(?:(?:19|20)\d\d|then|now|today|later|next|since|earlier|before|ago|again|year|month|week|(?:Jan|Febr)uary|March|April|May|June|July|August|September|October|November|December)\b/u; // catches "by 2030", not "in village schools"
const OTHERS = /^(?:[.;]|,? (?:with|while|whilst|whereas|although|though|but)\b)/u; // catches ", with 21.2", not ", and, after the fair, to 81"
const ENDS = /\d\D{0,20}\b(?:to|from)\b\D{0,12}\d/u; // catches "95 to 60", not "3.66 million (2.36"
/** More are a row of their own. */
const MOST = 2;

/** The text up to where it tells of others, behind both ends of one change: "fallen from 27.1 in 2000 to 24.3, with 21.2 in village schools"; null where it goes on with times. */
export function changeClause(text: string): Squeezed | null {
  return cutWhere(
    text,
    (own, others, head, tail) =>
      others.length <= MOST &&
      own.length === FEWEST &&
      BOTH_ENDS.test(head) &&
      OTHERS.test(tail) &&
      !LATER.test(tail.slice(1)) &&
      !ENDS.test(tail),
  );
}

type Asked = (own: readonly string[], others: readonly string[], head: string, tail: string) => boolean;

/** The text up to the first place at which it may be cut so. */
function cutWhere(text: string, may: Asked): Squeezed | null {
  if (text.includes("\n")) return null;
  for (const { index } of text.matchAll(CUT)) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const [own, others] = [measuresIn(head), measuresIn(tail)];
    if (own.length >= FEWEST && others.length > 0 && may(own, others, head, tail))
      return { text: `${head}.`, back: (span) => span };
  }
  return null;
}
