import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outlinesOf } from "../proof/outline.ts";
import { boxesOverlap, insideOutline, outlineTouchesBox, segmentTouchesBox } from "./overlap.ts";
import { sectorOutline, sectorPath, TURN } from "./ring.ts";

const box = { x: 10, y: 10, width: 20, height: 10 };

describe("overlap", () => {
  test.each([
    ["side by side", { x: 30, y: 10, width: 5, height: 5 }, false],
    ["one in the other", { x: 15, y: 12, width: 2, height: 2 }, true],
    ["a corner", { x: 29, y: 19, width: 9, height: 9 }, true],
  ])("boxes %s", (_, other, touches) => {
    expect(boxesOverlap(box, other)).toBe(touches);
  });

  test.each([
    ["through it", [0, 15], [50, 15], true],
    ["past it", [0, 5], [50, 5], false],
    ["ending before it", [0, 15], [9, 15], false],
    ["over a corner", [5, 15], [15, 5], true],
    ["a point inside", [15, 15], [15, 15], true],
  ] as const)("a line %s", (_, from, to, touches) => {
    expect(segmentTouchesBox(from, to, box)).toBe(touches);
  });

  test("an outline around the box touches it", () => {
    expect(
      outlineTouchesBox(
        [
          [0, 0],
          [90, 0],
          [90, 90],
          [0, 90],
        ],
        box,
      ),
    ).toBe(true);
    expect(
      outlineTouchesBox(
        [
          [40, 40],
          [90, 40],
          [90, 90],
        ],
        box,
      ),
    ).toBe(false);
  });
});

describe("sectors", () => {
  const sector = fc.record({
    center: fc.constant([100, 100] as const),
    inner: fc.constantFrom(0, 20, 39),
    outer: fc.double({ min: 40, max: 90, noNaN: true }),
    from: fc.constant(0),
    to: fc.double({ min: 0.05, max: TURN, noNaN: true }),
  });

  test("the path, read anew, covers what the outline covers", () => {
    fc.assert(
      fc.property(sector, fc.double({ min: 0.03, max: 0.97, noNaN: true }), (part, share) => {
        const [outline] = outlinesOf(sectorPath({ ...part, inner: 0 })) ?? [];
        const angle = part.to * share;
        const at = (radius: number, turn: number) =>
          [100 + radius * Math.sin(turn), 100 - radius * Math.cos(turn)] as const;
        expect(insideOutline(at(part.outer * 0.6, angle), outline?.points ?? [])).toBe(true);
        expect(insideOutline(at(part.outer * 0.6, angle), sectorOutline({ ...part, inner: 0 }))).toBe(true);
        expect(insideOutline(at(part.outer * 1.05, angle), outline?.points ?? [])).toBe(false);
      }),
    );
  });

  test("a ring leaves its hole open", () => {
    const ring = { center: [100, 100], inner: 20, outer: 40, from: 0, to: 3 } as const;
    expect(insideOutline([110, 100], sectorOutline(ring))).toBe(false);
    expect(insideOutline([130, 100], sectorOutline(ring))).toBe(true);
  });
});
