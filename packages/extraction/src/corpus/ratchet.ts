/**
 * The scores that may not fall: `scoresOf(outcomes)` of all texts and of each file, and `fallsOf(before, now, slack)` in
 * sentences. All texts together may not fall at all. A file may by three texts: weights that are fitted anew over all files
 * win here and lose there.
 */
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

/** scores.json: all texts, each corpus file, and how well numbers are found. */
export const storedScoresSchema = z.strictObject({
  all: z.nullable(scoresSchema),
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

/** How many texts a file may lose of each measure, and of those to refuse. */
export const FILE_SLACK: Slack = { texts: 3, refused: 1 };
export const NO_SLACK: Slack = { texts: 0, refused: 0 };
type Slack = { texts: number; refused: number };

/** One sentence for each figure that fell by more than the slack; none where the texts themselves are others. */
export function fallsOf(before: Scores | null | undefined, now: Scores, { texts, refused }: Slack): string[] {
  if (!before || before.texts !== now.texts) return [];
  return MEASURES.flatMap((measure) => {
    const was = before[measure];
    const is = now[measure];
    if (was === null) return [];
    // the blind third is a third of the texts, the seen ones two
    const of = measure === "exactBlind" ? now.texts / 3 : measure === "exactSeen" ? (now.texts * 2) / 3 : now.texts;
    const least = measure === "noneRefused" ? was - refused : was - texts / of;
    return is === null || is < least ? [`${measure} fell from ${was} to ${is}`] : [];
  });
}
