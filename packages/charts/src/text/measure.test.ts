import { describe, expect, test } from "vitest";
import { advanceWidth } from "./measure.ts";

const at20 = (text: string): number => advanceWidth(text, { sizePx: 20, weight: 400 });

describe("advanceWidth", () => {
  test("is the sum of the letters' widths: no kerning", () => {
    expect(at20("AVAV")).toBeCloseTo(2 * at20("A") + 2 * at20("V"), 6);
  });

  test("grows with size and weight", () => {
    expect(advanceWidth("Chrome", { sizePx: 40, weight: 400 })).toBeCloseTo(2 * at20("Chrome"), 6);
    expect(advanceWidth("Chrome", { sizePx: 20, weight: 600 })).toBeGreaterThan(at20("Chrome"));
  });

  test("composed and decomposed letters are alike", () => {
    expect(at20("e\u0301")).toBe(at20("é"));
  });

  test.each(["中", "🎉", "ب", "한"])("guesses at least most of an em for %s, which the font lacks", (sign) => {
    expect(at20(sign)).toBeGreaterThanOrEqual(0.95 * 20);
  });

  test("joiners of an emoji take no room of their own", () => {
    expect(at20("👩\u200d🚀")).toBe(at20("👩") + at20("🚀"));
  });

  test("nothing is nothing wide", () => {
    expect(at20("")).toBe(0);
  });
});
