import { expect, test } from "vitest";
import { rounded } from "./how-told.ts";

test.each([
  [1654.666667 * 1.5, 2482],
  [0.1 + 0.2, 0.3],
  [16 / 3, 5.333333333],
  [1234567901, 1234567901],
  [0, 0],
  [-2.4999999999, -2.5],
])("%d is %d", (value, told) => expect(rounded(value)).toBe(told));
