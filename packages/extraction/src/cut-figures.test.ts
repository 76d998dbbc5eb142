/** Over texts of the corpus: what a value is traced to is a whole number of the text as typed, and no part of one. */
import { expect, test } from "vitest";
import { readCorpus } from "../scripts/read-corpus.ts";
import { extract } from "./index.ts";

const DIGIT = /\d/; // catches "3", not "three"

/** Years and shares that were glued in copying, "201426%": what is a part of one there is a figure by itself. */
const GLUED: ReadonlySet<string> = new Set(["ce-068"]);

const isCut = (text: string, [start, end]: readonly [number, number]): boolean => {
  const at = (place: number): boolean => DIGIT.test(text.charAt(place));
  return (at(start - 1) && at(start)) || (at(end - 1) && at(end));
};

test.each(["dev", "own", "af", "cd", "ce", "cg", "ch"] as const)("no figure of %s is cut", (file) => {
  const cut = readCorpus(file).flatMap(({ id, text }) => {
    const answer = extract(text);
    if (!answer.ok) return [];
    const spans = answer.chart.grounding.flatMap((row) => row.flatMap((cell) => cell?.spans ?? []));
    return spans.some((span) => isCut(text, span)) ? [id] : [];
  });
  expect(cut.filter((id) => !GLUED.has(id))).toEqual([]);
});
