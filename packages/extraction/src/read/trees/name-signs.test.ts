import { describe, expect, test } from "vitest";
import { readCorpus } from "../../../scripts/read-corpus.ts";
import { SENSES } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { type Scan, scanText } from "../../text/scan.ts";
import { RANK_WEIGHTS } from "../rank/rank-weights.ts";
import { readAll } from "../read.ts";
import type { Reading } from "../reading.ts";
import { nameSigns } from "./name-signs.ts";

const read = (text: string) => {
  const scan = scanText(text);
  return { scan, rows: readAll(scan, recognizeAll(scan), { ranks: RANK_WEIGHTS }) };
};

/** The best reading of a text under other names. */
function signsOf(text: string, ...names: string[]): number[] {
  const { scan, rows } = read(text);
  const best = rows[0]?.reading;
  if (!best) throw new Error(`Nothing is read of "${text}".`);
  const named: Reading = { ...best, points: names.map((name) => ({ name })) };
  return nameSigns(SENSES, scan, named);
}

const differ = (scan: Scan, one: Reading, two: Reading): number => {
  const other = nameSigns(SENSES, scan, two);
  return nameSigns(SENSES, scan, one).filter((sign, at) => sign !== other[at]).length;
};

describe("names as the text tells them beside others that it tells too", () => {
  const text = "Packaging made up 51% of the plastic on the beach; gear was 28%, buds 13%";
  const right = signsOf(text, "Packaging", "Gear", "Buds");
  const wrong = signsOf(text, "Beach", "Gear", "Buds");

  test("the second and third sign count the names, and those that stand nowhere", () => {
    expect(right.slice(0, 2)).toEqual([3, 0]);
    expect(signsOf(text, "Packaging", "Tins", "Buds").slice(0, 2)).toEqual([3, 1]);
  });

  test("a name on the other side of its figure is told from one that stands as the others do", () => {
    const changed = right.filter((sign, at) => sign !== wrong[at]).length;
    expect(changed).toBeGreaterThan(10);
  });
});

test("times have no such signs", () => {
  const { scan, rows } = read("2021: 40, 2022: 55, 2023: 61");
  const reading = rows[0]?.reading;
  expect(reading && nameSigns(SENSES, scan, reading)[0]).toBe(0);
});

test("all readings of all texts are measured by as many signs, each of them a number", () => {
  const counts = new Set<number>();
  let told = 0;
  for (const { text } of readCorpus("own")) {
    const { scan, rows } = read(text);
    for (const { reading } of rows) {
      const signs = nameSigns(SENSES, scan, reading);
      counts.add(signs.length);
      expect(signs.every(Number.isFinite)).toBe(true);
    }
    const [one, two] = rows;
    if (one && two) told += differ(scan, one.reading, two.reading) > 0 ? 1 : 0;
  }
  expect(counts.size).toBe(1);
  expect(told).toBeGreaterThan(50);
});
