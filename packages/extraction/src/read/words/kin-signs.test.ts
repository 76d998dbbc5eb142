import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import type { Add } from "../rank/rank-place-features.ts";
import { kinSeen, stepOf, sumOf, without } from "./kin-signs.ts";
import { likeness } from "./word-store.ts";

/** Value and amount of each template that is seen. */
function seenOf(names: readonly string[]): Map<number, { value: number; amount: number }> {
  const senses = names.map(SENSES.nameOf);
  const seen = new Map<number, { value: number; amount: number }>();
  const add: Add = (template, value, amount = 1) => void seen.set(template, { value, amount });
  kinSeen({ vectors: senses.map(({ vector }) => vector), known: senses.map(({ known }) => known) }, 0, 0, 0, add);
  return seen;
}

test("a first name that is akin to the others stands on a higher step than one that is not", () => {
  const kin = seenOf(["men", "women", "children"]);
  const other = seenOf(["sleep", "women", "children"]);
  for (const template of [0, 4, 5, 7])
    expect(kin.get(template)?.value).toBeGreaterThan(other.get(template)?.value ?? 0);
});

test("how akin the first is to the rest is the cosine to their sum", () => {
  const [men, women, children] = ["men", "women", "children"].map((name) => SENSES.nameOf(name).vector);
  if (!men || !women || !children) throw new Error("no vectors");
  const alike = likeness(men, without(sumOf([men, women, children]), men));
  expect(seenOf(["men", "women", "children"]).get(11)?.amount).toBeCloseTo(alike);
  expect(seenOf(["men", "women", "children"]).get(0)?.value).toBe(stepOf(alike) * 3 + 1);
});

test("a lone name has no kin, and one that is not known has a step of its own", () => {
  expect(seenOf(["men"]).size).toBe(0);
  expect(seenOf(["qzxv", "women"]).get(0)?.value).toBe(16 * 3);
});
