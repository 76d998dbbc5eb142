/**
 * Columns that two words set apart go by these words, whatever noun both share: "Old and new prices: bread 2.10 and 2.40" →
 * Old · New, not New prices; "First and second homework: Lina 8 and 9" → First · Second. Not "Tea and iced coffee".
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** Words of one line are set against each other. */
const CONTRASTS = [
  "first|second|third",
  "old|new",
  "home|away",
  "min|max|minimum|maximum|mean|average",
  "small|medium|large|big",
  "morning|afternoon|evening",
  "male|female",
  "men|women|boys|girls",
  "hot|cold",
  "high|low",
  "north|south|east|west|northern|southern|eastern|western",
  "spring|summer|autumn|winter",
  "inner|outer",
  "upper|lower",
  "left|right",
  "front|back|rear",
  "adult|child",
  "single|double",
  "long|short",
  "gross|net",
  "domestic|foreign|international|overseas",
  "public|private",
  "urban|rural",
  "red|white",
  "free|paid",
  "online|offline|in-store",
  "planned|actual",
  "fixed|variable",
  "full-time|part-time",
  "day|night",
  "weekday|weekend",
  "peak|off-peak",
  "expected|real|actual",
].map((line) => line.split("|"));

const WORDS = [...new Set(CONTRASTS.flat())].join("|");
const HEAD = new RegExp(
  `(?<![\\p{L}-])(${WORDS})(?:['’]s?)? (?:and|or|&|vs\\.?|versus|v|then) (?:the )?(${WORDS})(?:['’]s?)? (\\p{L}+)(?=[^\\d.;!?]{0,40}[:,–-])`,
  "iu",
); // catches "Old and new prices:", not "old and new."

const areSetApart = (one: string, two: string): boolean =>
  one !== two && CONTRASTS.some((line) => line.includes(one) && line.includes(two));

/** "New" and "New prices", not "News" */
const opens = (name: string, word: string): boolean =>
  `${name.toLowerCase().replace(/['’]s?(?= |$)/u, "")} `.startsWith(`${word.toLowerCase()} `); // catches the "'s" of "Women's shoes", not "news"

const cased = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const SLASHED =
  /(?:^|[^\p{L}])\p{L}+(?:\/\p{L}+){1,3} (split|breakdown|comparison|figures|results?|scores?|numbers|data|stats|totals)\b/iu; // catches "North/South split", not "and/or"

/** "North/South split: …": what all columns are stands behind the last. */
function slashed(text: string, series: readonly string[]): readonly string[] | null {
  const [, noun = ""] = matchIn(text, SLASHED) ?? [];
  const last = series.at(-1) ?? "";
  const plain = last.slice(0, -noun.length - 1);
  const ends = noun !== "" && plain !== "" && last.toLowerCase() === `${plain} ${noun}`.toLowerCase();
  return ends && series.slice(0, -1).every((name) => !name.includes(" ")) ? [...series.slice(0, -1), plain] : null;
}

/** The readings, the best with its columns so. */
export function withContrastHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const apart = best && text.includes("/") ? slashed(text, best.reading.series) : null;
  if (best && apart) return [{ ...best, reading: { ...best.reading, series: apart } }, ...others];
  if (best?.reading.series.length !== 2) return rows;
  const [first = "", second = ""] = best.reading.series;
  const [, one = "", two = "", noun = ""] = matchIn(text, HEAD) ?? [];
  if (one === "" || !areSetApart(one.toLowerCase(), two.toLowerCase())) return rows;
  const told = opens(first, one) && (opens(second, two) || second.toLowerCase() === noun.toLowerCase());
  const plain = first.toLowerCase() === one.toLowerCase() && second.toLowerCase() === two.toLowerCase();
  if (!told || plain) return rows;
  return [
    { ...best, reading: { ...best.reading, series: [cased(one), cased(two)], measure: best.reading.measure ?? noun } },
    ...others,
  ];
}
