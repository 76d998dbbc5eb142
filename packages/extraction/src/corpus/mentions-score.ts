/**
 * How well numbers are found: `mentionsScore(sentences, find)` over mentions.jsonl, where `find(text)` answers the
 * figures that a finder sees, each with its value and span.
 * A figure is found when one with the same value overlaps its span. Marks of the kind `open` count neither way; all
 * others (places on an axis, traps that are no figures) cost precision when they are found as figures.
 */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import * as z from "zod/mini";
import { isSameValue } from "./same-value.ts";

const span = z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]);

export const markedSentenceSchema = z.strictObject({
  id: z.string().check(z.regex(/^num-\d{3}$/)), // catches "num-001", not "num-1"
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  mentions: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("figure"),
        span,
        /** Acceptable values, best first: "a third" is 33.33 or 0.3333. */
        values: z.array(z.number()).check(z.minLength(1)),
        /** "%", a currency sign, a measure; null for a count. */
        unit: z.nullable(z.string()),
      }),
      z.strictObject({ kind: z.enum(["axis", "distractor", "open"]), span }),
    ]),
  ),
});
export type MarkedSentence = z.infer<typeof markedSentenceSchema>;
type Mark = MarkedSentence["mentions"][number];

export type FoundFigure = { value: number; span: readonly [start: number, end: number] };

export type MentionsScore = {
  sentences: number;
  /** Marked figures, found figures (without the open ones), and those that agree. */
  gold: number;
  found: number;
  matched: number;
  precision: number;
  recall: number;
  f1: number;
  faults: { id: string; missed: string[]; wrong: string[] }[];
};

const overlaps = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] < other[1] && other[0] < one[1];

const fits = (figure: FoundFigure, mark: Mark): boolean =>
  mark.kind === "figure" &&
  overlaps(figure.span, mark.span) &&
  mark.values.some((value) => isSameValue(figure.value, value));

/** One sentence: which marks were missed, and which of the found figures are wrong. */
function compareSentence({ mentions }: MarkedSentence, found: readonly FoundFigure[]) {
  const figures = mentions.filter((mark) => mark.kind === "figure");
  const open = mentions.filter((mark) => mark.kind === "open");
  const free = new Set(figures);
  const wrong = found.filter((figure) => {
    const mark = [...free].find((candidate) => fits(figure, candidate));
    if (mark) return !free.delete(mark);
    const isOpen = open.some((candidate) => overlaps(figure.span, candidate.span));
    const hitsFigure = figures.some((candidate) => overlaps(figure.span, candidate.span));
    return hitsFigure || !isOpen;
  });
  return { figures, missed: [...free], wrong };
}

export function mentionsScore(
  sentences: readonly MarkedSentence[],
  find: (text: string) => readonly FoundFigure[],
): MentionsScore {
  const compared = sentences.map((sentence) => ({ sentence, ...compareSentence(sentence, find(sentence.text)) }));
  const count = (of: (one: (typeof compared)[number]) => number): number =>
    compared.reduce((total, one) => total + of(one), 0);
  const gold = count(({ figures }) => figures.length);
  const matched = gold - count(({ missed }) => missed.length);
  const found = matched + count(({ wrong }) => wrong.length);
  return {
    sentences: sentences.length,
    gold,
    found,
    matched,
    precision: found === 0 ? 0 : matched / found,
    recall: gold === 0 ? 0 : matched / gold,
    f1: gold + found === 0 ? 0 : (2 * matched) / (gold + found),
    faults: compared
      .filter(({ missed, wrong }) => missed.length + wrong.length > 0)
      .map(({ sentence, missed, wrong }) => ({
        id: sentence.id,
        missed: missed.map(({ span: [start, end] }) => sentence.text.slice(start, end)),
        wrong: wrong.map(({ span: [start, end], value }) => `${sentence.text.slice(start, end)} as ${value}`),
      })),
  };
}
