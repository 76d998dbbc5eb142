/**
 * "Visits fell 8%, sales rose 3% and returns stayed flat" → 0: where a text tells changes alone, what is told to stand still
 * has changed by nothing. Not "rent rose from 800 to 900 and the deposit was unchanged", "rose 3% on a flat road".
 */
import { CONJUNCTIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const STILL = wordSet("flat unchanged steady level static stable");
const PLAIN_STILL = wordSet("flat unchanged");
const STAYING = wordSet(
  `was were is are stayed stays remained remains held holds stood stands kept closed ended finished traded broadly roughly
  largely basically practically almost`,
);
const STOOD = wordSet("stood stands stand stayed stay");
const MOVE = wordSet("move change budge");
const NOT = wordSet("not didn't didn’t doesn't doesn’t hasn't hasn’t");
const CUES = wordSet("flat unchanged steady level static stable still put move change budge same was were");
const PLACING = wordSet("in on at for with without among after during under");
const LEVELS = wordSet("from to was were is are at");
const BEHIND = wordSet("higher lower more fewer less dearer cheaper up down");
const LIGHT = wordSet("by about just almost nearly some around another further a an only");
const FEWEST = 2;
const MOST_WORDS = 5;

/** The clause ends at a token, or goes on with a time or place. */
export const ends = (scan: Scan, at: number): boolean =>
  !isWordAt(scan, at) || CONJUNCTIONS.has(lowerAt(scan, at)) || PLACING.has(lowerAt(scan, at));

/** "returns flat", "while the S&P unchanged": no verb stands between the last seam and the word. */
function isItem(scan: Scan, at: number): boolean {
  const words: string[] = [];
  for (let back = at - 1; isWordAt(scan, back) && !CONJUNCTIONS.has(lowerAt(scan, back)); back--)
    words.unshift(lowerAt(scan, back));
  const nouns = words.filter((word) => !["a", "an", "the"].includes(word));
  return (
    nouns.length > 0 &&
    words.length <= MOST_WORDS &&
    !["a", "an", "the"].includes(words.at(-1) ?? "") &&
    words.every((word) => verbSense(word) !== "verb")
  );
}

type Still = { from: number; to: number };

/** What tells at this token that something stood still. */
function stillAt(scan: Scan, at: number): Still | null {
  const word = lowerAt(scan, at);
  const before = lowerAt(scan, at - 1);
  if (!ends(scan, at + 1)) return null;
  if (STILL.has(word)) {
    const placed = PLACING.has(lowerAt(scan, at + 1)) && (!isWordAt(scan, at - 1) || CONJUNCTIONS.has(before)); // "and flat in Bari"
    const item = PLAIN_STILL.has(word) && (placed || isItem(scan, at));
    return item || STAYING.has(before) ? { from: at, to: at + 1 } : null;
  }
  if ((word === "still" || word === "put") && STOOD.has(before)) return { from: at - 1, to: at + 1 };
  if (word === "same" && before === "the") {
    const placed =
      PLACING.has(lowerAt(scan, at + 1)) && (!isWordAt(scan, at - 2) || CONJUNCTIONS.has(lowerAt(scan, at - 2)));
    return placed || STAYING.has(lowerAt(scan, at - 2)) ? { from: at - 1, to: at + 1 } : null; // "and the same in Hull", "the west stayed the same"
  }
  const asIt = ["was", "were"].includes(word) && ["it", "they"].includes(before) && lowerAt(scan, at - 2) === "as";
  if (asIt && STOOD.has(lowerAt(scan, at - 3))) return { from: at - 3, to: at + 1 }; // "stayed as it was"
  if (MOVE.has(word) && NOT.has(before)) return { from: before === "not" ? at - 2 : at - 1, to: at + 1 };
  return word === "change" && before === "no" ? { from: at - 1, to: at + 1 } : null;
}

const isWay = (word: string): boolean => CHANGE_UP.has(word) || CHANGE_DOWN.has(word) || CHANGE_NOUNS.has(word);

/** 1 for a change, -1 for a level, 0 where the words before it are meant. */
export function changeKindOf(scan: Scan, { from, to, signed, value }: Figure): number {
  if (signed || value < 0 || BEHIND.has(lowerAt(scan, to))) return 1;
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  if (isWay(lowerAt(scan, at)) || ["+", "-", "−", "–"].includes(lowerAt(scan, from - 1))) return 1;
  return LEVELS.has(lowerAt(scan, at)) ? -1 : 0;
}

/** Changes of one unit, and of nothing that is bought. */
function areChanges(scan: Scan, figures: readonly Figure[]): boolean {
  const kinds = figures.map((figure) => changeKindOf(scan, figure));
  const units = new Set(figures.flatMap(({ unit }) => unit?.symbol ?? []));
  return (
    kinds[0] === 1 &&
    !kinds.includes(-1) &&
    units.size < 2 &&
    figures.every((figure) => !isWorkedOut(figure) && !figure.part)
  );
}

/** The mentions, with a nought for each that stands still. */
export function stillItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const stays = (mention: Mention): boolean => isFigure(mention) && STILL.has(lowerAt(scan, mention.to - 1));
  const others = mentions.filter((mention) => !stays(mention)); // "flat in Bari" was taken for "as in Pisa"
  const figures = others.filter(isFigure);
  if (figures.length < FEWEST || !areChanges(scan, figures)) return mentions;
  const unit = figures.find((figure) => figure.unit)?.unit ?? null;
  const stills = scan.tokens.flatMap((_, at): Figure[] => {
    const still = stillAt(scan, at);
    if (!still || others.some(({ from, to }) => from < still.to && to > still.from)) return [];
    return [
      {
        kind: "figure",
        ...placeOf(scan, still.from, still.to),
        value: 0,
        unit,
        scaled: false,
        bare: unit === null,
        weak: false,
        signed: true,
        numberEnd: tokenAt(scan, still.to - 1).end,
        basis: { spans: [], how: "" },
      },
    ];
  });
  return stills.length === 0 ? mentions : [...others, ...stills].sort((a, b) => a.from - b.from);
}
