/**
 * Values that a text tells by words alone: "twice as many", "a tenth of mine", "as much as the two together", "midway
 * between them". `toldInWords(text, bases, claimed)`; `claimed`: those of the bases that the answer has.
 */
import { ORDINAL_WORDS, PART_WORDS } from "../lexicon/number-words.ts";
import { smallNumber } from "../recognize/numbers/small-number.ts";
import { type Candidate, isSubject } from "./compared.ts";
import { amountOf, type Slot, shown, spanOf } from "./slots.ts";

const PARTS = [...PART_WORDS.keys(), "fiftieth"].join("|");
const MULTIPLE = new RegExp(
  // catches "half the time", "three times" and "a tenth of", not "halfway" or "a tenth player"
  `\\b(?:(twice|double|triple|thrice|half)(?![- ](?:a )?dozen|-)|(\\w+)(?: times|x)|(?:(\\w+)[ -])?(${PARTS})(?= (?:of|that|as|what)\\b))\\b`,
  "giu",
);
const FACTORS: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["thrice", 3],
  ["half", 0.5],
]);
const TOGETHER =
  /\b(?:(?:both|the two|all|those|these|them|ours?|\p{L}+ and \p{L}+)\b[^.;!?\d]{0,20}\b(?:together|combined|added up)|(?:put|taken|added) together|combined|together)\b/giu; // catches "all of those put together", not "get together"
const MIDWAY = /\b(?:mid-?way|half-?way|in the middle)\b/giu; // catches "right in the middle", not "middle school"

/** How many times a base the matched words say: 3 for "three times", a tenth for "a tenth of". */
function factorOf([, word, count, several = "", part]: RegExpExecArray | RegExpMatchArray): number | null {
  if (word !== undefined) return FACTORS.get(word.toLowerCase()) ?? null;
  if (part !== undefined) {
    const whole = PART_WORDS.get(part.toLowerCase()) ?? ORDINAL_WORDS.get(part.toLowerCase()) ?? 50;
    return (smallNumber(several.toLowerCase()) ?? 1) / whole;
  }
  const times = smallNumber((count ?? "").toLowerCase()) ?? Number(count);
  return Number.isFinite(times) && times !== 0 ? times : null;
}

/** What is told by words needs no number; the place of the words is its own. */
const wordSlot = ({ 0: said, index = 0 }: RegExpMatchArray): Slot => ({
  start: index,
  end: index + said.length,
  values: [],
  unit: null,
  part: false,
});

/** "as many as her brother": the base is the greater one, and the other is asked for. */
const AS_MANY = /^[^.;!?]{0,24}?\b(?:as|than|what|that of|the)\b/iu; // catches " as many as Leo", not ". Oslo as well"

function multiplesIn(text: string, bases: readonly Slot[], claimed: readonly Slot[]): Candidate[] {
  return [...text.matchAll(MULTIPLE)].flatMap((match): Candidate[] => {
    const factor = factorOf(match);
    if (factor === null) return [];
    const slot = wordSlot(match);
    const isOfOther = AS_MANY.test(text.slice(slot.end, slot.end + 40));
    return (factor < 1 ? bases : claimed)
      .filter((base) => base.start !== slot.start)
      .flatMap((base): Candidate[] => {
        const spans = [spanOf(slot), spanOf(base)];
        const from = amountOf(base);
        const direct = {
          slot,
          value: from * factor,
          spans,
          how: `${shown(factor)} times ${shown(from)}`,
          rounds: true,
        };
        const inverse = {
          slot,
          value: from / factor,
          spans,
          how: `${shown(from)} is ${shown(factor)} times it`,
          rounds: true,
        };
        return isOfOther && factor > 1 && isSubject(base, slot, bases) ? [direct, inverse] : [direct];
      });
  });
}

/** "as much as the two of them together": all that went before, or the last two. */
function sumsIn(text: string, claimed: readonly Slot[]): Candidate[] {
  return [...text.matchAll(TOGETHER)].flatMap((match): Candidate[] => {
    const slot = wordSlot(match);
    const before = claimed.filter(({ start }) => start < slot.start).sort((a, b) => a.start - b.start);
    return [before, before.slice(-2), before.slice(0, 2)].flatMap((parts): Candidate[] =>
      parts.length < 2
        ? []
        : [
            {
              slot,
              value: parts.reduce((all, part) => all + amountOf(part), 0),
              spans: [spanOf(slot), ...parts.map(spanOf)],
              how: `the sum of ${parts.map((part) => shown(amountOf(part))).join(" and ")}`,
              rounds: false,
            },
          ],
    );
  });
}

function middlesIn(text: string, claimed: readonly Slot[]): Candidate[] {
  return [...text.matchAll(MIDWAY)].flatMap((match): Candidate[] => {
    const slot = wordSlot(match);
    const [one, two] = claimed
      .filter(({ start }) => start < slot.start)
      .sort((a, b) => a.start - b.start)
      .slice(-2);
    if (!one || !two) return [];
    return [
      {
        slot,
        value: (amountOf(one) + amountOf(two)) / 2,
        spans: [spanOf(slot), spanOf(one), spanOf(two)],
        how: `midway between ${shown(amountOf(one))} and ${shown(amountOf(two))}`,
        rounds: false,
      },
    ];
  });
}

export const toldInWords = (text: string, bases: readonly Slot[], claimed: readonly Slot[]): Candidate[] => [
  ...multiplesIn(text, bases, claimed),
  ...sumsIn(text, claimed),
  ...middlesIn(text, claimed),
];
