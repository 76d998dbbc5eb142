/**
 * Words that tell nothing of what is shown, whatever the sources make of them: what nobody chose ("Nobody chose Latin, but 14 took Spanish"), what
 * stands in place of a figure ("Tue ill"), what is said of one alone ("Cal, our eldest, 11"), how one compares ("dearer than Aldi"), and how
 * it all felt (", feeling colder in the wind").
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isFigure } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import type { TitleInput } from "../title-input.ts";

/** Clauses and asides of which no word is a title, each with what it must not reach. */
const ASIDES: readonly RegExp[] = [
  /(?<=^|[.!?;] )(?:nobody|no one|none of [\p{L} ]{2,12}|not (?:a single|one) (?!of )\p{L}+|no (?!longer|more|fewer|less)\p{L}+)\b(?![^.!?;:,\d]*\b(?:more|agrees?|knows?|believes?|expect(?:s|ed)|needs?)\b)[^.!?;:,\d]*(?:\d\p{L}\b[^.!?;:,\d]*)?(?=[.!?;]|, (?:but|and|\d))/giu, // catches "Nobody chose Latin" in front of ", but", not "Nobody agrees on waiting times." or "Nobody in our office drives:"
  /(?<=^|[.!?;] )[^.!?;:,\d]{0,30}\b(?:did|does|do|was|were|has|have|is|are)n['’]t [^.!?;:,\d]*(?=, but )/giu, // catches "It didn't rain in Rome" in front of ", but", not "I don't know, 12"
  /(?<=\p{L}, )(?:her|his|our|my|their|your|the|nobody['’]s|everyone['’]s) [^,.;:\d]{2,30}(?=, (?:(?:is|was|has|had|got|scored) )?(?:just |only |about )?[$€£]?\d)/giu, // catches "our eldest" of "Cal, our eldest, 11", not ", the rest 11"
  /(?<=[\p{L}\d%°)], )(?:all (?:from|thanks)|thanks to|feeling|feels|sadly|luckily|despite|brr+)\b[^,;:\d]*$/giu, // catches "feeling colder in the wind." at the end, not "all 12"
  /(?<=\b(?:before|after) )(?:the|my|our|her|his) \p{L}+(?= (?:I|we|he|she|it|they) )/giu, // catches "the diet" of "Before the diet I weighed", not "after the rise"
  /(?<=\d (?:people |of us |of them )?)\p{L}+ed the \p{L}+(?=[.!]?$)/giu, // catches "braved the rain" behind the last figure, not "used the bus and"
  /(?<=\bat (?:its|their|the|his|her|our|my) )(?:height|peak|best|worst|lowest|highest|end|start|outset)\b/giu, // catches "height" of "At its height in 1961", not "Height of the tower"
  /(?<=\band an? )\p{L}+(?= [$€£]?\d)/giu, // catches the "chilly" of "and a chilly 19", not "a week"
];

/** Said where no figure is. */
const NOT_TOLD = wordSet(
  "ill sick rest rested off tbc tba loads lots tons plenty closed cancelled brr ditto same unknown pending",
);
const FIGURE_AHEAD = /\d%? $/u; // catches "38 " in front of "loads", not "Quiz: "
const UNIT = /^(?:kg|g|km|m|cm|mm|mi|min|h|kcal|l|ml|cl|mb|gb|°c|%)$/iu; // catches "Kg" and "Min", not "Minutes" or "Miles"
const PUT_OFF = /^\p{L}+ (?:tb[ac]|ill|rested)$/iu; // catches "Leeds TBC" and "Miles rested", not "Bed rest"
const COMPARATIVE =
  "(?:cold|warm|hott|tall|heavi|light|dear|cheap|young|old|bigg|small|fast|slow|long|short|clos|great|weak|strong)er";
const COMPARES = new RegExp(
  `^(?:${COMPARATIVE}|more \\p{L}+|less \\p{L}+|\\p{L}+er) than |(?:^|\\b(?:feels?|feeling|years|much) )${COMPARATIVE}$|^${COMPARATIVE} (?:in|at|on) |^(?:feels?|feeling) (?:${COMPARATIVE}|like)\\b`,
  "iu",
); // catches "dearer than Aldi", "Years younger" and "Colder in the wind", not "More sheep than people" or "Older people"
const CUT = / and (?:an? \p{L}+|the rest(?: .*)?)$/iu; // catches "Madrid and a chilly" and "burgers and the rest", not "time and a half"
const AT_NUMBER = /^\p{L}+ed at \d+$|\bturned \d+\b/iu; // catches "Stopped at 2" and "Grandma turned 84", not "Priced at Tesco"

const BASE = /\bof (?:\p{L}+ )?$/u; // catches "of our ", not "off "
const BEHIND = /^ (?:\p{Ll}+ )?$/u; // catches " power " between "3" and "cuts", not ", "

const asidesOf = perText((text: string): (readonly [number, number])[] =>
  ASIDES.flatMap((words) =>
    [...text.matchAll(words)].map(({ index, 0: { length } }) => [index, index + length] as const),
  ),
);

const LINKED = /^(?: of)? (?:the |our |my )?$/iu; // catches " of " and " ", not ", "

/** Where the words stand. */
function placesOf(text: string, words: string): number[] {
  const [lower, sought] = [text.toLowerCase(), words.toLowerCase()];
  const places: number[] = [];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) places.push(at);
  return places;
}

/** What a figure counts that is left out behind the others: "naps" of "Mon 40 min, Tue 30 min, Wed 2 naps". */
function countedAsides({ scan, mentions, reading, unit }: TitleInput): number[] {
  if (unit === null) return [];
  const first = Math.min(...reading.figures.map(({ start }) => start));
  return mentions.flatMap((mention) => {
    const shown = reading.figures.some(({ start }) => start === mention.start);
    const isBase = BASE.test(scan.text.slice(0, mention.start)); // "71% of our 2,300 laptops"
    return isFigure(mention) && mention.bare && !shown && !isBase && mention.start > first ? [mention.end] : [];
  });
}

/** "Serving size 55 g", "makes 12 buns": how much a recipe makes, behind what it takes, is no title of that. */
function isServing({ scan: { text }, mentions }: TitleInput, at: number, words: string): boolean {
  return mentions.some(({ kind, start, end, ...rest }) => {
    const serving = kind === "aside" && "why" in rest && rest.why.includes("serving");
    const ahead = at + words.length <= start && /^[ :]*$/u.test(text.slice(at + words.length, start)); // catches ": ", not " of "
    const behind = end <= at && BEHIND.test(text.slice(end, at));
    return serving && (ahead || behind || (at >= start && at + words.length <= end));
  });
}

/** "Ann: 61 kg, 165 cm": the unit alone says nothing of what is shown beside another measure that is not. */
const hasOtherMeasure = ({ mentions, unit }: TitleInput): boolean =>
  mentions.some((mention) => isFigure(mention) && mention.unit !== null && mention.unit.symbol !== unit?.symbol);

const OTHER_DEED = /^\p{L}+ [\d.,]+ \p{L}/u; // catches "Shipped 1,400 tonnes", not "Sales 2021"
const APART = /[;.] /u; // catches "; we ", not ", "

/** "25 kg of rye and 5 kg of spelt each day": words behind the last figure that begin with its own name tell of that one alone. */
function isOfLast({ scan: { text }, reading: { figures, points } }: TitleInput, at: number, words: string): boolean {
  const last = Math.max(...figures.map(({ end }) => end));
  const lower = words.toLowerCase();
  const own = points.length > 1 && points.some(({ name }) => lower.startsWith(`${name.toLowerCase()} `));
  const other = OTHER_DEED.test(words) && at >= last && APART.test(text.slice(last, at)); // "; we shipped 1,400 tonnes"
  return other || (own && at >= last && LINKED.test(text.slice(last, at)));
}

/** "Ran 11.2 km" of "He ran 11.2 km, made 64 passes and 7 tackles": what was done in a measure that is not shown. */
function tellsOther({ mentions, reading }: TitleInput, words: string, places: readonly number[]): boolean {
  if (!OTHER_DEED.test(words) || verbSense(words.split(" ")[0]?.toLowerCase() ?? "") !== "verb") return false;
  const others = mentions.filter(
    (mention) =>
      isFigure(mention) &&
      mention.unit?.kind === "measure" &&
      !reading.figures.some(({ start }) => start === mention.start),
  );
  return places.some((at) => others.some(({ start, end }) => start > at && end <= at + words.length));
}

/** None of it is what the chart shows. */
export function isBesideThePoint(input: TitleInput, words: string): boolean {
  const { text } = input.scan;
  if (words === "") return false;
  if (input.reading.gone?.includes(words.toLowerCase())) return true;
  if (UNIT.test(words) && hasOtherMeasure(input)) return true;
  if (PUT_OFF.test(words) || COMPARES.test(words) || CUT.test(words) || AT_NUMBER.test(words)) return true;
  const places = placesOf(text, words);
  if (NOT_TOLD.has(words.toLowerCase())) return !places.some((at) => FIGURE_AHEAD.test(text.slice(0, at)));
  if (tellsOther(input, words, places)) return true;
  const counted = countedAsides(input);
  const isAside = (at: number): boolean =>
    isServing(input, at, words) ||
    isOfLast(input, at, words) ||
    counted.some((end) => (end > at ? end < at + words.length : BEHIND.test(text.slice(end, at)))) ||
    asidesOf(text).some(([start, end]) => start <= at && end >= at + words.length);
  return places.length > 0 && places.every(isAside);
}
