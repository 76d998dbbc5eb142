import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceWidth } from "./measure.ts";
import { charactersOf, shorten, type WrapOptions, wrapName } from "./wrap.ts";

const face = { sizePx: 16, weight: 400 } as const;
const within = (widthPx: number, more: Partial<WrapOptions> = {}): WrapOptions => ({
  ...face,
  widthPx,
  maxLines: 2,
  ...more,
});

describe("wrapName", () => {
  test.each([
    ["Berlin", 200, ["Berlin"]],
    ["Customer acquisition cost", 130, ["Customer", "acquisition cost"]],
    ["18-24 year-olds", 75, ["18-24", "year-olds"]],
    ["中国の人口", 60, ["中国の", "人口"]],
  ])("%s in %d px: %j", (text, widthPx, lines) => {
    expect(wrapName(text, within(widthPx))).toMatchObject({ lines, shortened: false });
  });

  test("a word longer than a line is shortened, or broken with a hyphen where that is asked for", () => {
    expect(wrapName("Donaudampfschifffahrt", within(120))).toMatchObject({
      lines: ["Donaudampfs…"],
      shortened: true,
    });
    const broken = wrapName("Donaudampfschifffahrt", within(120, { breaks: "anywhere" }));
    expect(broken).toMatchObject({ shortened: false });
    expect(broken?.lines[0]).toMatch(/-$/u);
    expect(broken?.lines.join("").replace("-", "")).toBe("Donaudampfschifffahrt");
  });

  test("asked to keep names whole it gives up rather than shorten", () => {
    expect(wrapName("Donaudampfschifffahrt", within(120, { keep: "whole" }))).toBeNull();
    expect(wrapName("Customer acquisition cost", within(130, { keep: "whole" }))?.lines).toHaveLength(2);
  });

  test("broken over three lines ten characters stay too, a space before the ellipsis not counted", () => {
    const name = "Donaudampf schifffahrtsgesellschaft of the Danube";
    for (let widthPx = 20; widthPx < 120; widthPx++) {
      const cut = wrapName(name, within(widthPx, { breaks: "anywhere", maxLines: 3 }));
      if (!cut?.shortened) continue;
      expect(cut.lines.length).toBeLessThanOrEqual(3);
      expect(cut.lines.join(" ").length).toBeGreaterThan(10);
      expect(cut.lines.at(-1)).toMatch(/\S…$/u);
    }
  });

  test("ten characters stay, or there is no answer", () => {
    expect(wrapName("Donaudampfschifffahrt", within(60))).toBeNull();
  });

  test("never wider than asked, never more lines, and whole unless it says so", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 20, max: 500 }),
        (text, widthPx) => {
          const wrapped = wrapName(text, within(widthPx));
          if (!wrapped) return;
          expect(wrapped.lines.length).toBeLessThanOrEqual(2);
          for (const line of wrapped.lines) expect(advanceWidth(line, face)).toBeLessThanOrEqual(widthPx + 1e-6);
          const squeezed = (part: string): string => part.replace(/\s+/gu, "");
          if (!wrapped.shortened) expect(squeezed(wrapped.lines.join(""))).toBe(squeezed(text));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("shorten", () => {
  test("cuts between what a reader sees as characters", () => {
    const astronauts = "👩\u200d🚀".repeat(20);
    const cut = shorten(astronauts, { ...face, widthPx: 600 }) ?? "";
    expect(
      charactersOf(cut)
        .slice(0, -1)
        .every((sign) => sign === "👩\u200d🚀"),
    ).toBe(true);
  });

  test("leaves alone what fits", () => {
    expect(shorten("Berlin", { ...face, widthPx: 600 })).toBe("Berlin");
  });
});
