/** What was all done before a meal. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { doneBefore } from "./done-before.ts";

test.each([
  [
    "I walked 7.2 km, swam 1.5 km and did 40 push-ups before breakfast at 8.",
    "I walked 7.2 km, swam 1.5 km and did 40 push-ups.",
  ],
  ["Cycled 12 km and walked 3 km before lunch.", "Cycled 12 km and walked 3 km."],
  [
    "We sold 40 pies, made 12 cakes and baked 90 rolls, all before dawn",
    "We sold 40 pies, made 12 cakes and baked 90 rolls,",
  ],
  [
    "Five sprains, three fractures, two burns and a bee sting before lunch.",
    "Five sprains, three fractures, two burns and a bee sting.",
  ],
  ["12 calls, 4 emails and a fax before noon", "12 calls, 4 emails and a fax"],
])("%s: all of it was", (text, told) => expect(doneBefore(text)?.text).toBe(told));

test.each([
  "2 coffees before lunch, 3 after",
  "Cups: 3, 4 and 5 before lunch, 9 after",
  "12 bugs fixed and 4 closed before lunch",
  "I ran 4 km before work and 7 km before dinner.",
  "It rose from 40 to 55 before noon",
])("left: %s", (text) => expect(doneBefore(text)).toBeNull());

test("deeds are told side by side", () =>
  expect(readLine("Cycled 12 km and walked 3 km before lunch.")).toBe("Cycled 12 · Walked 3"));
