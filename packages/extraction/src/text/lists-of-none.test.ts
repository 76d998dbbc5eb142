import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { listsOfNone } from "./lists-of-none.ts";

test.each([
  [
    "Caffeine, placebo, nothing: 312, 338, 341 ms. Well then.",
    "Caffeine: 312 ms, placebo: 338 ms, nothing: 341 ms. Well then.",
  ],
  ["Dog, cat, both, neither: 41, 30, 12, 17", "Dog: 41, cat: 30, both: 12, neither: 17"],
  ["Wax, oil and nothing came out at 12, 9 and 4 weeks", "Wax: 12 weeks, oil: 9 weeks, nothing: 4 weeks"],
])("%s", (text, told) => expect(listsOfNone(text)?.text).toBe(told));

test("nothing is a name among names", () =>
  expect(readLine("Music, podcast, nothing: 22, 18, 9 km.")).toBe("Music 22 · Podcast 18 · Nothing 9"));

test.each([
  "Music, podcast, nothing: 22, 18 km",
  "Music 22, podcast 18, nothing 9",
  "Nothing but rain, wind, fog: 3, 4, 5",
])("%s: stays as it is", (text) => expect(listsOfNone(text)).toBeNull());
