/** What words that may be a title look like: how long they are, what their head is, and whether they tell a clause. */
import { singular } from "../../lexicon/morphology.ts";
import { isNoun, isVerb, lowerOf, wordsIn } from "../../read/sentence/atom.ts";
import { isCapital } from "../../text/capital.ts";
import { saysNothing } from "../empty-words.ts";
import { flag } from "./flag.ts";
import { headIn } from "./phrase.ts";
import type { Candidate, Shown } from "./sources.ts";

const DIGIT = /\d/u; // catches "2021", not "two"
const CAPITAL = / \p{Lu}/u; // catches " Rome", not " rome"
const OWNER = /['’]s/u; // catches "Kenya's", not "Kenya"
const ASKS = /^(?:how|what|wh(?:y|o|en|ere|ich))\b/iu; // catches "How we commute", not "Howl"
const RATES = new Set(["a", "an", "per", "each"]);

/** How many figures of the reading a word follows. */
const countedBy = ({ row, figures }: Shown, lower: string): number =>
  figures.filter((place) => lower !== "" && singular(lowerOf(row[place + 1])) === singular(lower)).length;

export function formSigns(shown: Shown, { words, span }: Candidate): number[] {
  const { row, text } = shown;
  const inner = span ? wordsIn(row.slice(span.first, span.last + 1)) : [];
  const head = headIn(inner);
  const lower = head?.lower ?? words.toLowerCase().split(" ").at(-1) ?? "";
  const list = words.toLowerCase().split(" ");
  return [
    list.length,
    words.length,
    span?.cut ?? 0,
    flag(inner.some(isVerb)),
    flag(inner.some((atom, at) => at > 0 && isVerb(atom) && isNoun(inner[at - 1]))),
    flag(words.toLowerCase() === shown.unit?.symbol.toLowerCase()),
    flag(inner.some(({ tag }) => tag === "pron")),
    flag(inner.some(({ tag }) => tag === "prep")),
    flag(inner.some(({ tag }) => tag === "adv")),
    flag(inner.some(({ tag }) => tag === "det")),
    flag(isVerb(row[span?.first ?? -1])),
    flag(row[span?.last ?? -1]?.kind === "axis"),
    flag(ASKS.test(words)),
    flag(list.includes("and")),
    flag(list.includes("of")),
    flag(list.some((word) => RATES.has(word))),
    flag(DIGIT.test(words)),
    flag(CAPITAL.test(words)),
    flag(isCapital(head?.token.text ?? "") && head?.start !== 0),
    flag(OWNER.test(words)),
    flag(singular(lower) !== lower),
    flag(lower.endsWith("ing")),
    flag(saysNothing(words)),
    countedBy(shown, lower),
    text.toLowerCase().split(lower).length - 1,
    flag(isNoun(row[(span?.last ?? -9) + 1])),
  ];
}
