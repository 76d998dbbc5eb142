/**
 * Before and after told as "from 87 to 41", "58, up from 49", "three instead of nineteen": which of two times each figure
 * belongs to, whatever stands near it. `fromTo(text, slots, ["2010", "Now"])` answers 0 or 1 per figure, -1 for none.
 */
import { isImplied, timesIn } from "./anchors.ts";
import type { Slot } from "./slots.ts";

// catches "from just ", "instead of £", not "from Rome, which had 12 and "
const EARLIER =
  /\b(?:from|instead of|rather than|used to be)\s+(?:(?:just|only|about|around|a|an|nearly|almost|over|under) )?[^\p{L}\p{N}.;!?]{0,3}$/iu;
const WAS = /[,(]\s*(?:was|were|had been|it was|they were)\s+[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches ", was €", not "it was €"
const LATER =
  /^[^.;!?]{0,32}(?:\bto\b|→|->|=>)\s+(?:(?:just|only|about|around|a|an|nearly|almost|over|under) )?[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches " in 2010 to ", not " and "
const STRAIGHT = /^\s*(?:to|→|->|=>)\s*[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches " to $", not " in 2010 to "
const SENTENCE = /[.;!?](?=\s)/u; // catches "; ", not the point of "3.5"

/** Which of two names is the earlier one; null where nothing tells. */
export function earlierOf([one = "", two = ""]: readonly string[]): number | null {
  const [a, b] = [timesIn(one)[0], timesIn(two)[0]];
  if (a && b && a.family === b.family && a.order !== b.order) return a.order < b.order ? 0 : 1;
  const isBefore = [one, two].map((name) => isImplied(name, "before"));
  const isAfter = [one, two].map((name) => isImplied(name, "after"));
  if ((isBefore[0] && !isBefore[1]) || (isAfter[1] && !isAfter[0])) return 0;
  if ((isBefore[1] && !isBefore[0]) || (isAfter[0] && !isAfter[1])) return 1;
  return null;
}

export function fromTo(text: string, slots: readonly Slot[], names: readonly string[]): number[] | null {
  const earlier = names.length === 2 ? earlierOf(names) : null;
  if (earlier === null) return null;
  const later = 1 - earlier;
  const of = slots.map(() => -1);
  const between = (at: number): string => text.slice(slots[at]?.end ?? 0, slots[at + 1]?.start ?? 0);
  for (const [at, { start, told }] of slots.entries()) {
    const before = text.slice(Math.max(0, start - 32), start);
    if (told || !(EARLIER.test(before) || WAS.test(before))) continue;
    of[at] = earlier;
    if (at + 1 < slots.length && LATER.test(between(at))) of[at + 1] = later;
    else if (at > 0 && of[at - 1] === -1 && !SENTENCE.test(between(at - 1))) of[at - 1] = later;
  }
  for (const at of slots.keys())
    if (of[at] === -1 && of[at + 1] === -1 && STRAIGHT.test(between(at))) of.splice(at, 2, earlier, later);
  return of.some((name) => name >= 0) ? of : null;
}
