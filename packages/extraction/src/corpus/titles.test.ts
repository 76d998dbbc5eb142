/** Titles may not get worse than they were; `npm run fit -- --titles` teaches better ones. */
import { expect, test } from "vitest";
import { readTitles, titleScores } from "../../scripts/read-titles.ts";
import { extract } from "../index.ts";
import { evaluate } from "./evaluate.ts";
import { isReal, isTitleBlind } from "./partition.ts";
import { titlesScore } from "./title-score.ts";

const unseen = readTitles().filter(({ item }) => isTitleBlind(item.id));

test.each([
  { name: "made up", items: unseen.filter(({ item }) => !isReal(item.id)), least: 0.8, near: 0.78, most: 0.16 },
  { name: "of real prose", items: unseen.filter(({ item }) => isReal(item.id)), least: 0.7, near: 0.6, most: 0.23 },
])(
  "on texts $name whose titles the trees have not seen, most are near what an editor wrote",
  ({ items, least, near, most }) => {
    const outcomes = evaluate(
      items.map(({ item }) => item),
      extract,
    );
    const { texts, mean, good, vague } = titlesScore(titleScores(items, outcomes));
    expect(texts).toBeGreaterThan(200);
    expect(mean).toBeGreaterThan(least);
    expect(good).toBeGreaterThan(near);
    expect(vague).toBeLessThan(most);
  },
);
