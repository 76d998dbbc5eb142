/**
 * English as it is written by people who speak another tongue at home, told in the usual words: "Mr. Kumar having 5 acres" → "has",
 * "1200 students out of which 700" → "of which", "12 tys." → "12 thousand", "1.2万" → "12000". Places go back to the text as typed.
 */
import { SCALES } from "../lexicon/number-words.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

/** Magnitudes of Chinese and Japanese. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ["千", 1e3],
  ["万", 1e4],
  ["萬", 1e4],
  ["百万", 1e6],
  ["千万", 1e7],
  ["亿", 1e8],
  ["億", 1e8],
]);
const SIGNED = /(?<![\d.,])(?:\d+(?:\.\d+)? ?(?:[百千]?[万萬]|[亿億]|千))+(?!\p{Script=Han})[人元円]?/gu; // catches "1億2千万", not "12人"
const PART = /(\d+(?:\.\d+)?) ?([百千]?[万萬]|[亿億]|千)/gu; // catches "2千万", not "12人"

const inDigits = (found: string): string => {
  const sum = [...found.matchAll(PART)].reduce(
    (all, [, digits, sign]) => all + Number(digits) * (SIGNS.get(sign ?? "") ?? 0),
    0,
  );
  return String(Number(sum.toPrecision(12)));
};

/** "in first quarter, in second": without the article that tells a place in a row. */
const IN_TURN =
  /(?<=(?<!\p{L})in )(?=(?:first|second|third|fourth|fifth|sixth)(?: (?:quarter|half|week|month|year|term|semester|round|day|shift)(?!\p{L})| and | rest |[,.;]|$))/giu; // catches the place in front of "second" in "in second,", not of "in second gear"
const AMOUNTS = /(?<=\p{Ll} )(?:amounts|is amounting) to (?=(?:about |around |nearly )?[$€£₹]?\d)/giu; // catches "amounts to " in front of "6,5", not "amounts to a lot"
/** "The half goes in salaries, the quarter in rent". */
const THE_PART =
  /(?<=\b(?:half|third)\b.*[,;.]? (?:and )?)\bthe quarter(?= (?:of (?!20|19)|goes|go|is|are|comes?|uses?|prefers?|votes?|likes?|says?|said|works?|takes?|in|to|for|on)\b)/giu; // catches "the quarter" of "the half goes …, the quarter goes", not of "in the quarter"
const AGES = /(?<!\p{L})from \d{1,2} (?:to|till|until) \d{1,2}(?= years?(?: old)?:? [$€£₹]?\d)/giu; // catches "from 13 to 17" in front of "years 8 €", not of "years ago"
/** "2 lakh 50 thousand", "1 crore 20 lakh": one amount. */
const LAKHS = /(?<![\d.,])\d+ (?:lakh|crore)s?(?: \d+ (?:lakh|thousand)s?)+(?!\p{L})/giu; // catches "2 lakh 50 thousand", not "2 lakh, 50 thousand"
const inAll = (found: string): string =>
  String(
    [...found.matchAll(/(\d+) (\p{L}+)/gu)].reduce(
      (sum, [, count, word = ""]) => sum + Number(count) * (SCALES.get(word.toLowerCase()) ?? 0),
      0,
    ),
  ); // catches "50 thousand", not "50"

/** "This is number of visitors: 2019 – 10": what a heading need not say. */
const THIS_IS =
  /^(?:this|here|it|below|these) (?:is|are) (?:the |our |my )?(?!how|what|why|where|who|when)(?=\p{L}[^.:!?\n\d]*: ?\p{L}?)/iu; // catches "This is " in front of "number of visitors: ", not "this is 12"
const ON_AVERAGE = /\bin average(?=,| (?:about |around |only )?[$€£₹]?\d)/giu; // catches "in average" in front of "3.200 €", not of "weather"
/** "In the first place is Brazil with 5". */
const IN_PLACE =
  /(?<=^|[,;.] ?(?:and )?)(?:in|on) (?:the )?(?:first|second|third|fourth|fifth|last) (?:place|position),?(?: (?:is|was|comes|came|follows))? (?=\p{Lu})/giu; // catches "in the second place " in front of "Germany", not "in second place"
const SINCE = /(?<!\p{L})since (?:the )?(\p{L}{3,9}|(?:19|20)\d\d) until (?=\p{L}|\d)/giu; // catches "since January until ", not "since May"
const FROM = /(?<![\d.,/–$€£₹-])\d{1,3} from (?:the )?\d{1,3}(?=[ ,.;]|$)(?! to\b)/giu; // catches "8 from 40", not "8 from 2020"
/** All are parts of one whole. */
function areShares(found: readonly string[]): boolean {
  const pairs = found.map((pair) => (pair.match(/\d+/gu) ?? []).map(Number)); // catches "8" and "40", not "from"
  const [, whole = 0] = pairs[0] ?? [];
  return pairs.length > 1 && pairs.every(([part = 0, other]) => part <= whole && other === whole);
}
const SHORT = /(?<=\b(?:Tsd|Mio|Mrd|Mill))\.(?= ?(?:€|EUR|Euro|\$|USD|CHF|zł|PLN|kr)\b|[)\]]| ?[€$])/giu; // catches the point of "Mio. €", not of "Mio. people"

const HAVING = /(?<=\p{L} )having(?= (?:only |about |around |nearly )?[$€£₹]?\d)/giu; // catches the "having" of "Kumar having 5", not of "having fun"
const BY_SPAN =
  /(?<!\p{L})by (?=(?:year|month|week|day|hour|person|head),? \d[\d.,]* ?(?:kg|km|l|lit(?:re|er)s?|g|€|\$|euros?|dollars?|hours?|h|min|minutes|cups?|times|%)(?!\p{L}))/giu; // catches the "by " of "by year 25 kg", not of "by day 25 we"
const FEWEST = 2;

/** Null where nothing is. */
export const inUsualEnglish = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => (/[千万萬亿億]/u.test(now) ? without(now, SIGNED, inDigits) : null), // catches "1.2万", not "12"
    (now) =>
      /\bout of (?:which|whom|these|those)\b/iu.test(now)
        ? without(now, /\bout (?=of (?:which|whom|these|those)\b)/giu)
        : null, // catches "out of which", not "out of 10"
    (now) => ((now.match(IN_TURN)?.length ?? 0) < FEWEST ? null : without(now, IN_TURN, () => "the ")),
    (now) => (/the quarter/iu.test(now) ? without(now, THE_PART, (found) => `a ${found.slice(4)}`) : null), // catches "the quarter", not "a quarter"
    (now) => without(now, AGES, (found) => found.slice(5).replace(/ (?:to|till|until) /u, "-")), // catches " to ", not "-"
    (now) => (/\d (?:lakh|crore)s? \d/iu.test(now) ? without(now, LAKHS, inAll) : null), // catches "2 lakh 50", not "2 lakh"
    (now) => without(now, THIS_IS),
    (now) => without(now, ON_AVERAGE, () => "on average"),
    (now) => (/ (?:place|position)\b/iu.test(now) ? without(now, IN_PLACE) : null), // catches " place", not "placed"
    (now) =>
      / until /iu.test(now)
        ? without(now, SINCE, (found) => found.replace(/^since/iu, "from").replace(/until/iu, "to"))
        : null, // catches " until ", not "untilled"
    (now) => {
      return areShares(now.match(FROM) ?? []) ? without(now, FROM, (found) => found.replace(" from ", " of ")) : null;
    },
    (now) => (/\bby /iu.test(now) ? without(now, BY_SPAN, () => "per ") : null), // catches "by ", not "baby"
    (now) => without(now, SHORT),
    (now) => (/amount/iu.test(now) ? without(now, AMOUNTS, () => "is ") : null), // catches "amounts", not "sum"
    (now) => ((now.match(HAVING)?.length ?? 0) < FEWEST ? null : without(now, HAVING, () => "has")),
    (now) => (/\d ?(?:tys|tis)\b/iu.test(now) ? without(now, /(?<=\d) ?(?:tys|tis)\b\.?/giu, () => " thousand") : null), // catches "12 tys.", not "artist"
  ]);
