/**
 * Half of a thing among things counted off is 0.5 of them: "3 peas, half a banana and 2 figs"; on a line of its own an article counts one as
 * well: "7 eggs⏎half a cucumber⏎a lemon". Not "half a cup of butter", "half a day later" or "half a dozen eggs".
 */
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { GROUP_WORDS, PART_WORDS } from "../../lexicon/number-words.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { measureAt } from "../numbers/unit-at.ts";
import { placeOf } from "../place.ts";

const CUES = wordSet("half a an");
const ARTICLES = wordSet("a an");
const LISTING = wordSet(", ; : and & + plus");
const AMOUNTS = wordSet("few lot bit couple handful little load bunch pair total great good number while way");
const FEWEST = 2;
const MOST_WORDS = 3;

const isLine = (scan: Scan, at: number): boolean => tokenAt(scan, at).kind === "line";

/** A thing that can be counted: no measure, no time, no group. */
function isThing(scan: Scan, at: number): boolean {
  const word = lowerAt(scan, at);
  const counted = STEP_NOUNS.has(word) || GROUP_WORDS.has(word) || PART_WORDS.has(word) || AMOUNTS.has(word);
  return isWordAt(scan, at) && !counted && !measureAt(scan, at);
}

/** Where the words of an item end: at a mark or at "and"; −1 where more is told of it. */
function itemEnd(scan: Scan, from: number): number {
  let to = from;
  while (isWordAt(scan, to) && !CONJUNCTIONS.has(lowerAt(scan, to)) && !PREPOSITIONS.has(lowerAt(scan, to))) to++;
  const words = scan.tokens.slice(from, to);
  const ended = !PREPOSITIONS.has(lowerAt(scan, to)) && !["-", "–", "%"].includes(lowerAt(scan, to));
  return ended && !words.some(({ lower }) => AUXILIARIES.has(lower)) && to > from && to - from <= MOST_WORDS ? to : -1;
}

/** A count with what is counted behind it, and no more. */
const isCounted = (scan: Scan, { bare, basis, part, to }: Figure): boolean =>
  bare && !basis && !part && itemEnd(scan, lowerAt(scan, to) === "(" ? to + 4 : to) > 0;

/** How many an item is of at a place: half of one, or one on a line of its own. */
function countAt(scan: Scan, at: number): { to: number; value: number } | null {
  const before = lowerAt(scan, at - 1);
  const opens = at === 0 || isLine(scan, at - 1);
  const half = lowerAt(scan, at) === "half" && ARTICLES.has(lowerAt(scan, at + 1));
  const one = opens && ARTICLES.has(lowerAt(scan, at));
  if (!(half || one)) return null;
  const to = half ? at + 2 : at + 1;
  const end = isThing(scan, to) ? itemEnd(scan, to) : -1;
  const listed = opens || LISTING.has(before) || (verbSense(before) !== null && at < FEWEST + 1); // "ate half a pizza, 3 wings"
  const alone = half || end < 0 || isLine(scan, end) || end >= scan.tokens.length;
  return end > 0 && listed && alone ? { to, value: half ? 0.5 : 1 } : null;
}

export function halfItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (!says(scan, CUES) || figures.length < FEWEST || !figures.every((one) => isCounted(scan, one))) return mentions;
  const lines = figures.every(({ from }) => from === 0 || isLine(scan, from - 1));
  const more = scan.tokens.flatMap((_, at): Figure[] => {
    const count = countAt(scan, at);
    const headed = lines && at > (figures[0]?.from ?? 0); // "A quick poll" above is no item
    if (!count || (count.value === 1 && !headed) || mentions.some(({ from, to }) => from < count.to && to > at))
      return [];
    return [
      {
        kind: "figure",
        ...placeOf(scan, at, count.to),
        value: count.value,
        unit: null,
        scaled: false,
        bare: true,
        weak: false,
        signed: false,
        numberEnd: tokenAt(scan, count.to - 1).end,
      },
    ];
  });
  return more.length === 0 || more.length > figures.length
    ? mentions
    : [...mentions, ...more].sort((a, b) => a.from - b.from);
}
