/**
 * What figures measure, where only their unit, the word behind it or the deed says it: "The Nile is 6,650 km long" → "Km long",
 * "Length"; "A cat weighs 4 kg" → "Weight"; "the shop sold 210 hats" → "Hats sold".
 */
import { AUXILIARIES, isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { basesOf, singular } from "../../lexicon/morphology.ts";
import { PARTICIPLE_OF } from "../../lexicon/participles.ts";
import { DEEDS_TOLD, DIMENSIONS_TOLD } from "../../lexicon/quantities.ts";
import { CHANGE_DOWN, CHANGE_UP, VERB_NOUNS } from "../../lexicon/verbs.ts";
import { isNoun, isVerb, lowerOf } from "../../read/sentence/atom.ts";
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { capitalised } from "../name.ts";
import type { TitleInput } from "../title-input.ts";
import type { Amount } from "../told-amount.ts";
import { gapsOf, untold, wordsUpTo } from "../told-gaps.ts";

export type Measures = {
  /** The unit, where it is a word: "Degrees". */
  unit: string;
  /** … with what stands behind it: "Kcal a minute", "Km long". */
  united: string;
  /** The noun for what is measured: "Length". */
  measured: string;
  /** … with what it is for: "Spending on ads". */
  purposed: string;
  /** What was counted and done: "Hats sold". */
  sold: string;
};

const NUMBER = /^[^\p{L}]*\d[^\p{L}]*(?:(?:hundred|thousand|lakh|million|crore|billion|trillion|dozen)s? )?/iu; // catches the "6,650 " of "6,650 km long" and the "8.3 million " of "8.3 million subscribers", not "forty tonnes"
const WORDS = /^\p{L}{2,}(?: \p{L}+)*$/u; // catches "degrees" and "km long", not "%", "m" or "km/h"
const SAYABLE = /^\p{Ll}{4,}$/u; // catches "points", not "pts" or "GWh"
const PAST = /..ed$/u; // catches "opened", not "red"
/** Most words of a unit with what stands behind it. */
const LONGEST = 5;

/** Nothing is done to what they tell of: "finished on 82 points", "lasted 22 minutes", "climbed 3 degrees". */
const UNDONE =
  wordSet(`finished ended landed lasted averaged stayed totalled totaled numbered amounted happened looked seemed
  appeared remained peaked bottomed stood measured weighed reached hovered settled`);

/** Changes that somebody makes of something: "GW added". */
const MADE = wordSet("added gained raised");

const isUndone = (verb: string): boolean =>
  UNDONE.has(verb) || ((CHANGE_UP.has(verb) || CHANGE_DOWN.has(verb)) && !MADE.has(verb));

const participleOf = (verb: string): string =>
  PARTICIPLE_OF.get(verb) ?? (PAST.test(verb) && !isUndone(verb) ? verb : "");

/** What the text says behind the number of a figure: "km long", "degrees"; "" for no word. */
function unitOf({ text }: Scan, { start, numberEnd, end, unit }: Figure): string {
  if (unit?.kind === "currency") return ""; // "46 cents"
  const whole = text.slice(start, end);
  const told = (NUMBER.test(whole) ? whole.replace(NUMBER, "") : text.slice(numberEnd, end)).trim();
  return WORDS.test(told) && !isSmallWord(told.split(" ")[0] ?? "") ? told : "";
}

const titled = (words: string): string => (words === "" ? "" : capitalised(words));

const HISSING = /(?:s|x|z|[cs]h)$/u; // catches "crash", not "visit"

/** "The app crashed 14 times a day": the noun of the deed, where times alone are counted. */
const countedDeed = (unit: string, verbs: readonly string[]): string => {
  const verb = unit === "times" ? verbs.flatMap(basesOf).find((base) => VERB_NOUNS.has(base)) : undefined;
  return verb ? `${verb}${HISSING.test(verb) ? "es" : "s"}` : "";
};

/** Names tell it already: "We won 12, lost 5", "300 oaks, 150 beeches". */
const isNamed = ({ reading }: TitleInput, word: string): boolean =>
  [...reading.points.map(({ name }) => name), ...(reading.series.length > 1 ? reading.series : [])].some((name) =>
    name.toLowerCase().split(" ").map(singular).includes(singular(word.toLowerCase())),
  );

const ASIDE = /\d[^.;:!?]*, $/u; // catches ", " behind a figure, in front of "closed for repairs"

const RATED = /^ (?:it|the|its|their|our|my|his|her|this|that|them|us|\p{Lu}|\d[\d.]* for\b)/u; // catches " it" behind "Ann rates", not ": 12" or " rose" behind "cure rates"

/** Somebody rates something: "Ann rates the film 8", not "cure rates". */
const isRated = (text: string): boolean =>
  text
    .split(/\brates?\b/u)
    .slice(1)
    .some((behind) => RATED.test(behind)); // catches "rates" and "rate", not "rated"

const SORTED = /\brated [\d,]+ \p{Ll}{3,}s\b/u; // catches "rated 12 schools", not "rated 9"

/** "Cost" for "costs"; rates are no rating, nor are counts of what was rated. */
export const deedNoun = (word: string, text: string): string | undefined =>
  ((word === "rates" || word === "rate") && !isRated(text)) || (word === "rated" && SORTED.test(text))
    ? undefined
    : DEEDS_TOLD.get(word);

/** @param counted what the reading says is counted, "" for nothing */
export function measuresTold(input: TitleInput, counted: string, { purpose, by }: Amount): Measures {
  const { scan, mentions, reading } = input;
  const figures = reading.figures.toSorted((a, b) => a.start - b.start);
  const gaps = gapsOf(scan, mentions, reading);
  const at = figures.findIndex((figure) => unitOf(scan, figure) !== "");
  const figure = figures[at];
  const [unit = "", ...own] = figure ? unitOf(scan, figure).split(" ") : [];
  const behind = untold(wordsUpTo(gaps[at + 1]?.atoms ?? [], reading)).map(({ token }) => token.text);
  const united = at < 0 ? [] : [unit, ...own, ...behind].slice(0, LONGEST);
  const first = gaps[1]?.atoms[0];
  const verbs = gaps
    .slice(0, 2)
    .flatMap(({ atoms }) => atoms.filter(isVerb))
    .filter(({ lower, token }) => lower !== "rates" || RATED.test(scan.text.slice(token.end)))
    .filter(({ lower, token }) => !PAST.test(lower) || !ASIDE.test(scan.text.slice(0, token.start)))
    .map(({ lower }) => lower)
    .filter((lower) => !AUXILIARIES.has(lower) && !isNamed(input, lower));
  const dimension = united.flatMap((word) => DIMENSIONS_TOLD.get(word) ?? [])[0] ?? "";
  const times = countedDeed(unit || lowerOf(first), verbs);
  const measured = dimension || times || verbs.flatMap((verb) => deedNoun(verb, scan.text) ?? [])[0] || "";
  const participle = verbs.map(participleOf).find(Boolean) ?? "";
  const plural = isNoun(first) && singular(first.lower) !== first.lower ? first.token.text : "";
  const noun = [counted, plural, unit].find((word) => !["", "times"].includes(word) && !isNamed(input, word)) ?? "";
  return {
    unit: SAYABLE.test(unit) && unit !== "times" && measured === "" ? titled(unit) : "",
    united: united.length > 1 && (SAYABLE.test(unit) || dimension) && unit !== "times" ? titled(united.join(" ")) : "",
    measured: titled(measured),
    purposed: measured && purpose ? titled(`${measured} ${by} ${purpose}`) : "",
    sold: noun && participle ? titled(`${noun} ${participle}`) : "",
  };
}
