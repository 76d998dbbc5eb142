import { describe, expect, test } from "vitest";
import { categoryColours, contrast, mix, readableOn } from "./colours.ts";

const series = ["#a00000", "#00a000", "#0000a0", "#a0a000", "#00a0a0"];
const colours = (names: readonly string[]): readonly string[] =>
  categoryColours(names, { series, neutral: "#777777", ink: "#111111" });

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#123456", "#123456", 1],
  ])("%s on %s is %d:1", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
    expect(contrast(b, a)).toBeCloseTo(ratio, 2);
  });
});

describe("readableOn", () => {
  test("keeps a colour that reads, darkens one that doesn't", () => {
    const ground = { paper: "#ffffff", ink: "#111111" };
    expect(readableOn("#a00000", ground)).toBe("#a00000");
    const gold = readableOn("#f2c14e", ground);
    expect(gold).not.toBe("#f2c14e");
    expect(contrast(gold, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
});

test("mix takes the share asked for", () => {
  expect(mix("#000000", "#ffffff", 0.2)).toBe("#333333");
});

describe("categoryColours", () => {
  test("five in turn, the rest neutral", () => {
    expect(colours(["A", "B", "Others"])).toEqual(["#a00000", "#00a000", "#777777"]);
  });

  test("no two of twelve are alike", () => {
    const twelve = colours(Array.from({ length: 12 }, (_, at) => `N${at}`));
    expect(twelve.slice(0, 5)).toEqual(series);
    expect(new Set(twelve).size).toBe(12);
  });

  test.each([2, 5, 6, 7, 11, 12])("no two neighbours of a ring of %d are alike", (count) => {
    const ring = colours(Array.from({ length: count }, (_, at) => `N${at}`));
    for (const [at, colour] of ring.entries()) expect(colour).not.toBe(ring[(at + 1) % count]);
  });
});
