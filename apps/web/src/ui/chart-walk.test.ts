import { expect, test } from "vitest";
import { walkedTo } from "./chart-walk.ts";

test.each([
  ["ArrowRight", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowLeft", 0, 3, 2],
  ["ArrowUp", 1, 3, 0],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["Enter", 0, 3, null],
  ["ArrowRight", 0, 0, null],
])("%s at %i of %i -> %s", (key, at, count, expected) => {
  expect(walkedTo({ key, at, count })).toBe(expected);
});
