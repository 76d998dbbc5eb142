/** Words of grammar, to be put where they do not belong. */
import { OFTEN } from "../read/sentence/phrase.ts";
import { ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, PRONOUNS } from "./closed-class.ts";

export const SMALL_WORDS: readonly string[] = [
  ...new Set(
    [ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, OFTEN, PREPOSITIONS, PRONOUNS].flatMap((words) => [...words]),
  ),
];
