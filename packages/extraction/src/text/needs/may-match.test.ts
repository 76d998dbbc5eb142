import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCorpus } from "../../../scripts/read-corpus.ts";
import { matches, matchesIn, matchIn } from "./matches.ts";
import { mayMatch } from "./may-match.ts";

const LITERAL = /= \/(.+)\/([a-z]*);/g; // catches "= /a+/u;", not "a / b"

/** The reader's own expressions, as its files have them. */
const OWN: readonly RegExp[] = globSync("../../**/*.ts", { cwd: import.meta.dirname }).flatMap((file) =>
  [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(LITERAL)].map(
    ([, source = "", flags = ""]) => new RegExp(source, flags.replace("y", "")),
  ),
);

/** Never "no" where it matches. */
const isRight = (text: string, words: RegExp): boolean => mayMatch(text, words) || text.search(words) < 0;

describe("mayMatch", () => {
  it("knows the reader's own expressions", () => {
    expect(OWN.length).toBeGreaterThan(1000);
  });

  it("never says no where one of them matches in a text", () => {
    for (const { text } of readCorpus("dev")) {
      const wrong = OWN.filter((words) => !isRight(text, words));
      expect(wrong, text).toEqual([]);
    }
  });

  it("says no to most that do not match", () => {
    const [item] = readCorpus("dev");
    const text = item?.text ?? "";
    const other = OWN.filter((words) => text.search(words) < 0);
    expect(other.filter((words) => mayMatch(text, words)).length).toBeLessThan(other.length / 2);
  });

  const PART = fc.constantFrom(
    ..."the|of|rose|by|s|k|4|12%|ſ|\u212a|İ|é|É|ß|→|–|'s|£|,| |\n|😀|_|½|Q1|a|in|from".split("|"),
  );
  const TEXT = fc.array(PART, { maxLength: 20 }).map((parts) => parts.join(""));

  it("nor where signs, foreign letters and letters of two units stand in it", () => {
    fc.assert(
      fc.property(TEXT, fc.constantFrom(...OWN), (text, words) => isRight(text, words)),
      { numRuns: 20_000 },
    );
  });

  const ATOM = fc.oneof(
    PART.filter((part) => /^[\p{L}\d %]+$/u.test(part)), // catches "of" and "12%", not "→"
    fc.constantFrom(
      "ſ",
      "\u212a",
      "'s",
      "\\b",
      "\\d",
      "\\s",
      "[ab]",
      "[^a]",
      "\\p{L}",
      ".",
      "^",
      "$",
      "(?=a)",
      "(?<!\\p{L})",
      "(?![\\p{L}\\d])",
    ),
  );
  const PIECE = fc
    .tuple(fc.array(ATOM, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "?", "*", "+", "{2}", "{1,2}"))
    .map(([atoms, times]) => `(?:${atoms.join("")})${times}`);
  const WORDS = fc
    .tuple(
      fc.array(fc.array(PIECE, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "i", "u", "iu"),
    )
    .map(([ways, flags]) => new RegExp(ways.map((pieces) => pieces.join("")).join("|"), flags));

  it("nor of expressions put together at random", () => {
    fc.assert(fc.property(TEXT, WORDS, isRight), { numRuns: 20_000 });
  });
});

describe("matches, matchIn and matchesIn", () => {
  const LONG = fc.array(fc.constantFrom("rose by 4, ", "fell by 12, ", "of the ", "cats "), { maxLength: 20 });

  it("answer what the engine answers", () => {
    const plain = /\b(?:rose|fell) by (\d+)/u; // catches "rose by 4", not "rose of 4"
    fc.assert(
      fc.property(LONG, (parts) => {
        const text = parts.join("");
        expect(matches(text, plain)).toBe(plain.test(text));
        expect(matchIn(text, plain)).toEqual(plain.exec(text));
        const all = new RegExp(plain, "gu");
        expect(matchesIn(text, all)).toEqual([...text.matchAll(all)]);
      }),
    );
  });

  it("asks an expression that remembers where it was itself", () => {
    const all = /cats/g; // catches "cats", not "dogs"
    const text = "cats and cats and nothing else";
    expect([matchIn(text, all)?.index, matchIn(text, all)?.index, matchIn(text, all)]).toEqual([0, 9, null]);
  });
});
