/**
 * The two ends of a change go by what stands "between … and …" in front of it: "Between the mock and the final, maths rose from 61 to 68" →
 * Mock · Final, not Before · After. Only moments: not "Between men and women, the gap rose from 12 to 15".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BETWEEN =
  /(?:^|[.;:!?\n] )between (?:(?:the|our|my|his|her|their) )?(?<one>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) and (?:(?:the|our|my|his|her|their) )?(?<two>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}), /iu; // catches "Between the mock and the final, ", not "the gap between men and women"
const MOMENTS = wordSet(
  "mock final test exam check survey poll round wave audit census visit weigh-in kickoff kick-off half half-time halftime start finish end beginning launch draft edition season term semester quarter heat trial count interview session screening inspection review report election referendum christmas easter diwali ramadan summer winter spring autumn",
);
const IMPLIED = wordSet("before after now then");

const last = (words: string): string => words.toLowerCase().split(" ").at(-1) ?? "";

/** "the first and the second survey": both are surveys. */
const whole = (one: string, two: string): string => {
  const [, ...noun] = two.split(" ");
  return one.includes(" ") || MOMENTS.has(last(one)) || noun.length === 0 ? one : `${one} ${noun.join(" ")}`;
};

/** The readings, the best with its two ends so. */
export function withBetweenEnds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const points = best?.reading.points ?? [];
  if (!best || points.length !== 2 || !points.every(({ name }) => IMPLIED.has(name.toLowerCase()))) return rows;
  const { one = "", two = "" } = matchIn(text, BETWEEN)?.groups ?? {};
  const first = whole(one, two);
  if (one === "" || ![last(first), last(two)].some((word) => MOMENTS.has(word))) return rows;
  const named = points.map((point, at) => ({ ...point, name: at === 0 ? first : two }));
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
