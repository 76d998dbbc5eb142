/** The scores that may not fall: `scoresOf(outcomes)` of all texts and of each file, and `fallsOf(before, now)` in sentences. */
import * as z from "zod/mini";
import type { Outcome } from "./evaluate.ts";
import { summaryOf } from "./summary.ts";

/** Shares are rounded to four digits, so that the stored file reads well; that is less than one text of a thousand. */
const shareSchema = z.nullable(z.number());
const scoresSchema = z.strictObject({
  /** How many texts the figures are made of: other texts, other scores. */
  texts: z.number(),
  exactSeen: shareSchema,
  exactBlind: shareSchema,
  f1: shareSchema,
  firstTypeFits: shareSchema,
  noneRefused: z.number(),
});
export type Scores = z.infer<typeof scoresSchema>;

/** scores.json: all kept texts, every text there is, each corpus file, and how well numbers are found. */
export const storedScoresSchema = z.strictObject({
  all: z.nullable(scoresSchema),
  /** Not only of the kept texts: what a fit is judged by. */
  every: z.optional(z.nullable(scoresSchema)),
  files: z.record(z.string(), scoresSchema),
  mentionsF1: shareSchema,
});
export type StoredScores = z.infer<typeof storedScoresSchema>;

export const rounded = (share: number | null): number | null =>
  share === null ? null : Math.floor(share * 10_000) / 10_000;

export function scoresOf(outcomes: readonly Outcome[]): Scores {
  const all = summaryOf(outcomes);
  return {
    texts: all.texts,
    exactSeen: rounded(summaryOf(outcomes.filter(({ blind }) => !blind)).exact),
    exactBlind: rounded(summaryOf(outcomes.filter(({ blind }) => blind)).exact),
    f1: rounded(all.f1),
    firstTypeFits: rounded(all.firstTypeFits),
    noneRefused: all.noneRefused,
  };
}

const MEASURES = ["exactSeen", "exactBlind", "f1", "firstTypeFits", "noneRefused"] as const;

/** One sentence for each figure that fell; none where the texts themselves are others. */
export function fallsOf(before: Scores | null | undefined, now: Scores): string[] {
  if (!before || before.texts !== now.texts) return [];
  return MEASURES.flatMap((measure) => {
    const was = before[measure];
    const is = now[measure];
    return was !== null && (is === null || is < was) ? [`${measure} fell from ${was} to ${is}`] : [];
  });
}
