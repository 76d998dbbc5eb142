/**
 * Counts of nought, one and a score that only their neighbours tell: "3 goals …, no goals but 9 assists", "9 from Hilda and
 * none whatsoever from Bo", "34 strings, 10 brass and a harpist", "four dozen pies, only a score of tarts".
 */

import { CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { NO_THINGS } from "./none-left.ts";

type Row = { scan: Scan; mentions: readonly Mention[]; figures: readonly Figure[] };
type Count = { from: number; to: number; value: number };

const CUES = wordSet("no none zip zero nil nought once flat unchanged a an one score gross");
const LEAST = 2;

const ends = (scan: Scan, at: number): boolean => !isWordAt(scan, at);

/** "no accidents in 2020, two in 2021", "no calls on Monday, four on Tuesday": none at a time beside counts at others. */
function noneThen({ scan, mentions, figures }: Row, at: number): Count | null {
  if (lowerAt(scan, at) !== "no") return null;
  const link = [2, 3, 4].map((step) => at + step).find((place) => PLACING.has(lowerAt(scan, place))) ?? at;
  const nouns = scan.tokens.slice(at + 1, link);
  if (!nouns.some(({ lower }) => PLURAL.test(lower)) || nouns.some(({ kind }) => kind !== "word")) return null;
  const where = lowerAt(scan, link);
  const isTime = (place: number): boolean => mentions.some((mention) => isAxis(mention) && mention.from === place);
  const verb = lowerAt(scan, link - 1);
  const beside = figures.some(({ to, from, bare }) => {
    const then = lowerAt(scan, to) === verb ? to + 1 : to; // "no buses ran on Sunday, 4 ran on Saturday"
    return bare && from > at && lowerAt(scan, then) === where && isTime(then + 1);
  });
  return isTime(link + 1) && beside ? { from: at, to: at + 1, value: 0 } : null;
}

/** "no goals" beside "3 goals": none of what is counted elsewhere; not "no kids were hurt", "no births figure". */
function noneOf({ scan, figures }: Row, at: number): Count | null {
  if (lowerAt(scan, at) !== "no" || !isWordAt(scan, at + 1)) return null;
  const after = lowerAt(scan, at + 2);
  const apart = ends(scan, at + 2) || CONJUNCTIONS.has(after) || PREPOSITIONS.has(after);
  const noun = singular(lowerAt(scan, at + 1));
  const counted = figures.some(({ to, bare }) => bare && singular(lowerAt(scan, to)) === noun);
  return counted && apart ? { from: at, to: at + 1, value: 0 } : null;
}

/** Words of an item of a list, and those behind its name that say nothing of it. */
const MOST_ITEM_WORDS = 3;
const STANDING = wordSet("left remaining at all today either");

/** "12 red, 9 blue and no green bikes left", "wine: 12 red, 9 white, no pink": none of the last of things counted off in a list. Not "9 cats and no idea why". */
function noneListed({ scan, figures }: Row, at: number): Count | null {
  if (lowerAt(scan, at) !== "no" || ![",", "and", "but"].includes(lowerAt(scan, at - 1))) return null;
  const before = figures.filter(({ to }) => to < at).slice(-LEAST);
  const headed = lowerAt(scan, (figures[0]?.from ?? 0) - 1) === ":" && !NO_THINGS.has(lowerAt(scan, at + 1));
  let to = at + 1;
  while (isWordAt(scan, to) && to < at + 1 + MOST_ITEM_WORDS + 1) to++;
  const told =
    isWordAt(scan, to - 1) &&
    (headed || STANDING.has(lowerAt(scan, to - 1)) || singular(lowerAt(scan, to - 1)) !== lowerAt(scan, to - 1));
  if (before.length < LEAST || to < at + 2 || !ends(scan, to) || !told) return null;
  if ((lowerAt(scan, at - 1) === "," && !headed) || isNumberAt(scan, to)) return null;
  const short = before.every(({ to: from, bare, basis }, item) => {
    const words = scan.tokens.slice(from, before[item + 1]?.from ?? at - 1);
    return (
      bare &&
      !basis &&
      words.length > 0 &&
      words.length <= MOST_ITEM_WORDS + 1 &&
      !words.some(({ lower }) => PREPOSITIONS.has(lower))
    );
  });
  return short ? { from: at, to: at + 1, value: 0 } : null;
}
const PLURAL = /^\p{L}{3,}s$|^(?:people|men|women|children|fish|sheep|rain|snow)$/u; // catches "calls", not "as"

const STRESS = [["at", "all"], ["whatsoever"], ["whatever"]];
const PLACING = wordSet("in on at from for to by");

/** "none at all in July", "none whatsoever from Bo", "none the year after", "none flew in 2020". Not "none of us". */
function noneAt({ scan, mentions }: Row, at: number): Count | null {
  if (lowerAt(scan, at) !== "none" && lowerAt(scan, at) !== "zip") return null;
  const stress = STRESS.find((words) => words.every((word, step) => lowerAt(scan, at + 1 + step) === word));
  const to = at + 1 + (stress?.length ?? 0);
  const isTime = (place: number): boolean => mentions.some((mention) => isAxis(mention) && mention.from === place);
  const led = PLACING.has(lowerAt(scan, to));
  const did = verbSense(lowerAt(scan, to)) !== null && PLACING.has(lowerAt(scan, to + 1)) && isTime(to + 2);
  const timed = isTime(to) || isTime(to + 1) || did;
  return timed || (led && stress) ? { from: at, to, value: 0 } : null;
}

/** "8 Lupin, none off the Rose", "2 York, none Bradford": none of the last of a list, as its others are told. Not "9 votes, none Labour could count on". */
function noneLast({ scan, figures }: Row, at: number): Count | null {
  const listed =
    [",", "and", "but"].includes(lowerAt(scan, at - 1)) && figures.filter(({ to }) => to < at).length >= LEAST;
  if (lowerAt(scan, at) !== "none" || !listed) return null;
  const off = lowerAt(scan, at + 1) === "off";
  const from = off ? at + (DETERMINERS.has(lowerAt(scan, at + 2)) ? 3 : 2) : at + 1;
  let to = from;
  while (isWordAt(scan, to) && (off || isCapitalAt(scan, to)) && to < from + MOST_ITEM_WORDS) to++;
  return to > from && ends(scan, to) ? { from: at, to: at + 1, value: 0 } : null;
}

/** "None of the boys passed, 12 of the girls did": none of one group beside counts of others. Not "none of the 9 boys". */
function noneOfGroup({ scan, figures }: Row, at: number): Count | null {
  const counted = (place: number): boolean =>
    lowerAt(scan, place) === "of" && DETERMINERS.has(lowerAt(scan, place + 1)) && isWordAt(scan, place + 2);
  if (lowerAt(scan, at) !== "none" || !counted(at + 1)) return null;
  const beside = figures.some(({ from, to, bare }) => bare && from > at && counted(to));
  return beside ? { from: at, to: at + 1, value: 0 } : null;
}

/** "Leipzig: zero." beside prices; "CAC +0.9%, -0.6%, flat" beside changes. */
function noughtAt({ scan, mentions, figures }: Row, at: number): Count | null {
  const word = lowerAt(scan, at);
  const before = lowerAt(scan, at - 1);
  if (["zero", "nil", "nought"].includes(word) && before === ":" && ends(scan, at + 1))
    return { from: at, to: at + 1, value: 0 };
  if (!["flat", "unchanged"].includes(word) || !(ends(scan, at + 1) || lowerAt(scan, at + 1) === "and")) return null;
  const changes = figures.length > LEAST && figures.every(({ unit, bare }) => bare || unit?.symbol === "%");
  const timed = mentions.some((mention) => isAxis(mention) && mention.to === at);
  const listed = before === "," && figures.some(({ to }) => to === at - 1) && figures.some(({ signed }) => signed);
  return changes && (timed || listed) ? { from: at, to: at + 1, value: 0 } : null;
}

/** With an article they are amounts, times or measures. */
const AMOUNTS = wordSet(
  `few lot bit couple handful little half third quarter fifth sixth seventh eighth ninth tenth total great good number while
  first further dozen hundred thousand million score pair day week month year hour minute second night time kilo metre mile
  year-round record grand whole day's week's`,
);
const MOST_WORDS = 4;

/** "34 strings, 10 brass players and a harpist": the last of things counted off in a list, with an article. */
function oneAt({ scan, figures }: Row, at: number): Count | null {
  if (!["a", "an"].includes(lowerAt(scan, at)) || lowerAt(scan, at - 1) !== "and") return null;
  const before = figures.filter(({ to }) => to < at);
  const [first, last] = before.slice(-2);
  if (!first || !last || figures.some(({ from }) => from > at)) return null;
  const comma = lowerAt(scan, at - 2) === "," ? 2 : 1;
  const items = [scan.tokens.slice(first.to, last.from), scan.tokens.slice(last.to, at - comma)];
  const listed = items.every(
    (words, place) =>
      words.length > 0 &&
      words.length <= MOST_WORDS + (place === 0 ? 1 : 0) &&
      !PREPOSITIONS.has(words[0]?.lower ?? "") &&
      words.every(
        ({ kind, lower }, step) => kind === "word" || (place === 0 && lower === "," && step === words.length - 1),
      ),
  );
  const plural = items.every((words) => words.some(({ lower }) => lower.endsWith("s")));
  const [one, two] = [lowerAt(scan, at + 1), lowerAt(scan, at + 2)];
  const noun = isWordAt(scan, at + 1) && ![one, two].some((word) => AMOUNTS.has(word));
  const next = [at + 2, at + 3].some(
    (place) =>
      ends(scan, place) || PREPOSITIONS.has(lowerAt(scan, place)) || ["were", "was"].includes(lowerAt(scan, place)),
  );
  const plain = before.every(({ bare, basis, part }) => bare && !basis && !part);
  return listed && plural && noun && next && plain ? { from: at, to: at + 1, value: 1 } : null;
}

/** "22 minutes …, the bishop for 17, the winner for one": told behind the same small word as the others. */
function oneLikeOthers({ scan, figures }: Row, at: number): Count | null {
  const lead = lowerAt(scan, at - 1);
  if (lowerAt(scan, at) !== "one" || !ends(scan, at + 1) || !PREPOSITIONS.has(lead)) return null;
  const alike = figures.filter(({ from }) => lowerAt(scan, from - 1) === lead);
  return alike.length >= LEAST && alike.length >= figures.length - 1 ? { from: at, to: at + 1, value: 1 } : null;
}

const OTHERS = /\b(?:dozen|half as many|couple|pair|thirty|forty|fifty|sixty|seventy|eighty|ninety|fifteen|ten)\b/iu; // catches "four dozen", not "40"
const GROUPS: ReadonlyMap<string, number> = new Map([
  ["score", 20],
  ["gross", 144],
]);

/** "a score of tarts", "a gross of spoons", "only a score." beside other counts in words; not "a score of 15". */
function groupAt({ scan }: Row, at: number): Count | null {
  const value = lowerAt(scan, at - 1) === "a" ? (GROUPS.get(lowerAt(scan, at)) ?? 0) : 0;
  if (value === 0 || !matches(scan.text, OTHERS)) return null;
  const after = lowerAt(scan, at + 1);
  const told =
    ends(scan, at + 1) || after === "about" || after === "from" || (after === "of" && isWordAt(scan, at + 2));
  return told ? { from: at - 1, to: at + 1, value } : null;
}

const TOLD = /\b(?:half|twice|double|times) (?:as|that)\b/iu; // catches "half as many", which is no figure yet, not "half a day"

const figureOf = (scan: Scan, { from, to, value }: Count, unit: Figure["unit"]): Figure => ({
  kind: "figure",
  ...placeOf(scan, from, to),
  value,
  unit,
  scaled: false,
  bare: unit === null,
  weak: false,
  signed: false,
  numberEnd: tokenAt(scan, to - 1).end,
});

export function smallCounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (!says(scan, CUES) || figures.length === 0) return mentions;
  const few = figures.length < (matches(scan.text, TOLD) ? 1 : LEAST);
  const row = { scan, mentions, figures };
  const free = ({ from, to }: Count): boolean => mentions.every((mention) => mention.to <= from || mention.from >= to);
  const counts = scan.tokens.flatMap((_, at): Count[] => {
    const others = few
      ? []
      : [noneOf, noneListed, noneOfGroup, noneAt, noneLast, noughtAt, oneAt, oneLikeOthers, groupAt];
    const count = others.reduce<Count | null>((found, ask) => found ?? ask(row, at), noneThen(row, at));
    return count && free(count) ? [count] : [];
  });
  const symbols = new Set(figures.map(({ unit }) => unit?.symbol));
  const unit = symbols.size === 1 ? (figures[0]?.unit ?? null) : null;
  const nots = mentions.map((mention): Mention => {
    const never =
      isFigure(mention) && lowerAt(scan, mention.from) === "once" && lowerAt(scan, mention.from - 1) === "not";
    return never ? { ...mention, ...placeOf(scan, mention.from - 1, mention.to), value: 0 } : mention; // "not once in July"
  });
  return counts.length === 0
    ? nots
    : [...nots, ...counts.map((count) => figureOf(scan, count, unit))].sort((a, b) => a.from - b.from);
}
