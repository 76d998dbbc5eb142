import { expect, test } from "vitest";
import { weightedLength } from "./weighted-length.ts";

test.each<[string, number]>([
  ["", 0],
  ["Chrome 65%", 10],
  ["a".repeat(280), 280],
  ["図表", 4],
  ["Grüße", 5],
  ["Grüße", 5],
  ["“quoted” – text…", 17],
  ["😀", 2],
  ["👍🏽", 2],
  ["👩‍🚀", 2],
  ["🇵🇹", 2],
  ["#charts 5", 9],
  ["see https://example.org/a/long/path?with=query", 27],
  ["https://a.io https://b.io", 47],
  ["Ελλάδα", 6],
  ["한국어", 6],
])("%s", (text, expected) => {
  expect(weightedLength(text)).toBe(expected);
});
