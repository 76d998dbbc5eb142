/** Classes of words in WordNet ("lexicographer files"), by how often each sense was met in its texts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Of a sense that was never met: the first of a word's senses is the likeliest. */
const FIRST = 0.5;
const LATER = 0.1;
const NOUN = 1;

/** Endings, and what may stand in their stead in the form that is listed. */
const ENDINGS: readonly (readonly [end: string, ...others: string[]])[] = [
  ["men", "man"],
  ["children", "child"],
  ["ves", "f", "fe", "ve"],
  ["ies", "y"],
  ["es", "", "e"],
  ["s", ""],
  ["ed", "", "e"],
  ["ing", "", "e"],
];

/** Forms to look up, the word itself first: "diaries" → diaries, diary, diari, diarie; "women" → women, woman. */
const formsOf = (word: string): string[] => [
  word,
  ...ENDINGS.flatMap(([end, ...others]) =>
    word.endsWith(end) ? others.map((other) => word.slice(0, -end.length) + other) : [],
  ),
];

type Counts = Map<number, number>;

const commonest = (counts: Counts): number => {
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first ? first[0] + 1 : 0;
};

/** @returns for a word, the class of the noun and of the word that it mostly is, one more than WordNet's number; 0 for none */
export function classesIn(path: string): (word: string) => { noun: number; any: number } {
  const known = new Map<string, { nouns: Counts; all: Counts }>();
  for (const line of readFileSync(join(path, "dict/index.sense"), "latin1").split("\n")) {
    // "cat%1:05:00:: 02124272 1 18": lemma, part of speech, class; offset, place among the senses, times met
    const [key = "", , place, met] = line.split(" ");
    const [lemma = "", sense = ""] = key.split("%");
    const [part, file] = sense.split(":").map(Number);
    if (file === undefined || part === undefined) continue;
    const own = known.get(lemma) ?? { nouns: new Map(), all: new Map() };
    known.set(lemma, own);
    const weight = Number(met) + (place === "1" ? FIRST : LATER);
    for (const counts of part === NOUN ? [own.nouns, own.all] : [own.all])
      counts.set(file, (counts.get(file) ?? 0) + weight);
  }
  return (word) => {
    const own = formsOf(word).flatMap((form) => known.get(form) ?? [])[0];
    return own ? { noun: commonest(own.nouns), any: commonest(own.all) } : { noun: 0, any: 0 };
  };
}
