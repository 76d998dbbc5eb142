/** Texts that nobody would write, made of those of the corpus, for properties that hold for any text. */
import fc from "fast-check";
import { SMALL_WORDS } from "./lexicon/small-words.fixture.ts";

/** @param texts what they are made of */
export function wildTexts(texts: readonly string[]) {
  /** Corpus texts cut, joined, repeated and sprinkled with marks and odd characters. */
  const wild = fc
    .tuple(
      fc.constantFrom(...texts),
      fc.nat(279),
      fc.constantFrom(...texts),
      fc.nat(200),
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom("", "1,2.3-", "(((", "%%$€", "\n|", "→/→", "\u0000\ud800", "9".repeat(60)),
    )
    .map(([one, cut, two, from, noise, marks]) => (one.slice(0, cut) + marks + noise + two.slice(from)).slice(0, 280));

  const words = [
    ...texts.flatMap((text) => text.split(/\s+/)),
    ...SMALL_WORDS,
    ...SMALL_WORDS.map((word) => word.toUpperCase()),
  ];

  /** Words of texts and of grammar in any order and case, each where it does not belong. */
  const scrambled = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.boolean(), fc.constantFrom(" ", " ", ", ", " · ", "\n")), {
      maxLength: 40,
    })
    .map((row) =>
      row
        .map(([word, capital, joint]) => (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word) + joint)
        .join("")
        .slice(0, 280),
    );

  /** One piece over and over behind the beginning of a text: what a pattern that goes back on itself never gets through. */
  const pumped = fc
    .tuple(
      fc.constantFrom(...texts),
      fc.nat(120),
      fc.oneof(fc.constantFrom(...words), fc.string({ minLength: 1, maxLength: 3 })),
      fc.constantFrom("", " ", ", ", " and "),
      fc.constantFrom("", "!", " 5", "\u0000"),
    )
    .map(([text, cut, unit, joint, end]) => (text.slice(0, cut) + (unit + joint).repeat(280)).slice(0, 279) + end)
    .map((text) => text.slice(0, 280));

  return { wild, scrambled, pumped };
}
