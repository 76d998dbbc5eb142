/** The reader with all that it has: misread names are left out, and the first name gets a second look. */
import { type Extraction, extractWith, type Stages, stagesOf } from "./extract.ts";
import type { Equipment } from "./read/equipment.ts";
import { withFirst } from "./read/first-slot.ts";
import { misreadIn } from "./read/misread.ts";
import { RANK_WEIGHTS } from "./read/rank-weights.ts";

export const FULL: Equipment = { ranks: RANK_WEIGHTS, misreadIn, settled: withFirst };

/** Reads a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export const extract = (text: string): Extraction => extractWith(FULL, text);

/** The same with all stages before the answer. */
export const allStages = (text: string): Stages => stagesOf(text, FULL);
