/**
 * "Robberies dropped 18 percent, burglaries 7; car theft jumped 26" → -18, -7, 26; "bread is 12% dearer, eggs 3% cheaper" →
 * 12, -3: where a text tells changes alone, some up and some down, each has the sign of its own words, or of those before it
 * where nothing says anew which way it went. Where one of its figures is a level or has no way, all stay as they are.
 */
import { AUXILIARIES, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

/** What is done to things that are counted: not of shares that "opened at 104.2 and closed at 99.8". */
const COUNTED = wordSet("opened closed opening closing shut");
const UP = wordSet(
  [...CHANGE_UP].join(" "),
  "firmed strengthened plus dearer pricier",
  "created hired recruited opened opening planted adopted welcomed",
);
/** Which way they go is told by what stands against them: down beside "improved", not "unemployment worsened by 2 points". */
export const WORSE = wordSet("worsened worsen worsens worsening deteriorated deteriorates");
const BETTER = wordSet("improved improve improves improving");
const DOWN = wordSet(
  [...CHANGE_DOWN, ...WORSE].join(" "),
  "minus cheaper slid closed closing shut shuttered felled culled fired axed scrapped sacked",
);
/** What may stand behind a change: "3% cheaper"; not "faster", which is less time and more speed, nor the "78 down, 19 up" of a line. */
const UP_BEHIND = wordSet("more higher dearer pricier stronger");
const DOWN_BEHIND = wordSet("less fewer lower cheaper weaker");
const LIGHT = wordSet("by another further just almost nearly some mere only about around roughly over");
const ARTICLES = wordSet("a an");
const JOINING = wordSet("those that these itself themselves");
const PUTTING = wordSet("put puts putting");
/** "won back 150": not what was won. */
const WINNING = wordSet("won clawed got gained put");
export const FALLING = new Set([...DOWN, ...DOWN_BEHIND]);
export const RISING = new Set([...UP, ...UP_BEHIND, ...PUTTING, "back"]);

const wayOf = (word: string): number => (DOWN.has(word) ? -1 : UP.has(word) ? 1 : (CHANGE_NOUNS.get(word) ?? 0));

/** "made up 41% of cases": no way up. */
const MAKING = wordSet("made make makes making");

const wayAt = (scan: Scan, at: number): number =>
  lowerAt(scan, at) === "up" && MAKING.has(lowerAt(scan, at - 1))
    ? 0
    : (lowerAt(scan, at) === "on" && PUTTING.has(lowerAt(scan, at - 1))) ||
        (lowerAt(scan, at) === "back" && WINNING.has(lowerAt(scan, at - 1)))
      ? 1
      : wayOf(lowerAt(scan, at));

/** The way said right behind a figure: "8 points lower"; not "5 more than Bo", which is no change. */
function wayBehind(scan: Scan, { to, unit }: Figure): number {
  const at = lowerAt(scan, to) === "points" ? to + 1 : to;
  const word = lowerAt(scan, at);
  if (lowerAt(scan, at + 1) === "than" && unit?.symbol !== "%") return 0;
  return DOWN_BEHIND.has(word) ? -1 : UP_BEHIND.has(word) ? 1 : 0;
}

/** The place of the word in front of a figure that tells its way, small ones skipped: "fell by a painful 22". */
function leadOf(scan: Scan, from: number): { at: number; by: boolean } {
  let at = from - 1;
  let by = false;
  for (const described = at; ; at--) {
    const word = lowerAt(scan, at);
    by ||= word === "by";
    const adjective =
      at === described && isWordAt(scan, at) && ARTICLES.has(lowerAt(scan, at - 1)) && wayOf(word) === 0;
    if (!LIGHT.has(word) && !ARTICLES.has(word) && !adjective) return { at, by };
  }
}

const THEIRS = wordSet("its their our his her");
const LEVELS = wordSet("to from at was were is are stood of");

const AGAIN = wordSet(", and one another");

type Row = { scan: Scan; mentions: readonly Mention[] };

/** The way told in front of a figure: null for a level, 0 where the words before it are meant. */
function wayBefore({ scan, mentions }: Row, start: number, { from }: Figure): number | null {
  const { at, by } = leadOf(scan, from);
  const word = lowerAt(scan, at);
  const way = at >= start ? wayAt(scan, word === "of" ? at - 1 : at) : 0;
  if (way !== 0) return way;
  if (word === "of" && AGAIN.has(lowerAt(scan, at - 1))) return 0; // "a fall of 2% in York, of 20% in Leeds", "one of 24%"
  if (LEVELS.has(word) || THEIRS.has(word)) return null; // "on top of its 31"
  const words = scan.tokens
    .slice(start, at + 1)
    .filter((token) => !mentions.some((mention) => token.start >= mention.start && token.end <= mention.end)); // "last year" is no verb
  const last = words.findLast(({ lower }) => wayOf(lower) !== 0);
  const bracketed = lowerAt(scan, from - 1) === "("; // "fell in May (3%)"
  if (last) return by || bracketed ? wayOf(last.lower) : null; // "fell in Leeds by 4%"
  const anew = words.some(
    ({ lower, kind, text }) =>
      ["?", "!", ".", ":", ";"].includes(lower) ||
      (kind === "word" &&
        !JOINING.has(lower) &&
        text !== "IT" &&
        (AUXILIARIES.has(lower) || PRONOUNS.has(lower) || verbSense(lower) === "verb")),
  );
  return anew ? null : 0;
}

/** The way of every figure, 1 up and -1 down, where each has one. */
export function waysOf(row: Row, figures: readonly Figure[]): readonly number[] | null {
  const ways: number[] = [];
  let start = 0;
  for (const figure of figures) {
    const behind = wayBehind(row.scan, figure);
    const told = figure.value < 0 ? -1 : behind || wayBefore(row, start, figure);
    const way = told || (told === 0 ? ways.at(-1) : 0);
    if (!way) return null;
    ways.push(way);
    start = figure.to + (behind || CHANGE_NOUNS.has(lowerAt(row.scan, figure.to)) ? 1 : 0);
  }
  return ways;
}

/** "400 of its 2,300 members": what they were lost of. */
const isWhole = (scan: Scan, { from }: Figure): boolean =>
  THEIRS.has(lowerAt(scan, from - 1)) && lowerAt(scan, from - 2) === "of" && isNumberAt(scan, from - 3);

/** How many times as large or as small as the one before a figure may be that shares its magnitude. */
const APART = 30;

/** "rose by €1.2m in Rome, but fell by 0.3 in Turin": millions as well. */
function sized(figure: Figure, before: Figure | undefined): number {
  const { factor = 1, scaled = false, value = 0 } = before ?? {};
  const share = value === 0 ? 0 : (figure.value * factor) / Math.abs(value);
  const shares = scaled && factor > 1 && !figure.scaled && figure.bare && share >= 1 / APART && share <= APART;
  return shares ? scaledValue(figure.value, factor) : figure.value;
}

export function mixedChanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, FALLING) || !says(scan, RISING)) return mentions;
  if (says(scan, WORSE) && !says(scan, BETTER)) return mentions;
  const figures = mentions.filter(isFigure).filter((figure) => !isWhole(scan, figure));
  const symbols = new Set(figures.flatMap(({ unit }) => (unit ? [unit.symbol] : [])));
  if (says(scan, COUNTED) && figures.some(({ unit, value }) => unit || !Number.isInteger(value))) return mentions;
  const plain = figures.every(({ basis, range, value }) => !basis && !range && value > 0);
  if (figures.length < 2 || symbols.size > 1 || !plain) return mentions;
  const ways = waysOf({ scan, mentions }, figures);
  if (!ways?.includes(1) || !ways.includes(-1)) return mentions;
  const unit = figures.find((figure) => figure.unit)?.unit ?? null;
  return mentions.map((mention): Mention => {
    const way = isFigure(mention) ? (ways[figures.indexOf(mention)] ?? 0) : 0;
    return isFigure(mention) && way !== 0
      ? {
          ...mention,
          unit,
          bare: unit === null,
          value: way * sized(mention, figures[figures.indexOf(mention) - 1]),
          signed: true,
          basis: { spans: [], how: "" },
        }
      : mention;
  });
}
