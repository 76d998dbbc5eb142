/** The title that the trees like best of all that may be one. */
import { type Forest, sumOf } from "../../read/trees/forest.ts";
import type { Senses } from "../../read/words/senses.ts";
import type { Chooser } from "../title.ts";
import { candidatesOf } from "./candidates.ts";
import { firstSource, type Source } from "./sources.ts";
import { titleSigns } from "./title-signs.ts";

/** They say in the text's own words what is asked or told above the figures: nothing is better. */
const SURE: ReadonlySet<Source> = new Set(["question", "heads", "keyed", "deed", "who", "owner"]);
/** How much better another must be than what stands ahead of a colon, which an editor wrote as a title. */
const HEADED = 0.7;

/** A pasted table is headed by its own words. */
export const choosing =
  (forest: Forest, senses: Senses): Chooser =>
  (input, proposals) => {
    const source = firstSource(proposals);
    const plain = proposals[source];
    if (input.reading.shape === "table" || SURE.has(source)) return plain;
    const { shown, candidates } = candidatesOf(input, proposals, senses);
    const sums = titleSigns(shown, candidates).map((signs) => sumOf(forest, signs));
    const best = Math.max(...sums);
    const words = candidates[sums.indexOf(best)]?.words ?? plain;
    const own = sums[candidates.findIndex(({ first }) => first)] ?? -Infinity;
    const isKept = words === proposals.row || (plain === proposals.head && best < own + HEADED); // names alone say nothing
    return isKept ? plain : words;
  };
