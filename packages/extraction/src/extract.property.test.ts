import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { extract } from "./full-reader.ts";
import { SMALL_WORDS } from "./lexicon/small-words.fixture.ts";
import { mentions } from "./mentions.ts";
import { ALL_RULES } from "./recognize/all-rules.ts";

const texts = readFileSync(new URL("./corpus/dev.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): string => JSON.parse(line).text);

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

test("one piece over and over is read to its end", () => {
  fc.assert(
    fc.property(pumped, (text) => {
      const answer = extract(text);
      return !answer.ok || answer.chart.points.length > 0;
    }),
    { numRuns: 500 },
  );
});

test("words in any order and case are read to their end", () => {
  fc.assert(
    fc.property(scrambled, (text) => {
      const answer = extract(text);
      return !answer.ok || answer.chart.points.length > 0;
    }),
    { numRuns: 1500 },
  );
});

test("no text makes it throw, and no value stands without a place", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const answer = extract(text);
      if (!answer.ok) return answer.message.length > 10;
      // asked in one go: an assertion for each of so many values takes longer than the reading
      for (const chart of [answer.chart, ...answer.alternatives]) {
        const cells = chart.points.flatMap(({ values }, row) =>
          values.map((value, column) => ({ value, cell: chart.grounding[row]?.[column] ?? null })),
        );
        const spans = cells.flatMap(({ cell }) => cell?.spans ?? []);
        expect({
          isEmpty: chart.points.length === 0 || chart.types.length === 0,
          placeless: cells.filter(({ value, cell }) => (cell === null) !== (value === null)),
          endless: cells.filter(({ value }) => value !== null && !Number.isFinite(value)),
          outside: spans.filter(([start, end]) => !(start >= 0 && end <= text.length && start < end)),
        }).toEqual({ isEmpty: false, placeless: [], endless: [], outside: [] });
      }
      return true;
    }),
    { numRuns: 1500 },
  );
});

test("the same text always gives the same answer", () => {
  for (const text of texts.slice(0, 60)) expect(extract(text)).toEqual(extract(text));
});

test("mentions come in order and never overlap", () => {
  for (const text of texts) {
    let last = 0;
    for (const { start, end } of mentions(text, ALL_RULES)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  }
});
