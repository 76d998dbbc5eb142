/** 2,000 Latin strings, the same each time: names, figures and pairs that kerning or ligatures would change. */
import fc from "fast-check";
import { drawableText } from "../render/drawable-text.ts";

const word = fc.string({
  unit: fc.constantFrom(..."aaabcdeeefghiijklmnoopqrsttuvwxyzAVTWYLPKéüößçñøåłšžęőčİğ"),
  minLength: 1,
  maxLength: 12,
});
const pair = fc.constantFrom(
  "AVATAR",
  "To",
  "Ty",
  "LT",
  "fi",
  "ffl",
  "->",
  "10x20",
  "1/2",
  "P.",
  "f)",
  "r,",
  "11",
  "Wä",
  "…",
);
const figure = fc.constantFrom(
  "$3.4k",
  "€1,204",
  "−12.5%",
  "1.2M",
  "£900",
  "12.5 km/h",
  "±0.3",
  "(2024)",
  "#1",
  "¥ 100",
);

export const LATIN_STRINGS: readonly string[] = fc
  .sample(fc.array(fc.oneof(word, pair, figure), { minLength: 1, maxLength: 6 }), { numRuns: 2000, seed: 280 })
  .map((parts) => drawableText(parts.join(" ")));
