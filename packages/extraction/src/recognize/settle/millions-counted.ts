/**
 * "Clients grew from 15.5m in 2021 to 17.2m" → 15,500,000: what grew is no length where it is persons, or something done, told by
 * the class of its word. Not "the trees grew from 1.5m", nor a text that has lengths by other words.
 */
import { METRE_CUES } from "../../lexicon/letter-m.ts";
import { STORED_WORDS } from "../../read/words/stored-words.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const MILLION = 1e6;
/** 1 and WordNet's number of acts, messages (orders, tickets), groups and persons. */
const COUNTED: ReadonlySet<number> = new Set([5, 11, 15, 19]);
const BEFORE_LEVEL = ["from", "to", "by"];

const isCounted = (word: string): boolean =>
  word.endsWith("s") && COUNTED.has(STORED_WORDS.nounOf(STORED_WORDS.idOf(word)));

/** "clients grew from 15.5m": the subject right in front of the verb, and a figure right behind it. */
const growsInNumber = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === "grew" &&
  isCounted(lowerAt(scan, at - 1)) &&
  (BEFORE_LEVEL.includes(lowerAt(scan, at + 1)) || isNumberAt(scan, at + 1));

export function millionsCounted(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("grew") || [...scan.words].some((word) => word !== "grew" && METRE_CUES.has(word)))
    return mentions;
  const isMetres = (mention: Mention): mention is Figure =>
    isFigure(mention) && mention.unit?.symbol === "m" && tokenAt(scan, mention.to - 1).text === "m";
  const figures = mentions.filter(isMetres);
  const told = scan.tokens.some((_, at) => growsInNumber(scan, at));
  if (figures.length < 2 || !told) return mentions;
  return mentions.map((mention) =>
    isMetres(mention)
      ? { ...mention, value: scaledValue(mention.value, MILLION), factor: MILLION, scaled: true, unit: null }
      : mention,
  );
}
