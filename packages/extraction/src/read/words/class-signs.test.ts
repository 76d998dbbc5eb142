import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { classesSeen } from "./class-signs.ts";

/** Values of each template that are seen. */
function seenOf(names: readonly string[]): Map<number, number[]> {
  const seen = new Map<number, number[]>();
  const sides = names.map(() => 0);
  classesSeen(names.map(SENSES.nameOf), sides, 0, (template, value) => {
    seen.set(template, [...(seen.get(template) ?? []), value]);
  });
  return seen;
}

const PERSON = 19;
const TIME = 29;

test("names are told by their class: two persons, or a time beside a person", () => {
  expect(seenOf(["nurses", "teachers"]).get(33)).toEqual([PERSON, PERSON]);
  expect(seenOf(["week", "teachers"]).get(46)).toEqual([TIME]);
});

test("a first name of the others' class is told from one of another", () => {
  const [kin] = seenOf(["nurses", "teachers", "women"]).get(51) ?? [];
  const [other] = seenOf(["week", "teachers", "women"]).get(51) ?? [];
  expect(kin).not.toBe(other);
});

test("a lone name has no pair", () => expect(seenOf(["nurses"]).has(41)).toBe(false));
