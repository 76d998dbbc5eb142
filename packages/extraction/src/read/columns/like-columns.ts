/**
 * Two columns are named in one way: where the second is called by its verb, so is the first, "my son reads for 20 minutes and
 * plays for 90" → reads · plays; where it is called by what one of its figures is for, "£12 a head and £54 a car" → head · car,
 * or by a time, place or way behind it, "42 people on Monday and 18 on Friday", "40 min there, 55 back", so is the first too.
 * Not "the roof makes 24 and Dad 9".
 */
import { AUXILIARIES, isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const ADVERB = "(?: (?:about|around|only|just|nearly|roughly|some))?";
const PREPOSITION = "( (?:for|at|on|up|in|with|through))?";
const PARTICLES: ReadonlySet<string> = new Set([" in", " up", " on"]);
const VERB = new RegExp(`(?:^|[ ,])(\\p{L}+)${PREPOSITION}${ADVERB} ?[$€£¥₹]?$`, "u"); // catches "reads for " and "scored ", not "reads: "
const SECOND = new RegExp(`(?:^|[ ,])(?:and|but|while|then) (\\p{Ll}+)${PREPOSITION}${ADVERB} ?[$€£¥₹]?$`, "u"); // catches " and plays for ", not " and Dad for "
const EACH = /^[$€£¥₹]?\d[\d.,]*(?:[%kmb]| \p{L}+)??(?: (?:an?|per|each) |\/)(\p{L}+)/u; // catches "£12 a head" and "8 euros per adult", not "£12 for a head"

const isDeed = (word: string): boolean =>
  verbSense(word.toLowerCase()) !== null && !AUXILIARIES.has(word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const sameWord = (one: string, two: string): boolean => one.toLowerCase() === two.toLowerCase();

/** Ends of a verb in one form: "reads" and "plays", "scored" and "conceded", "read" and "play". */
const endOf = (verb: string): string => /(?:s|ed|ing)$/u.exec(verb)?.[0] ?? ""; // catches the "ed" of "scored", not of "edge"

/** The verb in front of the first figure, in the form of that in front of the second. */
function verbOf(before: string, between: string, second: string): string | null {
  const [, told = "", with2] = SECOND.exec(between) ?? [];
  const [, verb = "", with1] = VERB.exec(before) ?? [];
  if (!sameWord(told, second) || verb === "" || isSmallWord(verb.toLowerCase())) return null;
  const formed = endOf(told) === endOf(verb) || between.includes("while ");
  const alike = formed && isDeed(verb) && (isDeed(told) || (with1 === " for" && with2 === with1));
  const whole = with2 === undefined && with1 !== undefined && PARTICLES.has(with1) ? verb + with1 : verb; // "put in 190 km and sleep 9 hours"
  return alike ? whole : null;
}

/** What a first figure is for, as the second is. */
function eachOf(own: string, other: string, second: string): string | null {
  const [told = "", name = ""] = [EACH.exec(other)?.[1], EACH.exec(own)?.[1]];
  return sameWord(told, second) && name !== "" && !isSmallWord(name.toLowerCase()) ? name : null;
}

const PLACE =
  /^[$€£¥₹]?\d[\d.,]*%?(?: \p{Ll}+){0,4}? (on|in|at|by|for|with|to|from|among) (?:the |our |my |a )?([\p{L}-]+)(?=[ ,.;]|$)/u; // catches "42 people came on Monday" and "18 on Friday", not "42, on Monday"
const WAY = /^[$€£¥₹]?\d[\d.,]*(?:%| \p{Ll}+)?? (\p{Ll}+)(?=[,.;]| and |$)/u; // catches "40 min there," and "55 back.", not "40 there is"

/** Both stand behind the same small word, or alone behind their figures; the first is now called by what is counted. */
function behindOf(own: string, other: string, [first, second]: readonly [string, string]): string | null {
  const counted = own.replace(/^[$€£¥₹\d.,% ]+/u, "").toLowerCase(); // catches the "42 " of "42 people"
  if (!counted.startsWith(first.toLowerCase())) return null;
  const [, prep1, name1 = ""] = PLACE.exec(own) ?? [];
  const [, prep2, name2 = ""] = PLACE.exec(other) ?? [];
  if (prep1 && prep1 === prep2 && sameWord(name2, second)) return name1;
  const [way1 = "", way2 = ""] = [WAY.exec(own)?.[1], WAY.exec(other)?.[1]];
  return sameWord(way2, second) && verbSense(way1) !== "verb" && WAYS.has(second.toLowerCase()) ? way1 : null;
}
const WAYS: ReadonlySet<string> = new Set("back there up down in out home away back off on".split(" "));

/** What the first column is called as the second one is; null where the text tells them in two ways. */
function likeSecond(text: string, { cells, series }: Reading): string | null {
  const row = cells.toSorted((one, two) => (one[0]?.spans[0]?.[0] ?? 0) - (two[0]?.spans[0]?.[0] ?? 0))[0] ?? [];
  const [one, two] = row.map((cell) => cell?.spans[0]);
  const second = series[1] ?? "";
  if (!one || !two || one[1] > two[0] || row.some((cell) => cell?.kind !== "stated")) return null;
  const verb = verbOf(text.slice(0, one[0]), text.slice(one[1], two[0]), second);
  const [own, other] = [text.slice(one[0], two[0]), text.slice(two[0])];
  return verb ?? eachOf(own, other, second) ?? behindOf(own, other, [series[0] ?? "", second]);
}

/** The readings, the best with its first column named as its second is. */
export function withLikeColumns({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2) return rows;
  const { reading } = best;
  const [first = "", second = ""] = reading.series;
  const told = likeSecond(text, reading);
  if (!told || first.toLowerCase().includes(told.toLowerCase()) || sameWord(told, second)) return rows;
  return [{ ...best, reading: { ...reading, series: [capital(told), second] } }, ...others];
}
