/** Whether one word can be what a chart shows: "Turnout", not "Strong", "Having", "How" or "Hottest". Words that nobody knows may be. */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { PLAIN_PLURAL, singular, verbSense } from "../lexicon/morphology.ts";
import { STORED_WORDS } from "../read/words/stored-words.ts";

const ONE = /^\p{L}+$/u; // catches "strong", not "push-ups" or "Net worth"
const MOST = /.{3}est$/; // catches "hottest", not "rest"
const ASKS: ReadonlySet<string> = new Set(["how", "many", "much", "thru", "everything", "here's", "pls"]);
/** WordNet's classes of adjectives, adverbs and verbs, each one more than its number. */
const isQuality = (sense: number): boolean => (sense > 0 && sense < 4 && sense !== 2) || sense >= 30;

/** Mostly an adjective, an adverb or a verb, and never a noun. */
function describes(word: string): boolean {
  const id = STORED_WORDS.idOf(word);
  return id >= 0 && STORED_WORDS.nounOf(id) === 0 && (isQuality(STORED_WORDS.senseOf(id)) || MOST.test(word));
}

/** True of several words, and of a name that the text writes with a capital alone. */
export function mayBeTold(words: string, text: string): boolean {
  const lower = words.toLowerCase();
  if (!ONE.test(words) || !text.includes(lower) || PLAIN_PLURAL.test(lower)) return true;
  const acts = verbSense(lower) === "verb" && !lower.endsWith("s"); // not "bats"
  return !acts && !ASKS.has(lower) && !isSmallWord(lower) && !(describes(lower) && describes(singular(lower)));
}
