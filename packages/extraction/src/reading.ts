/** The reader alone, for a page without a network: `extract`, and nothing of what holds a model's answers against a text. */
import { RANK_WEIGHTS } from "./read/rank/rank-weights.ts";

// stays first: see extract.ts

import { answered, type Extraction, judgedWith } from "./extract.ts";
import type { Equipment } from "./read/equipment.ts";
import { withFirst } from "./read/names/first-slot.ts";
import { withOwners } from "./read/names/owners.ts";
import { misreadIn } from "./read/rank/misread.ts";
import { withComparedFirst } from "./read/whole/compared-first.ts";

export type { Extraction };

/** What it reads with. */
export const PAGE: Equipment = {
  ranks: RANK_WEIGHTS,
  misreadIn,
  settled: (scan, mentions, rows) =>
    withOwners(scan, withFirst(scan, mentions, withComparedFirst(scan, mentions, rows))),
};

/** Reads a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export const extract = (text: string): Extraction => answered(judgedWith(PAGE, text));
