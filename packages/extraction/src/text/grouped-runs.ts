/**
 * The same names over and over, each round with a head of its own and no marks: "sat alfie 5 bea 3 sun alfie 2 bea 4", "gas jan 140
 * feb 133 power jan 112 feb 98", "week 1 run 12 bike 40 week 2 run 15 bike 30" are read as "sat: alfie 5, bea 3; sun: alfie 2, bea
 * 4". Not "alfie 5 bea 3 alfie 2 bea 4", which tells no heads.
 */

import type { Span } from "@charticle/contract";
import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { isSmallWord, wordSet } from "../lexicon/closed-class.ts";
import { MEASURES } from "../lexicon/units.ts";
import { matchesIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const ITEM =
  /(\p{L}[\p{L}\d'’&-]*(?: \p{L}[\p{L}\d'’&-]*){0,5})(?:: ?| )([£$€]?\d[\d.,:]*(?<=\d)[\p{L}%]{0,3}(?![\p{L}\d]))/gu; // catches "electric bill jan £112" and "bea 3h", not "3h"
const BETWEEN = /^(?: ?[,;/|.\n]? ?(?:and )?)$/u; // catches " ", ", " and " / ", not " then "
const END = /^[ .!]*$/u; // catches "!", not "lol"

const PERSONS = wordSet("me i him her he she us we them they mine his hers ours theirs you");
const TIMES = wordSet("now then before after today was is");
/** A word that says how names hang together, and names nothing itself: "was" of "bench was 60 is now 75". */
const isLink = (word: string): boolean => TIMES.has(word) || (isSmallWord(word) && !PERSONS.has(word));

type Word = { text: string; start: number; end: number };
type Item = { words: readonly Word[]; figure: Span; value: number };

const keyOf = (words: readonly Word[]): string => words.map(({ text }) => text.toLowerCase()).join(" ");

/** Names and figures in turn, with nothing else in the text. */
function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let behind = 0;
  for (const found of matchesIn(text, ITEM)) {
    const [all, label = "", figure = ""] = found;
    const words = [...label.matchAll(/\S+/gu)].map((word) => {
      const start = found.index + word.index;
      return { text: word[0], start, end: start + word[0].length };
    }); // catches "jan", not " "
    if (!BETWEEN.test(text.slice(behind, found.index)) || (items.length === 0 && found.index > 0)) return [];
    const last = items.at(-1);
    const [unit, ...own] = words;
    const measured = last && unit && own.length > 0 && MEASURES.has(unit.text.toLowerCase());
    if (measured) last.figure = [last.figure[0], unit.end]; // "alfie 5 hours bea 3 hours"
    behind = found.index + all.length;
    const digits = Number(figure.replace(/[^\d.]/gu, "")); // catches "£" and ",", not "1.5"
    items.push({ words: measured ? own : words, figure: [behind - figure.length, behind], value: digits });
  }
  const [rest = "", unit = ""] = /^ (\p{L}+)/u.exec(text.slice(behind)) ?? []; // catches " hours", not "."
  const last = items.at(-1);
  if (!last || !MEASURES.has(unit.toLowerCase())) return END.test(text.slice(behind)) ? items : [];
  last.figure = [last.figure[0], behind + rest.length];
  return END.test(text.slice(behind + rest.length)) ? items : [];
}

type Round = { head: Span; items: readonly (readonly [name: Span, figure: Span])[] };

const spanOf = (words: readonly Word[]): Span => [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
const itemOf = ({ words, figure }: Item): readonly [Span, Span] => [spanOf(words), figure];

/** How many words at their ends all labels have in common. */
function commonEnd(labels: readonly (readonly Word[])[]): number {
  const [first = []] = labels;
  let count = 0;
  while (count < first.length && new Set(labels.map((words) => words.at(-1 - count)?.text.toLowerCase())).size === 1)
    count++;
  return count;
}

/** "sat alfie 5 bea 3 sun alfie 2 bea 4": heads in front of the first name of each round. */
function wordedRounds(rounds: readonly (readonly Item[])[]): Round[] | null {
  const firsts = rounds.map(([first]) => first?.words ?? []);
  const common = commonEnd(firsts);
  const heads = firsts.map((words) => words.slice(0, words.length - common));
  const keys = heads.map(keyOf);
  if (common === 0 || heads.some((words) => words.length === 0) || new Set(keys).size < keys.length) return null;
  return rounds.map((items, at) => {
    const head = heads[at] ?? [];
    const named = items.map((item, place) =>
      itemOf(place === 0 ? { ...item, words: item.words.slice(head.length) } : item),
    );
    return { head: spanOf(head), items: named };
  });
}

/** "week 1 run 12 bike 40 week 2 run 15 bike 30": heads that count on. */
function countedRounds(rounds: readonly (readonly Item[])[]): Round[] | null {
  const [first] = rounds[0] ?? [];
  const noun = first?.words.at(-1)?.text.toLowerCase() ?? "";
  const heads = rounds.flatMap(([head]) => head ?? []);
  const counted = heads.every(({ value }, at) => value === (heads[0]?.value ?? 0) + at);
  const same = heads.every(({ words }, at) => at === 0 || keyOf(words) === noun);
  if ((rounds[0]?.length ?? 0) < 3 || !counted || !same || !STEP_NOUNS.has(noun)) return null;
  return rounds.map(([head, ...items]) => ({
    head: [head?.words[0]?.start ?? 0, head?.figure[1] ?? 0],
    items: items.map(itemOf),
  }));
}

function roundsOf(items: readonly Item[]): Round[] | null {
  for (let size = 2; size <= items.length / 2; size++) {
    if (items.length % size > 0) continue;
    const alike = items.every(
      ({ words }, at) => at < size || at % size === 0 || keyOf(words) === keyOf(items[at % size]?.words ?? []),
    );
    const names = new Set(items.slice(1, size).map(({ words }) => keyOf(words)));
    if (!alike || names.size < size - 1) continue;
    const rounds = Array.from({ length: items.length / size }, (_, at) => items.slice(at * size, (at + 1) * size));
    const told = countedRounds(rounds) ?? wordedRounds(rounds);
    if (told) return told;
  }
  return null;
}

/** Null where the text is no such run. */
export function groupedRuns(text: string): Squeezed | null {
  const items = itemsOf(text);
  const linked = items.some(({ words }) => isLink(words.at(-1)?.text.toLowerCase() ?? ""));
  const rounds = linked || items.length < 4 ? null : roundsOf(items);
  if (!rounds) return null;
  const pieces = rounds.flatMap(({ head, items: own }, round): Piece[] => [
    round === 0 ? "" : "; ",
    head,
    ": ",
    ...own.flatMap(([name, figure], at): Piece[] => [at === 0 ? "" : ", ", name, " ", figure]),
  ]);
  return pieced(text, pieces);
}
