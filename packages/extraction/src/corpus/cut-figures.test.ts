import { expect, test } from "vitest";
import { isCut } from "./cut-figures.ts";

test.each([
  ["Ann 120, Bob 7", [4, 7], false],
  ["Ann 120, Bob 7", [13, 14], false],
  ["Ann 120, Bob 7", [4, 6], true],
  ["Ann 120, Bob 7", [5, 7], true],
] as const)("%s at %j is cut: %s", (text, span, cut) => expect(isCut(text, span)).toBe(cut));
