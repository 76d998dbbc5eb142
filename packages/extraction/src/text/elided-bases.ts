/**
 * So many "in ten" or "out of five", said of two groups at least and left out of the last: "seven out of ten book in June, two out of ten in May, and one in
 * March" → "and one out of ten in March". Not "Four out of five dentists floss, one doesn't", nor "one in five tea, one in five coffee, and two milk",
 * which are not all of them.
 */
import { matchesIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBERS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten".split(" ").map((word, at) => [word, at + 1]),
);
const NUMBER = `(?:${[...NUMBERS.keys()].join("|")}|\\d{1,2})`;
const SHARE = new RegExp(`(?<![\\p{L}\\d.,-])(${NUMBER}) (out of|in) (${NUMBER})(?![\\p{L}\\d.,%]\\d?)`, "giu"); // catches "two out of ten", not "two in tens"
const LAST = new RegExp(
  `(?<=,? and |, |; )(?:only |just |barely )?(${NUMBER})(?= (?!hundred|thousand|million|percent|per cent|out of|in (?:${NUMBER}|eleven|twelve|fifteen|twenty|thirty|forty|fifty|an? |every )|of (?:them|us|whom)|more|other|others|point|or|to|and)\\p{Ll}[^\\d.;:!?]{1,50}[.!?]?$)`,
  "iu",
); // catches "one" of ", and one in March." at the end, not of "and one hundred"
const FEWEST = 2;

const numberOf = (word: string): number => NUMBERS.get(word.toLowerCase()) ?? Number(word);

/** Null where no group is told so. */
export function elidedBases(text: string): Squeezed | null {
  if (!/ (?:out of|in) (?:\d|five|ten|four|six|eight|nine|seven|three|two)/iu.test(text)) return null; // catches " in ten", not "in tents"
  const shares = matchesIn(text, SHARE);
  const [first] = shares;
  const end = shares.at(-1);
  if (!first || !end || shares.length < FEWEST) return null;
  const [, , how = "", base = ""] = end;
  if (shares.some((share) => numberOf(share[3] ?? "") !== numberOf(base))) return null;
  const found = LAST.exec(text);
  const from = found ? found.index + found[0].length : 0;
  if (!found || from <= end.index + end[0].length) return null;
  const sum = shares.reduce((all, [, many = ""]) => all + numberOf(many), numberOf(found[1] ?? ""));
  return sum === numberOf(base) ? pieced(text, [[0, from], ` ${how} ${base}`, [from, text.length]]) : null;
}
