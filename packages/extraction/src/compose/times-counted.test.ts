import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  "Bins missed: oak rd 3x, elm st 1x, park ave 5x",
  "gym visits: jan 12x feb 8x mar 15x",
  "Who cooked: Ann 4x, Bo 2x",
])("%s: so many times", (text) => expect(readUnit(text)).toBeNull());

test.each(["Speed-up over baseline: v1 2x, v2 3x, v3 8x", "Return on ads: search 4x, social 2x, mail 9x"])(
  "%s: multiples",
  (text) => expect(readUnit(text)).toBe("x"),
);
