import fc from "fast-check";
import { expect, test } from "vitest";
import { beamOf, ofTwo } from "./beam.ts";
import { START } from "./state.ts";

test("a beam holds the best of all that was pushed, best first, and tells what would still be one of them", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.integer({ min: 1, max: 6 }), (scores, width) => {
      const { states, wins, push } = beamOf(width);
      for (const score of scores) push({ ...START, score });
      const best = [...scores].sort((a, b) => b - a).slice(0, width);
      expect(states.map(({ score }) => score)).toEqual(best);
      const least = best.at(-1) ?? 0;
      expect(wins(least + 1)).toBe(true);
      expect(wins(least)).toBe(scores.length < width);
    }),
  );
});

test("for fitting, steps that are not allowed stay out", () => {
  const { states, push } = beamOf(4, ({ figure }) => figure === 1);
  const step = { kept: false, inner: null, innerFrom: null, outer: null };
  push({ ...START, score: 2, step: { ...step, figure: 0 } });
  push({ ...START, score: 1, step: { ...step, figure: 1 } });
  expect(states.map(({ score }) => score)).toEqual([1]);
});

test("what two things are to each other is asked once, and each order of them for itself", () => {
  const asked: string[] = [];
  const between = ofTwo((one: string, other: string) => {
    asked.push(one + other);
    return one.length - other.length;
  });
  expect([between("ab", "c"), between("ab", "c"), between("c", "ab"), between("ab", "d")]).toEqual([1, 1, -1, 1]);
  expect(asked).toEqual(["abc", "cab", "abd"]);
});
