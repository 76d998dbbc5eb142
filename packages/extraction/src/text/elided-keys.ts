/**
 * Places on an axis that are named once and counted on: "age 2, 86 cm; 3, 95; 4, 101" → "age 2, 86 cm; age 3, 95; age 4, 101"; "lap 1: 62 s, 2: 61, 3:
 * 63". Each further on than the one before it; not "set 1, 6; 4, 3; 2, 6".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE = "[$€£₹]?\\d[\\d.,]*(?<=\\d)(?:%| ?(?!and\\b|to\\b|of\\b)\\p{L}{1,8})?";
/** @param mark between a place and its figure; @param next between two items */
const runOf = (mark: string, next: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(\\p{L}{3,8}) (\\d{1,3})${mark}(?:${FIGURE})((?:${next}(?:and )?\\d{1,3}${mark}${FIGURE}){2,})(?=[.!]?(?:\\s|$))`,
    "u",
  );
const RUNS = [
  runOf(", ", "; "), // catches "age 2, 86 cm; 3, 95; 4, 101", not "age 2, 86, 3, 95"
  runOf("(?: [-–—] |: ?)", "[;,] "), // catches "age 2: 86 cm, 3: 95, 4: 101", not "age 2: 86, age 3: 95"
];
const KEY = /(?<=[;,] (?:and )?)(?=(\d{1,3})(?:, | [-–—] |: ?)\S)/gu; // catches the place in front of "3, 95", not of "95"

/** Null where no such run stands, or one that does not count on. */
export function elidedKeys(text: string): Squeezed | null {
  if (!/[;,] (?:and )?\d{1,3}(?:,| [-–—]|:) ?[$€£₹\d]/u.test(text)) return null; // catches "; 3, 95" and ", 3: 95", not ", 95"
  const run = RUNS.map((sort) => sort.exec(text)).find((found) => found !== null);
  const [whole = "", noun = "", first, items = ""] = run ?? [];
  const keys = [...items.matchAll(KEY)].map(([, key]) => Number(key));
  const rising = keys.every((key, at) => key > (keys[at - 1] ?? Number(first)));
  if (!run || keys.length < 2 || !rising) return null;
  const to = run.index + whole.length;
  const from = to - items.length;
  return without(text, KEY, (_, at) => (at >= from && at < to ? `${noun} ` : ""));
}
