/** The scorer's verdicts are those of the reference scorer, on answers made from the gold by 23 kinds of damage. */
import { readFileSync } from "node:fs";
import { extractionAnswerSchema } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { corpusItemSchema } from "./corpus-item.ts";
import { scoreItem } from "./score.ts";

const verdictSchema = z.object({
  matched: z.number(),
  predicted: z.number(),
  gold: z.number(),
  exact: z.boolean(),
  refused: z.boolean(),
  invented: z.number(),
  misread: z.number(),
  typeFits: z.boolean(),
});
const caseSchema = z.object({
  /** Which damage was done to the gold. */
  set: z.string(),
  item: corpusItemSchema,
  answer: z.unknown(),
  verdict: verdictSchema,
});

const cases = readFileSync(new URL("./fixtures/reference-verdicts.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => caseSchema.parse(JSON.parse(line)));

/** An empty table is an answer too, though the contract's schema doesn't let it pass. */
const answerOf = (answer: unknown) => {
  const parsed = extractionAnswerSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
};

describe("the reference scorer's verdicts", () => {
  test("both kinds of verdict stand in the fixture, for every kind of text", () => {
    expect(new Set(cases.map(({ item }) => item.kind)).size).toBe(15);
    expect(cases.some(({ verdict }) => verdict.exact)).toBe(true);
    expect(cases.some(({ verdict }) => verdict.invented > 0)).toBe(true);
    expect(cases.some(({ verdict }) => verdict.misread > 0)).toBe(true);
  });

  test.each(cases.map(({ set, item, answer, verdict }) => [`${item.id}, ${set}`, item, answer, verdict] as const))(
    "%s",
    (_, item, answer, verdict) => {
      expect(scoreItem(item, answerOf(answer))).toEqual(verdict);
    },
  );
});
