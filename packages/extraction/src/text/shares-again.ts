/**
 * Counts with the shares that they are of their sum, or the other way round: "Yes 71 votes (47%), no 79 (53%)" → the counts, "47% (71 votes)
 * said yes, 53% (79) no" → the shares. Only where each share is what its count makes: "Maths 72 (80% last year)" and "sales 120 (+12%), 90 (+4%)" stay.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SHARE = "[<~]?(\\d{1,3}(?:\\.\\d+)?) ?(?:%|per ?cent)";
const COUNT = "(\\d[\\d,]*)";
const NOUN = "((?: [\\p{L}-]+){0,3})";
const COUNTED = new RegExp(`(?<![\\d.,])${COUNT}${NOUN} {0,2}[([]${SHARE}[)\\]]`, "giu"); // catches "71 votes (47%)", not "71 (+4%)"
const SHARED = new RegExp(`(?<![\\d.,])${SHARE}${NOUN} {0,2}[([](?:n ?= ?)?${COUNT}(?: \\p{L}+){0,2}[)\\]]`, "giu"); // catches "47% (71 votes)", not "47% (2 points)" alone

/** How far rounding takes a share. */
const ROUNDED = 0.6;
const number = (digits = ""): number => Number(digits.replaceAll(",", ""));

const BEHIND = / {0,2}[([][^()[\]]*[)\]]$/u; // catches " (47%)" of "71 votes (47%)", not "71 votes"

/** Null where shares stand not beside all counts, or are of something else. */
export function sharesAgain(text: string): Squeezed | null {
  if (!/[([](?:n ?= ?)?\d[\d.,]*(?: ?%| ?per|[)\]]| \p{L})/u.test(text)) return null; // catches "(47%" and "(n=71)", not "47%"
  return (
    again(text, COUNTED, ([count, , share]) => [count, share]) ??
    again(text, SHARED, ([share, , count]) => [count, share])
  );
}

type Groups = readonly (string | undefined)[];

function again(text: string, pattern: RegExp, of: (groups: Groups) => Groups): Squeezed | null {
  const found = [...text.matchAll(pattern)].map(([, ...groups]) => {
    const [count, share] = of(groups).map(number);
    return { count: count ?? 0, share: share ?? 0 };
  });
  if (found.length < 2) return null;
  const sum = found.reduce((all, { count }) => all + count, 0);
  const wholes = [sum, ...[...text.matchAll(/(?<![\d.,])\d[\d,]*(?![\d.,]*%)/gu)].map(([digits]) => number(digits))]; // catches "150", not "47%"
  const isOf = (whole: number): boolean =>
    found.every(({ count, share }) => Math.abs((count / whole) * 100 - share) <= ROUNDED);
  if (!wholes.some((whole) => whole > 0 && isOf(whole))) return null;
  return without(text, pattern, (one) => one.replace(BEHIND, ""));
}
