import { expect, test } from "vitest";
import { penceBesideDecimals } from "./pence-beside-decimals.ts";

test.each([
  ["Loaf 2.40, bun 60p.", "Loaf £2.40, bun 60p."],
  ["Pears are 50p, mangos 1.20, melons 3.10.", "Pears are 50p, mangos £1.20, melons £3.10."],
  ["Coffee 2.80, tea 90 cents.", "Coffee 2.80, tea 0.90."],
])("%s", (text, told) => expect(penceBesideDecimals(text)?.text).toBe(told));

test.each([
  "Loaf £2.40, bun 60p.",
  "Petrol is 1.79, diesel 8 cents cheaper.",
  "The rope is 3.40 m, the film 720p.",
  "Read from 12 p to 40 p in 2.50 h.",
  "Milk is 95p, bread 80p.",
])("left as it is: %s", (text) => expect(penceBesideDecimals(text)).toBeNull());
