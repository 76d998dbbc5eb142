import fc from "fast-check";
import { expect, test } from "vitest";
import { wrapIndex } from "~/lib/carousel-start.ts";
import { clampIndex, desktopOrder, mobileOrder } from "./carousel-order.ts";

test.each<[string, string[], number]>([
  ["a", ["a"], 0],
  ["ab", ["b", "a"], 1],
  ["abc", ["c", "a", "b"], 1],
  ["abcd", ["d", "c", "a", "b"], 2],
  ["abcdef", ["f", "e", "c", "a", "b", "d"], 3],
])("desktop, best first %s", (bestFirst, items, start) => {
  expect(desktopOrder([...bestFirst])).toEqual({ items, start });
});

test.each<[string, string[], number]>([
  ["a", ["a"], 0],
  ["ab", ["b", "a"], 1],
  ["abc", ["c", "a", "b"], 1],
  ["abcd", ["c", "a", "b", "d"], 1],
])("mobile, best first %s", (bestFirst, items, start) => {
  expect(mobileOrder([...bestFirst])).toEqual({ items, start });
});

test("no types, nothing to show", () => {
  expect(desktopOrder([])).toEqual({ items: [], start: 0 });
  expect(mobileOrder([])).toEqual({ items: [], start: 0 });
});

test("every type is there once, and the best stands at the start", () => {
  const types = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(types, fc.constantFrom(desktopOrder, mobileOrder), (bestFirst, order) => {
      const { items, start } = order(bestFirst);
      expect(items[start]).toBe(bestFirst[0]);
      expect(items.toSorted()).toEqual(bestFirst.toSorted());
    }),
  );
});

test.each([
  [3, 3, 0, 2],
  [-1, 3, 2, 0],
  [1, 3, 1, 1],
  [5, 0, 0, 0],
])("index %i of %i wraps to %i and is clamped to %i", (index, count, wrapped, clamped) => {
  expect(wrapIndex(index, count)).toBe(wrapped);
  expect(Math.max(0, clampIndex(index, count))).toBe(clamped);
});
