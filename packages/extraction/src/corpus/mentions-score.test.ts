import { describe, expect, test } from "vitest";
import { readMarkedSentences } from "../../scripts/read-corpus.ts";
import { type FoundFigure, type MarkedSentence, mentionsScore } from "./mentions-score.ts";

const sentence: MarkedSentence = {
  id: "num-001",
  text: "A third of 90 seats, row 7, maybe 60",
  mentions: [
    { kind: "figure", span: [0, 7], values: [33.33, 0.3333], unit: "%" },
    { kind: "figure", span: [11, 13], values: [90], unit: null },
    { kind: "distractor", span: [25, 26] },
    { kind: "open", span: [34, 36] },
  ],
};
const third: FoundFigure = { value: 33.3, span: [2, 7] };
const ninety: FoundFigure = { value: 90, span: [11, 19] };
const row: FoundFigure = { value: 7, span: [25, 26] };
const sixty: FoundFigure = { value: 60, span: [34, 36] };

describe("the score of a finder of numbers", () => {
  test.each<[string, FoundFigure[], number, number]>([
    ["all of them", [third, ninety], 1, 1],
    ["a trap as well", [third, ninety, row], 2 / 3, 1],
    ["an open one doesn't count", [ninety, sixty], 1, 0.5],
    ["the right place, another value", [{ ...ninety, value: 9 }], 0, 0],
    ["the right value in another place", [{ ...ninety, span: [25, 26] }], 0, 0],
    ["twice the same", [ninety, ninety], 0.5, 0.5],
    ["nothing", [], 0, 0],
  ])("%s", (_, found, precision, recall) => {
    const score = mentionsScore([sentence], () => found);
    expect(score.precision).toBeCloseTo(precision);
    expect(score.recall).toBeCloseTo(recall);
  });
});

describe("mentions.jsonl", () => {
  const sentences = readMarkedSentences();

  test("200 sentences, none twice", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(200);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });

  test.each(sentences.map((marked) => [marked.id, marked] as const))("%s", (_, { text, mentions }) => {
    const cited = mentions.map(({ span: [start, end] }) => text.slice(start, end));
    expect(cited.filter((piece) => piece === "" || piece !== piece.trim())).toEqual([]);
    const apart = mentions.every(({ span }, at) => at === 0 || (mentions[at - 1]?.span[1] ?? 0) <= span[0]);
    expect(apart).toBe(true);
    const unmarked = [...text.matchAll(/\d+/g)].filter(
      ({ index }) => !mentions.some(({ span: [start, end] }) => start <= index && index < end),
    );
    expect(unmarked.map(([digits]) => digits)).toEqual([]);
  });
});
