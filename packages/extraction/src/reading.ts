/** The reader alone, for a page without a network: `extract`, and nothing of what holds a model's answers against a text. */
import { RANK_WEIGHTS } from "./read/rank/rank-weights.ts";

// stays first: see extract.ts

import { type Extraction, extractWith } from "./extract.ts";
import { withFirst } from "./read/names/first-slot.ts";
import { withOwners } from "./read/names/owners.ts";
import { misreadIn } from "./read/rank/misread.ts";
import { withComparedFirst } from "./read/whole/compared-first.ts";

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
