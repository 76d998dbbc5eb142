/** Letters glued to several numbers. */
import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { gluedCounts } from "./glued-counts.ts";

test.each([
  ["Level 1 450xp, level 2 900xp, level 3 1800xp", "Level 1 450 xp, level 2 900 xp, level 3 1800 xp"],
  ["jan 34nos feb 45nos", "jan 34 nos feb 45 nos"],
  ["build 12s, test 45s, lint 8s, deploy 30s", "build 12 s, test 45 s, lint 8s, deploy 30s"],
  ["Plant 1 - 450 MT, Plant 2 - 380 MT", "Plant 1 - 450 t, Plant 2 - 380 t"],
])("apart: %s", (text, told) => expect(gluedCounts(text)?.text).toBe(told));

test.each(["run 5km, bike 20km", "4th 12, 5th 9", "3B 12, 4B 15", "12mon 15mon", "20reps once"])("left: %s", (text) =>
  expect(gluedCounts(text)).toBeNull(),
);

test("tonnes are a unit", () => {
  const text = "Plant 1 - 450 MT, Plant 2 - 380 MT, Plant 3 - 510 MT";
  expect(readLine(text)).toBe("Plant 1 450 · Plant 2 380 · Plant 3 510");
  expect(readUnit(text)).toBe("t");
});
