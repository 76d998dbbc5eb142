import type { Grounding } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { ungroundedIn } from "./grounding-check.ts";

const spanOf = (text: string, cited: string): Grounding["spans"] => {
  const start = text.indexOf(cited);
  return [[start, start + cited.length]];
};
const countFor = (value: number, grounding: Grounding | null, text: string): number =>
  ungroundedIn({ points: [{ name: "A", values: [value] }], grounding: [[grounding]] }, text);

describe("grounded", () => {
  test.each([
    ["A sold 12k", "12k", 12_000],
    ["A fell to −6 °C", "−6", -6],
    ["A has a dozen", "a dozen", 12],
    ["A got 3/5 of it", "3/5", 60],
    ["A took 2 1/2 hours", "2 1/2", 2.5],
    ["A took ½ hour", "½", 0.5],
    ["A slept 4½ hours", "4½", 4.5],
    ["A is 36 and a half", "36 and a half", 36.5],
    ["A got 9 out of 10", "9 out of 10", 90],
    ["A has one in 13", "one in 13", 7.69231],
    ["A grew 10-15%", "10-15%", 12.5],
    ["A lies at -2 to 3°C", "-2 to 3°C", 0.5],
    ["A got 90 cents", "90 cents", 0.9],
    ["A has 4 dozen", "4 dozen", 48],
    ["A sold 1,5 Mio.", "1,5 Mio.", 1_500_000],
  ])("%s: %s is %d", (text, cited, value) => {
    expect(countFor(value, { kind: "stated", spans: spanOf(text, cited) }, text)).toBe(0);
  });

  test("a derivation with a name", () => {
    const text = "A 65%, the rest others";
    const spans = spanOf(text, "65%");
    expect(countFor(35, { kind: "implied", spans, how: "100 less the other shares" }, text)).toBe(0);
  });
});

describe("from nowhere", () => {
  const text = "A sold 12 and B 30";
  test.each<[string, number, Grounding | null]>([
    ["no grounding", 12, null],
    ["no span", 12, { kind: "stated", spans: [] }],
    ["a span that ends before it starts", 12, { kind: "stated", spans: [[9, 7]] }],
    ["a span beyond the text", 12, { kind: "stated", spans: [[7, 99]] }],
    ["another number under the span", 30, { kind: "stated", spans: [[7, 9]] }],
    ["the middle of other bounds", 21, { kind: "stated", spans: [[7, 9]] }],
    ["a derivation without a name", 42, { kind: "implied", spans: [[7, 9]] }],
  ])("%s", (_, value, grounding) => {
    expect(countFor(value, grounding, text)).toBe(1);
  });

  test("an empty cell needs no ground", () => {
    expect(ungroundedIn({ points: [{ name: "A", values: [null] }], grounding: [[null]] }, text)).toBe(0);
  });
});
