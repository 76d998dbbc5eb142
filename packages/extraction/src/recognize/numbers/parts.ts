/**
 * Shares in words: "a third" → 33.33 %, "two fifths" → 40 %, "three out of five" → 60 %, "1 in 10" → 10 %, "half".
 * Not: "half an hour", "the third", "6 in 5", "20000 in 1998", "a second".
 */
import { MONTHS, STEP_NOUNS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, CONJUNCTIONS, HEDGES, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { GROUP_WORDS, ORDINAL_WORDS, PART_WORDS } from "../../lexicon/number-words.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { fractionAt } from "./fraction-tail.ts";
import { isTail } from "./part-tail.ts";
import { countAt, smallNumber } from "./small-number.ts";
import { spelledAt } from "./spelled.ts";
import { measureAt } from "./unit-at.ts";

/** A share of 0 to 1, in percent, as told from one token up to another. */
export const share = (scan: Scan, from: number, to: number, value: number): Figure => ({
  kind: "figure",
  ...placeOf(scan, from, to),
  value: Number((value * 100).toPrecision(6)),
  unit: { kind: "percent", symbol: "%" },
  scaled: false,
  bare: false,
  weak: false,
  signed: false,
  numberEnd: tokenAt(scan, to - 1).end,
  part: true,
});

/** What a ratio is told of: "six", "a hundred", "1,000". */
function bottomAt(scan: Scan, at: number): { value: number; to: number } | null {
  if (!isNumberAt(scan, at)) return spelledAt(scan, at);
  const value = countAt(scan, at) ?? Number(/^\d{1,3},000$/u.exec(tokenAt(scan, at).text)?.[0].replace(",", "") ?? 0); // catches "1,000", not "1998"
  return value > 0 ? { value, to: at + 1 } : null;
}

/** "2% for every other element" */
const ALL_ELSE = wordSet("for than beat beats");

/** "every second household", "every other one", "every twentieth": one in so many. Not "every second Tuesday", "every other day". */
function everyAt(scan: Scan, at: number): Figure | null {
  if (lowerAt(scan, at) !== "every" || ALL_ELSE.has(lowerAt(scan, at - 1))) return null;
  const word = lowerAt(scan, at + 1);
  const whole = ["single", "last"].includes(word) && lowerAt(scan, at + 2) === "one" && othersAreParts(scan, at);
  if (whole) return share(scan, at, at + 3, 1); // "in the sixth form it is every single one"
  const nth = word === "other" ? 2 : (ORDINAL_WORDS.get(word) ?? 0);
  const noun = singular(lowerAt(scan, at + 2));
  const step = STEP_NOUNS.has(noun) && noun === lowerAt(scan, at + 2); // not "every twentieth cycles"
  if (nth < 2 || step || WEEKDAYS.has(noun) || MONTHS.has(noun)) return null;
  return share(scan, at, at + (noun === "one" ? 3 : 2), 1 / nth);
}

/** Between the two numbers of a ratio: "one in six", "one household in six", "two out of every three", and how many words. */
function linkAt(scan: Scan, at: number): { link: string; to: number } | null {
  const noun = isWordAt(scan, at) && !["in", "out", "of"].includes(lowerAt(scan, at)) ? 1 : 0;
  const first = lowerAt(scan, at + noun);
  const out = first === "out" && lowerAt(scan, at + noun + 1) === "of";
  const next = at + noun + (out ? 2 : 1);
  const every = lowerAt(scan, next) === "every";
  if (!out && first !== "in" && !(every && first === "of")) return null;
  if (
    noun &&
    (smallNumber(lowerAt(scan, at)) !== undefined ||
      verbSense(lowerAt(scan, at)) === "verb" ||
      isPreposition(lowerAt(scan, at)))
  )
    return null;
  return { link: every ? "every" : out ? "out" : noun ? "noun" : "in", to: next + (every ? 1 : 0) };
}

const isPreposition = (word: string): boolean => PREPOSITIONS.has(word) || CONJUNCTIONS.has(word);
const ROUND: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25, 50, 100]);
const SCORED = ["score", "scored", "rated", "rating"];
const RUNS = wordSet("hours minutes days weeks months years games matches");

/** "three out of five", "one in ten", "one household in six", "9 of 10". */
export function ratioAt(scan: Scan, at: number): Figure | null {
  const every = everyAt(scan, at);
  if (every) return every;
  const top = countAt(scan, at);
  const link = top === undefined ? null : linkAt(scan, at + 1);
  const told = link ? bottomAt(scan, link.to) : null;
  if (top === undefined || !link || !told || told.value < top || top < 1) return null;
  const { value: bottom, to } = told;
  // "one in 40" is a share, "Highway 1 in three stops" is not
  if (isNumberAt(scan, at) && !isNumberAt(scan, link.to)) return null;
  const after = lowerAt(scan, to);
  if (after === "out" && link.link === "in") return null; // "Monday 3 in 5 out"
  const digits = isNumberAt(scan, at);
  if (top === bottom && (digits || top !== 10 || link.link !== "in")) return null; // "ten in ten", not "ten out of ten"
  if (!ROUND.has(bottom) && bottom % 100 !== 0 && link.link !== "every" && (digits || top > 1)) return null;
  if (link.link === "out" && says(scan, SCORED)) return null;
  if (
    link.link === "out" &&
    digits &&
    (![2, 3, 4, 5, 10, 20, 100].includes(bottom) || !isWordAt(scan, to) || after === "for")
  )
    return null;
  if (["in", "noun"].includes(link.link) && RUNS.has(after)) return null;
  if (link.link === "noun" && top > 1 && (digits || !ROUND.has(bottom) || (isWordAt(scan, to) && !mayFollow(scan, to))))
    return null;
  const ratio = share(scan, restFrom(scan, at), to, top / bottom);
  const rate = scan.text.slice(tokenAt(scan, link.to - 1).start, ratio.end);
  return top > 1 && bottom >= 1000 ? { ...ratio, value: top, unit: null, part: false, rate } : ratio; // "54 babies in every 1,000"
}

/** "the other two in five", "the remaining third": from where the share is told. */
const restFrom = (scan: Scan, at: number): number => {
  if (!["other", "remaining", "last", "final"].includes(lowerAt(scan, at - 1))) return at;
  return lowerAt(scan, at - 2) === "the" ? at - 2 : at - 1;
};

const NO_PART_BEFORE =
  wordSet(`this that last next first second third fourth per every each another previous same that's my our
  other final 1st 2nd`);
const NO_PART_AFTER =
  wordSet(`hour time past way term year day marathon price moon century dozen final finals circle page pounder
  mile asleep awake mad joking dead board baked brother sister`);

const MAY_FOLLOW =
  wordSet(`of and or the our my their in on by for as to via from at with but while went goes each since
  outdoors indoors abroad online elsewhere overseas`);

/** What may follow "a third", "a fifth": not a bare noun, which would make it an ordinal. */
const mayFollow = (scan: Scan, at: number): boolean => {
  if (!isWordAt(scan, at)) return true;
  const word = lowerAt(scan, at);
  if (
    MAY_FOLLOW.has(word) ||
    AUXILIARIES.has(word) ||
    MORE.has(word) ||
    FEWER.has(word) ||
    (word === "a" && STEP_NOUNS.has(lowerAt(scan, at + 1)))
  )
    return true; // "a third a year earlier"
  return verbSense(word) === "verb" || (verbSense(word) === "either" && !word.endsWith("s"));
};

/** The text speaks of shares elsewhere: percent, halves, thirds, "one in six". */
const othersAreParts = (scan: Scan, own: number): boolean =>
  scan.text.includes("%") ||
  scan.tokens.some(
    ({ lower }, at) =>
      (PART_WORDS.has(lower) && (at < own || at > own + 1)) ||
      ["percent", "cent"].includes(lower) ||
      (lower === "in" &&
        (smallNumber(lowerAt(scan, at - 1)) ?? 99) < (smallNumber(lowerAt(scan, at + 1)) ?? 0) &&
        (smallNumber(lowerAt(scan, at - 1)) === 1 || ROUND.has(smallNumber(lowerAt(scan, at + 1)) ?? 0))),
  );

const SLASHED = /(?<![\d/.,])[1-9]\/([2-9]|1[0-2])(?![\d/]|[.,]\d)/gu; // catches "1/3" and "1/3,", not "3/12/24" or "1/2.5"

/** "3/4 paid, 1/4 open": fractions that make up the whole. */
const areWhole = (text: string): boolean => {
  const parts = [...text.matchAll(SLASHED)].map(([part]) => Number(part[0]) / Number(part.slice(2)));
  return parts.length > 1 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) < 0.001;
};

/** "1/3 are red, 1/5 green": told by fractions of more than one kind, which no ratings are. */
export function fractionShareAt(scan: Scan, at: number): Figure | null {
  if (lowerAt(scan, at + 1) !== "/") return null;
  const bottoms = new Set([...scan.text.matchAll(SLASHED)].map(([part]) => part.slice(2)));
  return bottoms.size > 1 ? slashedAt(scan, at) : null;
}

/** "1/3 of", "1/5 are green": a share in digits. */
function slashedAt(scan: Scan, at: number): Figure | null {
  if (lowerAt(scan, at + 1) !== "/" || tokenAt(scan, at + 2).spaced) return null;
  const told = lowerAt(scan, at + 3) === "of" || AUXILIARIES.has(lowerAt(scan, at + 3));
  if (!told && !areWhole(scan.text)) return null;
  const over = countAt(scan, at) ?? 0;
  const under = countAt(scan, at + 2) ?? 0;
  return over > 0 && over < under && under <= 12 ? share(scan, at, at + 3, over / under) : null;
}

/** Neither a measure nor a group: "half a console", not "half a litre", "half a million", "half a day". */
const isThing = (scan: Scan, at: number): boolean =>
  !measureAt(scan, at) &&
  !GROUP_WORDS.has(lowerAt(scan, at)) &&
  !(STEP_NOUNS.has(singular(lowerAt(scan, at))) && (!isWordAt(scan, at + 1) || isPreposition(lowerAt(scan, at + 1)))) &&
  LISTING.has(lowerAt(scan, at - 3));

function halfAt(scan: Scan, at: number): Figure | null {
  const before = lowerAt(scan, at - 1);
  const after = lowerAt(scan, at + 1);
  if ((GROUP_WORDS.get(after) ?? 0) >= 1000) return null; // "half million"
  const other = before === "other" && lowerAt(scan, at - 2) === "the";
  const thing = ["a", "an"].includes(after) && isThing(scan, at + 2) && othersAreParts(scan, at); // "two thirds a phone, half a console"
  if ((NO_PART_BEFORE.has(before) && !other) || NO_PART_AFTER.has(after)) return null;
  if (["-", "as", "a", "an"].includes(after) && !thing) return null;
  if (["a", "the", "by"].includes(before) && !mayFollow(scan, at + 1)) return null;
  if (after === ":" && isNumberAt(scan, at + 2)) return null; // "10k: 45, half: 101"
  return share(scan, other ? at - 2 : at, at + 1, 0.5);
}

const LEVEL = /(?<!\d)(?!(?:19|20)\d\d\b)\d+(?![\d.,]* ?%)/u; // catches "400", not "2%" and "2019": nothing that "by a fifth" changes

/** "a third", "two thirds", "half", "three-quarters", "one-fourth", "the final sixth". Not "by a third", "two and a half". */
export function partAt(scan: Scan, at: number): Figure | null {
  if (isNumberAt(scan, at)) return slashedAt(scan, at);
  if (
    (lowerAt(scan, at - 1) === "by" && LEVEL.test(scan.text)) ||
    isTail(scan, lowerAt(scan, at - 1) === "a" ? at - 1 : at)
  )
    return null;
  const word = lowerAt(scan, at);
  if (word === "half" || word === "halve") return halfAt(scan, at);
  if (word === "all" && lowerAt(scan, at + 1) === "of" && othersAreParts(scan, at)) return share(scan, at, at + 1, 1);
  const next = lowerAt(scan, at + 1);
  const rest = PART_WORDS.get(next) ?? 0;
  const left = word === "remaining" || (lowerAt(scan, at - 1) === "the" && (word === "other" || isLast(scan, at)));
  if (rest > 2 && left) return share(scan, restFrom(scan, at + 1), at + 2, 1 / rest);
  const part = fractionAt(scan, at);
  if (!part) return null;
  const ofGroup = lowerAt(scan, part.to) === "of" && lowerAt(scan, part.to + 1) === "a";
  if ((GROUP_WORDS.get(lowerAt(scan, ofGroup ? part.to + 2 : part.to)) ?? 0) >= 1000) return null; // "a quarter of a million", "a quarter million"
  if (part.to === at + 1) return share(scan, at, part.to, part.value);
  const lead = HEDGES.has(lowerAt(scan, at - 1)) || lowerAt(scan, at - 1) === "only" ? at - 2 : at - 1; // "and only a fifth full"
  const listed = LISTING.has(lowerAt(scan, lead)) || at === 0;
  const plain =
    mayFollow(scan, part.to) ||
    next === "thirds" ||
    next === "quarters" ||
    (listed && (next === "quarter" || ((at > 0 || isPlural(scan, part.to)) && othersAreParts(scan, at))));
  if (NO_PART_AFTER.has(lowerAt(scan, part.to)) || !plain) return null;
  if (!["a", "an", "another", "one"].includes(word) && !next.endsWith("s") && next !== "half") return null;
  return share(scan, at, part.to, part.value);
}

const LISTING = wordSet(", ; . : and while is are was were");
const isPlural = (scan: Scan, at: number): boolean => isWordAt(scan, at) && lowerAt(scan, at).endsWith("s");

/** "the last tenth", "the final sixth" beside other shares; not "the last quarter". */
const isLast = (scan: Scan, at: number): boolean =>
  ["last", "final"].includes(lowerAt(scan, at)) && othersAreParts(scan, at);
