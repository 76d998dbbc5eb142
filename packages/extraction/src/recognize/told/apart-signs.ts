/**
 * Differences all the way, from a level that nobody tells: "Leeds has 120 fewer nurses than last year, York 80 fewer" → −120, −80; "trains were 4
 * minutes slower than in 2019, trams 2 minutes faster" → 4, −2; "8% below budget for roads, 3% above for schools" → −8, 3. Each figure has such
 * a word right behind it, or goes on as the one before it: "14 minutes later than planned, line B 9 minutes". What only lies the other way
 * round keeps its own words: "5 years younger, 3 years younger" is no minus.
 */
import { AUXILIARIES, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { OPPOSITES } from "../../lexicon/opposites.ts";
import { SPEEDS } from "../../lexicon/relation-words.ts";
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

/** Words that fall below a level whatever is measured. */
const FEWER: ReadonlySet<string> = new Set(["fewer", "less", "lower", "cheaper"]);

/** Of counts they tell what these are: "12 trains late, 3 early", "30 up, 12 down", "40 over the limit". */
const PLACES = wordSet("up down above over below under late early ahead behind");
const TURNS = wordSet("up down");
/** "78 Mbps down, 19 up" is the other way of a line, "40 m up, 12 m down" that of a walk. */
const TURNING = wordSet("points point cents p % € £ $");
const DIFFERENCES: ReadonlySet<string> = new Set(OPPOSITES.flatMap(({ more, less }) => [...more, ...less]));

/** The word right behind a figure, "points" of shares skipped; "2 below in July" holds its own. */
const wordOf = (scan: Scan, { to, value }: Figure): string => {
  const word = lowerAt(scan, value < 0 ? to - 1 : to);
  return word === "points" || word === "point" ? lowerAt(scan, to + 1) : word;
};

const PLACING = wordSet("in on at for with from");
const LEVELS = ["plan", "target", "budget", "schedule", "average", "normal"];
const ENDING = wordSet(", . ; ! ? and but while whereas in on at for with from");
/** How much greater one that goes on can be: "10 cm taller than Ann, Bea 171 cm" is a level. */
const MOST_GREATER = 8;

const TURNING_ON = wordSet("so not or then now");
const isSaidAnew = (lower: string): boolean =>
  TURNING_ON.has(lower) || AUXILIARIES.has(lower) || PRONOUNS.has(lower) || verbSense(lower) === "verb";

/** Nothing behind a figure says what it is, nor anything between it and the one before: ", line B 9 minutes". */
function goesOn(scan: Scan, before: Figure | undefined, { from, to, value }: Figure): boolean {
  if (
    !before ||
    value > MOST_GREATER * Math.abs(before.value) ||
    (to < scan.tokens.length && !ENDING.has(lowerAt(scan, to))) ||
    (isNumberAt(scan, to + 1) && PLACING.has(lowerAt(scan, to))) // "5 from 30"
  )
    return false;
  const words = scan.tokens.slice(before.to, from);
  const comma = words.findLastIndex(({ lower }) => lower === "," || lower === "and" || lower === "but");
  const first = words.findIndex(({ lower }) => lower === "," || lower === "and" || lower === "but");
  const last = words.slice(comma + 1);
  const named = last.filter(({ kind }) => kind === "word");
  const base = words.slice(0, comma).map(({ lower }) => lower);
  return (
    comma >= 0 &&
    (named.length > 0 || PLACING.has(lowerAt(scan, to))) &&
    words.every(({ kind, lower }) => kind === "word" || kind === "number" || lower === ",") &&
    words.slice(first).every(({ lower }) => !isSaidAnew(lower)) &&
    !(base.includes("than") && base.includes(named.at(-1)?.lower ?? ""))
  );
}

/** The words of the figures, those that go on with the one before them; null where one tells no difference. */
function wordsOf(scan: Scan, figures: readonly Figure[]): readonly string[] | null {
  const words: string[] = [];
  for (const [at, figure] of figures.entries()) {
    const word = wordOf(scan, figure);
    const told = DIFFERENCES.has(word) ? word : goesOn(scan, figures[at - 1], figure) ? words.at(-1) : undefined;
    if (told === undefined) return null;
    words.push(told);
  }
  return words;
}

/** The signs of such words, where they are of one sort and one of them falls. */
function signsOf(words: readonly string[], speed: boolean): readonly number[] | null {
  if (words.every((word) => FEWER.has(word))) return words.map(() => -1);
  const found = OPPOSITES.find(({ more, less }) => words.every((word) => more.has(word) || less.has(word)));
  if (!found || words.every((word) => found.more.has(word)) || words.every((word) => found.less.has(word))) return null;
  const turned = speed && found.more.has("slower") ? -1 : 1;
  return words.map((word) => (found.more.has(word) ? turned : -turned));
}

const isPlain = (scan: Scan, { basis, range, value, part, to }: Figure): boolean =>
  !basis && !range && !part && (value > 0 || (value < 0 && lowerAt(scan, to - 1) === "below"));

/** The unit of all, where they have one: "9" of "14 minutes later, line C 9" has none of its own. */
function unitOf(figures: readonly Figure[]): Figure["unit"] | undefined {
  const [first] = figures;
  return figures.every(({ unit, bare }) => unit?.symbol === first?.unit?.symbol || bare)
    ? (first?.unit ?? null)
    : undefined;
}

/** How far, where a word could tell what is counted as well: by a unit, or what it lies above. */
const isPlaced = (scan: Scan, words: readonly string[], unit: Figure["unit"]): boolean =>
  words.some((word) => TURNS.has(word))
    ? unit?.kind === "currency" || TURNING.has(unit?.symbol ?? "")
    : unit !== null || LEVELS.some((word) => scan.words.has(word));

/** The mentions, where such figures have their signs. */
export function apartSigns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, DIFFERENCES)) return mentions;
  const figures = mentions.filter(isFigure);
  const unit = figures.length < 2 || !figures.every((figure) => isPlain(scan, figure)) ? undefined : unitOf(figures);
  const words = unit === undefined ? null : wordsOf(scan, figures);
  if (!words || unit === undefined || (unit?.symbol === "%" && !words.some((word) => PLACES.has(word))))
    return mentions;
  if (words.some((word) => PLACES.has(word)) && !isPlaced(scan, words, unit)) return mentions;
  const goOn = !figures.every((figure) => DIFFERENCES.has(wordOf(scan, figure)));
  const apart = signsOf(words, SPEEDS.has(unit?.symbol ?? ""));
  const signs = apart ?? (goOn && !words.some((word) => PLACES.has(word)) ? words.map(() => 1) : null);
  if (!signs) return mentions;
  return mentions.map((mention): Mention => {
    const sign = isFigure(mention) ? (signs[figures.indexOf(mention)] ?? 1) : 1;
    return isFigure(mention)
      ? {
          ...mention,
          unit,
          bare: unit === null,
          value: sign * Math.abs(mention.value),
          signed: true,
          basis: { spans: [], how: "" },
        }
      : mention;
  });
}
