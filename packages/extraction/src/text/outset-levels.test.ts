import { expect, test } from "vitest";
import { outsetLevels } from "./outset-levels.ts";

test.each([
  [
    "catch-up, next to nothing at the outset (0.4 million), climbed to 2.2 million",
    "catch-up climbed from 0.4 million to 2.2 million",
  ],
  ["York, tiny at the start (12), grew to 99", "York grew from 12 to 99"],
])("%s", (text, read) => expect(outsetLevels(text)?.text).toBe(read));

test.each([
  "catch-up (0.4 million) climbed to 2.2 million",
  "at the start (12), they sang to 99",
  "York grew from 12 to 99",
])("%s: stays as it is", (text) => expect(outsetLevels(text)).toBeNull());
