import type { Chart } from "@charticle/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ungroundedIn } from "../corpus/grounding-check.ts";
import { chartOf, type Row } from "./answers.fixture.ts";
import { ground } from "./ground.ts";

const RUNS = { numRuns: 300 };
const NAMES = ["Berlin", "Lisbon", "Oslo", "Rome", "Quito", "Lima"];

const value = fc.oneof(fc.integer({ min: -999, max: 99_999 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
const row = fc.tuple(fc.oneof(fc.constantFrom(...NAMES, "2020", "Others", "Total"), fc.string()), value);
const answer = fc.array(row, { maxLength: 12 }).map((rows) => chartOf(rows.map(([name, one]): Row => [name, one])));
const texts = fc.oneof(
  fc.string({ maxLength: 280 }),
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES, "the rest", "twice as many"), fc.integer({ min: 0, max: 9999 })), {
      maxLength: 8,
    })
    .map((pairs) => pairs.map(([name, one]) => `${name} ${one}`).join(", ")),
);

const valuesOf = ({ points }: Pick<Chart, "points">): number[] =>
  points.flatMap(({ values }) => values.filter((one) => one !== null));

describe("whatever text and answer", () => {
  test("no value stays that the text does not ground", () => {
    fc.assert(
      fc.property(texts, answer, (text, given) => {
        const { chart } = ground(given, text);
        if (chart) expect(ungroundedIn(chart, text)).toBe(0);
      }),
      RUNS,
    );
  });

  test("nothing is added: each value left is one of the answer, under its name, and each one gone is told", () => {
    fc.assert(
      fc.property(texts, answer, (text, given) => {
        const { chart, dropped } = ground(given, text);
        for (const { name, values } of chart?.points ?? [])
          expect(given.points.some((point) => point.name === name && point.values[0] === values[0])).toBe(true);
        if (chart) expect(valuesOf(chart).length + dropped.length).toBe(valuesOf(given).length);
      }),
      RUNS,
    );
  });

  test("a number that stands nowhere in a plain list never passes", () => {
    const list = fc.uniqueArray(fc.integer({ min: 10, max: 9999 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(list, fc.integer({ min: 10, max: 9999 }), fc.nat(), (stated, invented, at) => {
        fc.pre(!stated.includes(invented));
        const text = stated.map((one, place) => `${NAMES[place]} ${one}`).join(", ");
        const lie = stated.map((one, place) => (place === at % stated.length ? invented : one));
        const { chart } = ground(chartOf(lie.map((one, place): Row => [NAMES[place] ?? "", one])), text);
        expect(chart ? valuesOf(chart) : []).not.toContain(invented);
      }),
      RUNS,
    );
  });

  test("in a plain list, labels before or behind, no two values change their names", () => {
    const list = fc.uniqueArray(fc.integer({ min: 10, max: 9999 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(list, fc.boolean(), fc.nat(), fc.nat(), (stated, isBefore, first, second) => {
        const [a, b] = [first % stated.length, second % stated.length];
        fc.pre(a !== b);
        const text = stated.map((one, at) => (isBefore ? `${NAMES[at]} ${one}` : `${one} in ${NAMES[at]}`)).join(", ");
        const swapped = stated.map((one, at) => (at === a ? stated[b] : at === b ? stated[a] : one) ?? null);
        const { chart } = ground(chartOf(swapped.map((one, at): Row => [NAMES[at] ?? "", one])), text);
        const names = (chart?.points ?? []).map(({ name }) => name);
        expect(names).not.toContain(NAMES[a]);
        expect(names).not.toContain(NAMES[b]);
      }),
      RUNS,
    );
  });
});
