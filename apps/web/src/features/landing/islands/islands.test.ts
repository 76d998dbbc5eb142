/** The pure parts of what moves on the landing page. */
import { expect, test } from "vitest";
import { cellAt, GRID, SQUARE_KEYFRAMES, squareTiming } from "./grid-squares.ts";
import { picked, startedAt, turned } from "./rotation-clock.ts";

test.each([
  ["not due", { active: 0, dueAtMs: 3000 }, 2999, { active: 0, dueAtMs: 3000 }],
  ["due", { active: 0, dueAtMs: 3000 }, 3000, { active: 1, dueAtMs: 6000 }],
  ["round", { active: 2, dueAtMs: 3000 }, 3100, { active: 0, dueAtMs: 6100 }],
])("rotation: %s", (_, state, nowMs, next) => {
  expect(turned(state, { nowMs, count: 3 })).toEqual(next);
});

test("rotation starts with the first card, for 3 s", () => {
  expect(startedAt(1000)).toEqual({ active: 0, dueAtMs: 4000 });
});

test("a pick pauses the rotation for 3 s; then it resumes", () => {
  const state = picked(2, 1000);
  expect(state.active).toBe(2);
  expect(turned(state, { nowMs: 4000, count: 3 }).active).toBe(2);
  expect(turned(state, { nowMs: 7000, count: 3 }).active).toBe(0);
});

test("a square fades in for 4 s, holds 0.5 s, fades out for 4 s, at most half visible", () => {
  const { duration } = squareTiming(0);
  expect(duration).toBe(8500);
  expect(SQUARE_KEYFRAMES.map(({ offset }) => Math.round(offset * duration))).toEqual([0, 4000, 4500, 8500]);
  expect(Math.max(...SQUARE_KEYFRAMES.map(({ opacity }) => opacity))).toBe(GRID.maxOpacity);
});

test("each square starts 0.1 s after the one before", () => {
  expect([0, 1, 49].map((at) => squareTiming(at).delay)).toEqual([0, 100, 4900]);
});

test.each([
  [400, 80, 0, { x: 0, y: 0 }],
  [400, 80, 0.5, { x: 200, y: 40 }],
  [400, 80, 0.9999, { x: 360, y: 40 }],
  [10, 10, 0.9999, { x: 0, y: 0 }],
])("a cell of %ix%i by chance %d", (widthPx, heightPx, chance, cell) => {
  expect(cellAt({ widthPx, heightPx, chance: () => chance })).toEqual(cell);
});
