/**
 * Two names told by brackets: "parks €31 (€44), roads €120 (€97), ten years ago in brackets". `inBrackets(text, slots, names)`
 * answers 0 or 1 per figure; null where there are no such pairs.
 */
import { earlierOf } from "./from-to.ts";
import type { Names } from "./layout.ts";
import type { Slot } from "./slots.ts";

const BRACKETED = /\([^()]*\)/gu; // catches "(€44)", not "€44)"
const LEGEND = /^[^.;!?]{0,12}\bin (?:brackets|parenthes[ei]s)/iu; // catches " in brackets", not ", in Rome"

export function inBrackets(text: string, slots: readonly Slot[], { anchors, names }: Names): number[] | null {
  if (names.length !== 2) return null;
  const stretches = [...text.matchAll(BRACKETED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const isIn = ({ start, end }: { start: number; end: number }): boolean =>
    stretches.some((one) => one.start < start && end < one.end);
  const inner = slots.map(isIn);
  // each pair has one outside and one inside
  const isPaired = inner.every((is, at) => (is ? inner[at - 1] === false : true)) && inner.filter(Boolean).length > 1;
  if (!isPaired) return null;
  const told = anchors.filter((anchor) => isIn(anchor) || LEGEND.test(text.slice(anchor.end, anchor.end + 32)));
  const named = new Set(told.map(({ name }) => name));
  const within = named.size === 1 ? [...named][0] : named.size === 0 ? earlierOf(names) : null;
  if (within === null || within === undefined) return null;
  return inner.map((is) => (is ? within : 1 - within));
}
