/** What is read of a text: without what stands around it, in the usual case and spelling. Each place is known as typed. */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import { asideless } from "./asideless.ts";
import { idleSentences, leadClauseless } from "./idle-sentences.ts";
import { STEPS, type Step } from "./inner-steps.ts";
import { changeClause, mainClause } from "./main-clause.ts";
import { plainProse } from "./plain-prose.ts";
import { retold } from "./retold.ts";
import { bracketless, clauseless, leadless, tailless } from "./sides.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { timeless } from "./timeless.ts";
import { uninterjected } from "./uninterjected.ts";

/** An answer of which the reader is as sure needs no second look; what holds figures is left out of doubtful texts alone. */
export const SURE = 0.85;
const DOUBTFUL = 0.36;
const UNSURE = 0.5;
const HALF_SURE = 0.55;

/**
 * Ways to read a text in fewer or plainer words, each with how much surer the reader must be of it than of the whole, and how
 * sure it may be of that at most.
 */
export const PLAINER: readonly (readonly [step: Step, surer: number, below: number])[] = [
  [uninterjected, 0, SURE],
  [asideless, 0.2, SURE],
  [retold, 0.15, SURE],
  [timeless, 0.05, SURE],
  [plainProse, 0.2, SURE],
  [idleSentences, 0.1, SURE],
  [leadClauseless, 0.25, SURE],
  [mainClause, 0.3, UNSURE],
  [changeClause, 0.4, DOUBTFUL],
  [clauseless, 0.3, DOUBTFUL],
  [bracketless, 0.35, DOUBTFUL],
  [tailless, 0.3, DOUBTFUL],
  [leadless, 0.3, HALF_SURE],
];

/** What is read of a text once it was changed so; null where nothing is changed. */
export const plainer = (text: string, step: Step): Squeezed | null =>
  stepped(text, [step]) && stepped(text, [step, ...STEPS]);

/** Null where the text is read as it stands. */
export const innerText = (text: string): Squeezed | null => stepped(text, STEPS);

function stepped(text: string, steps: readonly Step[]): Squeezed | null {
  if (typeof text !== "string" || text.length > MAX_TEXT_LENGTH) return null;
  return changedBy(text, steps);
}
