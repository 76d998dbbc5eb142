import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { addedByWords, askedOf, nearBest, WORD_RANK_SIZE, wordsSeen } from "./word-ranks.ts";

const standing = (...all: number[]) => all.map((odds) => ({ odds, units: 0 }));

test("readings far behind the best have no say, nor has one that mixes more units", () => {
  expect(nearBest(standing(4, 1.5, 1.4))).toEqual([true, true, false]);
  expect(nearBest([...standing(4), { odds: 3, units: 2.2 }])).toEqual([true, false]);
});

test("words add to the odds of the best's rivals what they say more of them than of the best", () => {
  expect(addedByWords(standing(4, 3.5, 3, -2), (at) => [1, 3, 0.5, 9][at] ?? 0)).toEqual([0, 2, -0.5, 0]);
});

test("where the best has no rival, the words are not asked", () => {
  const asked = (): number => {
    throw new Error("asked");
  };
  expect(addedByWords(standing(4, 1, -2), asked)).toEqual([0, 0, 0]);
  expect(addedByWords([], asked)).toEqual([]);
});

test("what is seen of a reading lies in the table, and each place has an amount", () => {
  const scan = scanText("Men average 7.2 hours of sleep compared to 7.8 for women");
  const mentions = recognizeAll(scan);
  const figures = mentions.filter((mention) => mention.kind === "figure");
  const cells = figures.map(({ value, start, end }) => [
    { value, spans: [[start, end] as const], kind: "stated" as const },
  ]);
  const points = ["Men", "women"].map((name) => ({ name }));
  const reading = { shape: "pairs", series: [""], points, cells, units: [null], figures, cost: 0 };
  const selection = { figures, cost: 0, total: null, foreign: 0 };
  const { places, amounts } = wordsSeen(askedOf(SENSES, scan, mentions), { reading, selection, score: 0, parts: {} });
  expect(places.length).toBeGreaterThan(50);
  expect(amounts.length).toBe(places.length);
  expect(places.every((place) => place >= 0 && place < WORD_RANK_SIZE)).toBe(true);
});
