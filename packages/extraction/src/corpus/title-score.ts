/** How good a title is, held against those that editors wrote for the text. */
import { singular } from "../lexicon/morphology.ts";
import { DEEDS_TOLD, DIMENSIONS_TOLD } from "../lexicon/quantities.ts";

export type TitleGold = {
  id: string;
  /** What an editor would print, and what he would let pass. */
  best: string;
  also: readonly string[];
  /** Parts of words, alternatives parted by "|", each of which a title must hold; none where the text says nothing of what is shown. */
  need: readonly string[];
};

const SMALL = new Set("the a an of in on at for and to by our my their its with or from per we i".split(" "));

/** "Km long" says no more than "Length": each word by the noun for what it tells. */
function stem(word: string): string {
  const bare = singular(word.replace(/['’]s?$/u, "")); // catches the end of "Kenya's", not of "bus"
  return singular(DEEDS_TOLD.get(word) ?? DIMENSIONS_TOLD.get(word) ?? bare);
}

const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’%$€£-]+/u) // catches blanks and commas, not letters
      .filter((word) => word !== "" && !SMALL.has(word))
      .map(stem),
  );

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

const holds = (title: string, need: string): boolean =>
  need.split("|").some((part) => part !== "" && (title.toLowerCase().includes(part) || wordsOf(title).has(stem(part))));

/** What the best title counts beside those that pass. */
const PASSES = 0.9;
/** Of a title that does not say what is shown. */
const VAGUE = 0.3;

/** 0 to 1: 1 for the best, at most 0.3 for one that leaves out what must be said. */
export function titleScore(title: string, { best, also, need }: TitleGold): number {
  const own = wordsOf(title);
  const score = Math.max(likeness(own, wordsOf(best)), ...also.map((one) => PASSES * likeness(own, wordsOf(one))));
  return need.every((one) => holds(title, one)) ? VAGUE + (1 - VAGUE) * score : VAGUE * score;
}

/** Titles from here on say what is shown; from `VAGUE` down they don't. */
const GOOD = 0.75;

export type TitlesScore = {
  /** Texts that are read right, whose titles are judged. */
  texts: number;
  mean: number | null;
  good: number | null;
  vague: number | null;
};

/** @param scores one a text */
export function titlesScore(scores: readonly number[]): TitlesScore {
  const share = (holds: (score: number) => boolean): number | null =>
    scores.length === 0 ? null : scores.filter(holds).length / scores.length;
  return {
    texts: scores.length,
    mean: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    good: share((score) => score >= GOOD),
    vague: share((score) => score <= VAGUE),
  };
}
