/** What stands below titles and in notes may not get worse than it was. */
import { expect, test } from "vitest";
import { besideScores, readBeside } from "../../scripts/read-beside.ts";
import { extract } from "../index.ts";
import { besideShares } from "./beside-score.ts";
import { evaluate } from "./evaluate.ts";

test("lines below titles tell what editors tell, and notes give their reasons", () => {
  const items = readBeside();
  const outcomes = evaluate(
    items.map(({ item }) => item),
    extract,
  );
  const { texts, told, fitting, right, sourced, sources } = besideShares(besideScores(items, outcomes));
  expect(texts).toBeGreaterThan(900);
  expect(told).toBeGreaterThan(0.7);
  expect(fitting).toBeGreaterThan(0.8);
  expect(right).toBeGreaterThan(0.7);
  expect(sourced).toBeGreaterThan(0.5);
  expect(sources).toBeGreaterThan(0.85); // a wrong source is worse than none
});
