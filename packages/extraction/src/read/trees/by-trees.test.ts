import { expect, test } from "vitest";
import { readCorpus } from "../../../scripts/read-corpus.ts";
import { SENSES } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { RANK_WEIGHTS } from "../rank/rank-weights.ts";
import type { Ranked } from "../rank/score.ts";
import { readAll } from "../read.ts";
import { byTrees, nearRows, nearSigns } from "./by-trees.ts";
import { type Forest, LEAVES, NODES } from "./forest.ts";

const read = (text: string) => {
  const scan = scanText(text);
  const mentions = recognizeAll(scan);
  return { scan, mentions, rows: readAll(scan, mentions, { ranks: RANK_WEIGHTS }) };
};

/** A tree that adds much to whatever is not the best: sign 3 is the place. */
const CONTRARY: Forest = {
  trees: 1,
  asked: new Uint8Array(NODES).fill(3),
  limits: new Float32Array(NODES).fill(0.5),
  leaves: Float32Array.from({ length: LEAVES }, (_, at) => (at === 0 ? 0 : 50)),
};
const SILENT: Forest = { trees: 0, asked: new Uint8Array(), limits: new Float32Array(), leaves: new Float32Array() };

const TEXT = "Half of our 60 readers walk here, 20 cycle and the others drive";
const tables = (rows: readonly Ranked[]) => rows.map(({ reading }) => reading);

test("trees that say nothing leave the order as it is", () => {
  const { scan, mentions, rows } = read(TEXT);
  expect(tables(byTrees(SILENT, SENSES)(scan, mentions, rows))).toEqual(tables(rows));
});

test("a near reading can pass the best, those far behind stay there, and none is lost", () => {
  const { scan, mentions, rows } = read(TEXT);
  const near = nearRows(rows);
  expect(near.length).toBeGreaterThan(1);
  const told = byTrees(CONTRARY, SENSES)(scan, mentions, rows);
  expect(told[0]?.reading).not.toBe(rows[0]?.reading);
  expect(tables(told.slice(near.length))).toEqual(tables(rows.slice(near.length)));
  expect(new Set(tables(told))).toEqual(new Set(tables(rows)));
});

test("all readings of a text are measured by the same signs, and each sign is a number", () => {
  const counts = new Set<number>();
  for (const { text } of readCorpus("own")) {
    const { scan, mentions, rows } = read(text);
    for (const signs of nearSigns({ senses: SENSES, scan, mentions }, nearRows(rows), rows.length)) {
      counts.add(signs.length);
      expect([...signs].every(Number.isFinite)).toBe(true);
    }
  }
  expect(counts.size).toBe(1);
});
