import { expect, test } from "vitest";
import { arrowHeads } from "./arrow-heads.ts";

test.each([
  [
    "Stock ordered → received: pens 200 → 180, pads 90 → 90",
    "Stock ordered vs received: pens 200 vs 180, pads 90 vs 90",
  ],
  ["quiz guessed → got\nmaths 60→71\nart 50→45", "quiz guessed vs got\nmaths 60 vs 71\nart 50 vs 45"],
])("%s", (text, read) => expect(arrowHeads(text)?.text).toBe(read));

test.each([
  "Prices before → after: milk 1.10 → 1.35, eggs 2.20 → 2.90",
  "Sales May → June: Leeds 30 → 40, Hull 12 → 9",
  "pens 200 → 180, pads 90 → 90",
  "Stock ordered → received: pens 200 → 180 → 90, pads 90 → 70",
])("%s: stays as it is", (text) => expect(arrowHeads(text)).toBeNull());
