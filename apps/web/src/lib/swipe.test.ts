import { expect, test } from "vitest";
import { stackedLook, swipedIndex, touchAction } from "./swipe.ts";

test.each([
  ["51 px up: next", 300, 249, 1, 3, 2],
  ["50 px up: stays", 300, 250, 1, 3, 1],
  ["51 px down: previous", 300, 351, 1, 3, 0],
  ["50 px down: stays", 300, 350, 1, 3, 1],
  ["up at the last: stays", 300, 100, 2, 3, 2],
  ["down at the first: stays", 300, 500, 0, 3, 0],
  ["cancelled touch: stays", null, 0, 1, 3, 1],
  ["a single chart: stays", 300, 100, 0, 1, 0],
])("%s", (_, startY, endY, index, count, expected) => {
  expect(swipedIndex({ startY, endY, index, count })).toBe(expected);
});

test("the active chart stands whole, the others as the specification says", () => {
  expect(stackedLook(1, 1)).toEqual({ scale: 1, opacity: 1, offsetPercent: 0 });
  expect(stackedLook(2, 1)).toEqual({ scale: 0.95, opacity: 0.2, offsetPercent: 75 });
  expect(stackedLook(0, 2)).toEqual({ scale: 0.95, opacity: 0.2, offsetPercent: -150 });
});

test("the page scrolls only the way that the carousel can't go", () => {
  expect(touchAction(0, 3)).toBe("pan-x pan-up pinch-zoom");
  expect(touchAction(1, 3)).toBe("pan-x pinch-zoom");
  expect(touchAction(2, 3)).toBe("pan-x pan-down pinch-zoom");
  expect(touchAction(0, 1)).toBe("pan-x pan-up pan-down pinch-zoom");
});
