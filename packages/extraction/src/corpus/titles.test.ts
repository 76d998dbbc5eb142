/** Titles may not get worse than they were; `npm run fit -- --titles` teaches better ones. */
import { expect, test } from "vitest";
import { readTitles, titleScores } from "../../scripts/read-titles.ts";
import { extract } from "../index.ts";
import { evaluate } from "./evaluate.ts";
import { isReal, isTitleBlind } from "./partition.ts";
import { titlesScore } from "./title-score.ts";

const unseen = readTitles().filter(({ item }) => isTitleBlind(item.id));

test.each([
  { name: "made up", items: unseen.filter(({ item }) => !isReal(item.id)), least: 0.83, near: 0.8, most: 0.13 },
  { name: "of real prose", items: unseen.filter(({ item }) => isReal(item.id)), least: 0.74, near: 0.66, most: 0.2 },
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
