/** What is left out of a chart, and why: the numbers that no value shows, each with its reason. */
import type { Reading } from "../../read/reading.ts";
import type { Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { scaleTold } from "../subtitle/scale.ts";
import { evenTop } from "./even-tops.ts";
import { type Left, leftIn } from "./left.ts";
import { type Shown, whyLeft } from "./reasons.ts";
import { SAID, type Why } from "./said.ts";

/** @property why the kind of reason, null where a rule of few texts has a word of its own for it */
export type LeftOut = Left & { why: Why | null; said: string };

/** Reasons of rules that part words: nothing of them was left out of a chart. */
const IDLE: ReadonlySet<string> = new Set([
  "what it is told from",
  "a set phrase",
  "always one",
  "said again",
  "hashtag or handle",
  "link",
  "round the clock",
  "one of many",
  "what is said",
  "told from another figure",
  "told from what is not said",
]);

/** What rules call a whole or a scale without asking which of them it is. */
const EITHER: ReadonlySet<string> = new Set(["the whole", "top of the scale"]);

const ONGOING = /[\d\p{L}][/–-]+$/u; // catches "2002--" ahead of "03" and "24/" ahead of "25", not "- "

const COUNTLESS =
  /^(?:all|none|no one|not one|nobody|never|the same|so (?:did|do|does|was|were|had)|an?|one|as)\b(?!.*\d)/iu; // catches "all", "a year" and "the same", not "all 96" or "one in five"

/** Each of them, and no step: "every one of our shops". */
const EACH = /^every (?:one|single)\b/iu; // catches "Every one", not "every other day"

const RATIO = /^:\d/u; // catches ":6" behind the "1" of "1:6", not ": 6"

/** A part of a longer number or of a ratio, or a word that counts nothing: "7" of "(3/7)", "all", "a year". */
const isNone = ({ mention, quote, before, behind }: Left): boolean =>
  (mention.kind === "figure" && (ONGOING.test(before) || (quote === "1" && RATIO.test(behind)))) ||
  COUNTLESS.test(quote);

/** Numbers in words that may count nothing are told where they surely do. */
const SURE: ReadonlySet<Why> = new Set<Why>(["total", "whole", "partly", "sample", "scale"]);

function shownIn(reading: Reading, unit: string | null): Shown {
  const values = reading.cells.flatMap((row) => row.flatMap((cell) => cell?.value ?? []));
  const single = reading.series.length === 1;
  return {
    sum: single ? values.reduce((sum, value) => sum + value, 0) : null,
    unit,
    count: values.length,
    greatest: Math.max(...values),
    first: Math.min(...reading.figures.map(({ start }) => start)),
  };
}

export function leftOut(scan: Scan, mentions: readonly Mention[], reading: Reading, unit: string | null): LeftOut[] {
  const shown = shownIn(reading, unit);
  const scale = scaleTold(scan, reading);
  const top = evenTop(scan, reading);
  const rows = leftIn(scan, mentions, reading).flatMap((left): LeftOut[] => {
    const { mention } = left;
    if (top?.starts.has(mention.start))
      return [{ ...left, quote: top.words.toLowerCase(), why: "scale", said: SAID.scale }];
    if (scale && mention.start >= scale.start && mention.end <= scale.end)
      return [{ ...left, quote: scale.words, why: "scale", said: SAID.scale }];
    if (mention.kind === "aside" && (IDLE.has(mention.why) || EACH.test(left.quote))) return [];
    if (mention.kind === "aside" && !EITHER.has(mention.why)) return [{ ...left, why: null, said: mention.why }];
    const why = whyLeft(left, shown);
    if (mention.kind === "figure" && (mention.weak || isNone(left)) && !SURE.has(why)) return [];
    return [{ ...left, why, said: SAID[why] }];
  });
  return rows.filter(({ quote, why }, at) => why !== "scale" || quote !== rows[at - 1]?.quote); // both ends of "from 1 to 5"
}
