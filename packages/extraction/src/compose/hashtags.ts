/**
 * Hashtags from a chart's own words: its title and the names of its series and points, small words left out. In: the
 * chart and how many are wanted. Out: that many, unless the chart has fewer words to offer than that.
 *
 *   hashtagsOf(chart, 3) -> ["#BrowserMarket", "#Chrome", "#Safari"]
 */
import type { Chart } from "@charticle/contract";
import { isSmallWord, REST_WORDS, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";

/** What a series or a chart is called where the text gives it no name, and spans of time that tag nothing. */
const EMPTY_WORDS = wordSet(
  `value values share shares total figure figures number numbers data year years month months week weeks day days`,
);
/** For charts of bare figures, which have no two words of their own: what the post is. */
const LAST_RESORT = ["#Chart", "#DataViz"] as const;
const FEWEST = 2;

const MAX_TAG_LENGTH = 30;
const MAX_TAG_WORDS = 3;
// catches "CO2" and "Wi" and "Fi" of "Wi-Fi", must not catch "-"
const WORD = /[\p{L}\p{N}]+/gu;
// catches the comma of "City, Trams, Buses", must not catch "Wi-Fi"
const LIST = /[,;:]/;
// catches the letter in "CO2", must not catch "2021"
const LETTER = /\p{L}/u;

const isSmall = (word: string): boolean => isSmallWord(word.toLowerCase()) || REST_WORDS.has(word.toLowerCase());
const isNoun = (word: string): boolean =>
  word.length > 2 && !isSmall(word) && !EMPTY_WORDS.has(word.toLowerCase()) && verbSense(word.toLowerCase()) !== "verb";
const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);
const tagOf = (words: readonly string[]): string =>
  `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;

/** A short name as one tag: "Browser market" -> "#BrowserMarket"; none where it is a sentence or says nothing. */
function nameTag(name: string): string[] {
  const words = wordsOf(name);
  const isName = words.length <= MAX_TAG_WORDS && !words.some(isSmall) && !LIST.test(name);
  const isEmpty = words.every((word) => EMPTY_WORDS.has(word.toLowerCase()));
  return isName && !isEmpty ? [tagOf(words)] : [];
}

/** The words that carry a name, each a tag: "Where our readers came from" -> "#Readers". */
const wordTags = (name: string): string[] =>
  wordsOf(name)
    .filter(isNoun)
    .map((word) => tagOf([word]));

const isUsable = (tag: string): boolean => tag.length > 2 && tag.length <= MAX_TAG_LENGTH && LETTER.test(tag);

/** The same letters in another case are the same tag to a network: the first one stays. */
const distinct = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);

export function hashtagsOf(chart: Chart, count: number): string[] {
  const named = chart.series.map(({ name }) => name);
  // months, years and steps say when, not what
  const points = chart.axis === "categories" ? chart.points.map(({ name }) => name) : [];
  const names = [chart.title, ...named, ...points];
  const own = [...names.flatMap(nameTag), ...names.flatMap(wordTags)];
  const tags = distinct(own.filter(isUsable)).slice(0, count);
  return distinct([...tags, ...LAST_RESORT]).slice(0, Math.max(tags.length, Math.min(FEWEST, count)));
}
