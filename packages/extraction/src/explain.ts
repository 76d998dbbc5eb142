/** The story of one text: tokens, mentions, readings with their scores, and the answer. For `npm run explain "text"`. */
import { answered, type Extraction } from "./extract.ts";
import { allStages } from "./full-reader.ts";
import { type Mention, mentions } from "./mentions.ts";
import { ALL_RULES } from "./recognize/all-rules.ts";

export type ExplainedReading = {
  shape: string;
  /** Lower is better. */
  score: number;
  /** What the score is made of. */
  parts: Record<string, number>;
  series: readonly string[];
  points: readonly { name: string; values: readonly (number | null)[] }[];
};

export type Explanation = {
  tokens: readonly { text: string; kind: string; start: number; end: number }[];
  mentions: readonly Mention[];
  readings: readonly ExplainedReading[];
  answer: Extraction;
};

export function explain(text: string): Explanation {
  const { scan, readings, judged } = allStages(text);
  return {
    tokens: scan.tokens.map(({ text: shown, kind, start, end }) => ({ text: shown, kind, start, end })),
    mentions: mentions(text, ALL_RULES),
    readings: readings.map(({ reading, score, parts }) => ({
      shape: reading.shape,
      score: Number(score.toFixed(3)),
      parts,
      series: reading.series,
      points: reading.points.map(({ name }, at) => ({
        name,
        values: (reading.cells[at] ?? []).map((cell) => cell?.value ?? null),
      })),
    })),
    answer: answered(judged),
  };
}
