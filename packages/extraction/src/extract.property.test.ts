import fc from "fast-check";
import { expect, test } from "vitest";
import { readCorpus } from "../scripts/read-corpus.ts";
import { extract } from "./full-reader.ts";
import { mentions } from "./mentions.ts";
import { ALL_RULES } from "./recognize/all-rules.ts";
import { wildTexts } from "./wild-texts.fixture.ts";

const texts = readCorpus("dev").map(({ text }) => text);
const { wild, scrambled, pumped } = wildTexts(texts);

test("one piece over and over is read to its end", () => {
  fc.assert(
    fc.property(pumped, (text) => {
      const answer = extract(text);
      return !answer.ok || answer.chart.points.length > 0;
    }),
    { numRuns: 300 },
  );
});

test("words in any order and case are read to their end", () => {
  fc.assert(
    fc.property(scrambled, (text) => {
      const answer = extract(text);
      return !answer.ok || answer.chart.points.length > 0;
    }),
    { numRuns: 800 },
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
    { numRuns: 800 },
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
