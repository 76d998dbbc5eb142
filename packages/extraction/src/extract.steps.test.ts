/** How much work a text can make: a budget that is linear in its length, in steps, for texts as they come and for any that are put together. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCorpus } from "../scripts/read-corpus.ts";
import { extract } from "./full-reader.ts";
import { type StepCounter, stepCounter } from "./steps.fixture.ts";
import { wildTexts } from "./wild-texts.fixture.ts";

const texts = readCorpus("dev").map(({ text }) => text);
const { wild, scrambled, pumped } = wildTexts(texts);

/** Twice what the dearest texts take: what needs more grows faster than its text. */
const STEPS_A_CHARACTER = 20_000;
const STEPS_BESIDE = 100_000;

let counter: StepCounter;
beforeAll(async () => {
  counter = await stepCounter();
});
afterAll(() => counter.close());

/** Read once before: what is made once for all texts is no work of one. */
const stepsOf = (text: string): Promise<number> => {
  extract(text);
  return counter.count(() => extract(text));
};

const isWithin = async (text: string): Promise<boolean> =>
  (await stepsOf(text)) <= STEPS_BESIDE + STEPS_A_CHARACTER * text.length;

test.each([
  ["of the corpus", fc.constantFrom(...texts), 60],
  ["cut, joined and sprinkled with marks", wild, 40],
  ["of words in any order", scrambled, 40],
  ["of one piece over and over", pumped, 60],
])("texts %s take no more steps than their length allows", async (_, made, numRuns) => {
  await fc.assert(fc.asyncProperty(made, isWithin), { numRuns });
});

test.each(["Chrome 65%, ", "and 5 ", "1,2 ", "2021 ", "half ", "twice as many as ", "A 12/7 ", "Mon 5\n", "(a) ", "x"])(
  "four times as much of “%s” takes not much more than four times the steps",
  async (piece) => {
    const steps = (length: number): Promise<number> => stepsOf(piece.repeat(length).slice(0, length));
    // the engine forgets counts of code that it throws away: the higher of two is nearer to what was done
    const short = Math.max(await steps(70), await steps(70));
    expect(await steps(280)).toBeLessThanOrEqual(STEPS_BESIDE + 8 * short);
  },
);
