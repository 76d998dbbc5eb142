/** The reader alone, for a page without a network: `extract`, and nothing of what holds a model's answers against a text. */
import { RANK_WEIGHTS } from "./read/rank-weights.ts";

// stays first: see extract.ts

import { type Extraction, extractWith } from "./extract.ts";
import { withComparedFirst } from "./read/compared-first.ts";
import { withFirst } from "./read/first-slot.ts";
import { misreadIn } from "./read/misread.ts";
import { withOwners } from "./read/owners.ts";

export type { Extraction };

export const extract = (text: string): Extraction =>
  extractWith(
    {
      ranks: RANK_WEIGHTS,
      misreadIn,
      settled: (scan, mentions, rows) =>
        withOwners(scan, withFirst(scan, mentions, withComparedFirst(scan, mentions, rows))),
    },
    text,
  );
