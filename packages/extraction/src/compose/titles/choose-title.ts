/** The title that the trees like best of all that may be one. */

import { singular, verbSense } from "../../lexicon/morphology.ts";
import { sumsOf } from "../../read/trees/forest.ts";
import type { Senses } from "../../read/words/senses.ts";
import { capitalised } from "../name.ts";
import type { Chooser } from "../title.ts";
import type { TitleInput } from "../title-input.ts";
import { isBesideThePoint } from "./beside-the-point.ts";
import { candidatesOf } from "./candidates.ts";
import { type Candidate, firstSource, type Proposals, type Source } from "./sources.ts";
import type { TitleSense } from "./stored-title-trees.ts";
import { titleSigns } from "./title-signs.ts";
import { deedNoun } from "./told-measures.ts";

/** They say in the text's own words what is asked or told above the figures: nothing is better. */
const SURE: ReadonlySet<Source> = new Set(["question", "heads", "keyed", "deed", "who", "owner"]);
/** How much better another must be than what stands ahead of a colon, which was written as a title, or than words that it shortens. */
const HEADED = 1.2;

/** Named by a rule, as "Net cash" of what was in debt before, or in a word that the text does not have: "Time". */
function isSettled({ scan, reading }: TitleInput, { row }: Proposals, plain: string): boolean {
  const deeds = plain === row && reading.points.every(({ name }) => verbSense(name.toLowerCase()) === "verb"); // "We won 12, lost 5"

  const [first, ...others] = reading.figures.map(({ value }) => Math.sign(value)).filter(Boolean);
  const named = reading.series.length === 1 && reading.series[0] === plain;
  return (
    deeds || others.some((sign) => sign !== first) || (named && !scan.text.toLowerCase().includes(plain.toLowerCase()))
  );
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Names alone say less than what a unit or a deed tells: "GW added"; and what is paid for less than "Pay for a pint". */
function saysMore(candidates: readonly Candidate[], sums: ArrayLike<number>, words: string, row: string): string {
  const isMore = ({ sources, words: other }: Candidate): boolean =>
    words === row
      ? sources.has("sold") || sources.has("united")
      : sources.has("purposed") && other.toLowerCase().endsWith(` ${words.toLowerCase()}`);
  const more = candidates
    .filter(isMore)
    .toSorted((one, two) => (sums[candidates.indexOf(two)] ?? 0) - (sums[candidates.indexOf(one)] ?? 0));
  return more[0]?.words ?? words;
}

/** Nothing that is said beside the point is proposed; the row of the names stays. */
function withoutAsides(input: TitleInput, proposals: Proposals): Proposals {
  const plain = proposals[firstSource(proposals)];
  if (input.reading.shape === "table" || !isBesideThePoint(input, plain)) return proposals;
  const told = Object.entries(proposals).map(([source, words]) => [
    source,
    source !== "row" && isBesideThePoint(input, words) ? "" : words,
  ]);
  return { ...proposals, ...Object.fromEntries(told) };
}

/** A pasted table is headed by its own words. */
export const choosing =
  ({ forest, worths }: TitleSense, senses: Senses): Chooser =>
  (input, all, amount) => {
    const proposals = withoutAsides(input, all);
    const source = firstSource(proposals);
    const plain = proposals[source];
    if (input.reading.shape === "table" || SURE.has(source) || isSettled(input, proposals, plain)) return plain;
    const { shown, candidates: proposed } = candidatesOf(input, proposals, amount, senses);
    const candidates = proposed.filter(({ words }) => words === proposals.row || !isBesideThePoint(input, words));
    if (candidates.length === 0) return plain;
    const sums = sumsOf(forest, titleSigns(shown, candidates, worths));
    const best = Math.max(...sums);
    const words = saysMore(candidates, sums, candidates[sums.indexOf(best)]?.words ?? plain, proposals.row);
    const own = sums[candidates.findIndex(({ first }) => first)] ?? -Infinity;
    const shortens = plain === proposals.head || plain.toLowerCase().includes(singular(words.toLowerCase()));
    const isBelow = isSame(plain, amount.title) && isSame(words, amount.below); // "Sleep", with "hours a day" below
    const isKept = isBelow || words === proposals.row || (shortens && best < own + HEADED); // names alone say nothing
    return isKept ? plain : capitalised(deedNoun(words.toLowerCase(), input.scan.text) ?? words); // "A coffee costs 3 euros": "Cost"
  };
