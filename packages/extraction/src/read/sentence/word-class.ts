/** The class of a word by itself, wherever it stands. */
import {
  ADVERBS,
  CONJUNCTIONS,
  DETERMINERS,
  NEGATIONS,
  PREPOSITIONS,
  PRONOUNS,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { perWord } from "../../text/per-text.ts";
import type { Tag } from "./atom.ts";

/** Nouns, names and what describes them, which end as adverbs do. */
const LY_NOUNS =
  wordSet(`family supply reply italy july early monthly daily weekly telly jelly belly holly brolly trolly rally bully
  ally assembly anomaly monopoly butterfly emily sally molly billy kelly polly milly dolly friendly elderly lonely lovely
  ugly silly hilly chilly jolly curly woolly lively costly deadly smelly`);

export const isAllCaps = (text: string): boolean =>
  text.length > 1 && text === text.toUpperCase() && /^\p{L}+$/u.test(text); // catches "YES", not "Yes"

/** The class that a word has by itself, or null where its place must tell. */
export const closedTag = perWord((lower: string): Tag | null => {
  if (DETERMINERS.has(lower)) return "det";
  if (PREPOSITIONS.has(lower)) return "prep";
  if (CONJUNCTIONS.has(lower)) return "conj";
  if (PRONOUNS.has(lower)) return "pron";
  if (ADVERBS.has(lower) || (lower.length > 4 && lower.endsWith("ly") && !LY_NOUNS.has(lower))) return "adv";
  if (NEGATIONS.has(lower)) return "det";
  return null;
});
