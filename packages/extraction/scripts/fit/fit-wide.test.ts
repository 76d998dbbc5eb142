import { expect, test } from "vitest";
import { SENSES } from "../../src/full-reader.ts";
import { decode } from "../../src/read/link/decode.ts";
import type { Weights } from "../../src/read/rank/weights.ts";
import { cuesOf } from "../../src/read/words/link-cues.ts";
import { readCorpus } from "../read-corpus.ts";
import { fitWide } from "./fit-wide.ts";
import { isRight, linkTextOf } from "./known-path.ts";

const cues = cuesOf(SENSES);
const texts = readCorpus("own")
  .slice(0, 40)
  .flatMap((item) => linkTextOf(item, cues) ?? []);

const rightUnder = (weights: Weights): number =>
  texts.filter((text) => {
    const [best] = decode(text.context, weights, { shown: text.shown });
    return best !== undefined && isRight(text, best);
  }).length;

test("links learn the texts that they see, and the same texts give the same weights", () => {
  const once = fitWide(texts, 3);
  expect(rightUnder(once)).toBeGreaterThan(texts.length / 2);
  expect(rightUnder(once)).toBeGreaterThan(rightUnder(new Float64Array(once.length)));
  expect(fitWide(texts, 3)).toEqual(once);
});
