/** Titles may not get worse than they were; `npm run fit -- --titles` teaches better ones. */
import { expect, test } from "vitest";
import { readTitles, titleScores } from "../../scripts/read-titles.ts";
import { isTitleBlind } from "./partition.ts";
import { titlesScore } from "./title-score.ts";

test("on texts whose titles the trees have not seen, three in four are near what an editor wrote", () => {
  const { texts, mean, good, vague } = titlesScore(
    titleScores(readTitles().filter(({ item }) => isTitleBlind(item.id))),
  );
  expect(texts).toBeGreaterThan(800);
  expect(mean).toBeGreaterThan(0.8);
  expect(good).toBeGreaterThan(0.78);
  expect(vague).toBeLessThan(0.16);
});
