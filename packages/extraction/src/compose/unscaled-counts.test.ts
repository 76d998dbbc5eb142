/** Counts beside money in millions, hours beside hours. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readLine } from "./chart-line.fixture.ts";

test.each([
  ["Revenue 4.1m, costs 2.9m, headcount 41", "Revenue 4100000 · Costs 2900000 · Headcount 41"],
  ["City budget 52m, debt 31m, parks 14, pools 3", "City budget 52000000 · Debt 31000000 · Parks 14 · Pools 3"],
  ["I slept 6h Mon, 7.5 Tue, 5h45 Wed and 8 Thu", "Mon 360 · Tue 450 · Wed 345 · Thu 480"],
])("as told: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Revenue 4.1m, costs 2.9, profit 1.2", "Revenue 4100000 · Costs 2900000 · Profit 1200000"],
  ["North 1.2m, South 1.4, East 2", "North 1200000 · South 1400000 · East 2000000"],
  ["Rice 20 min, beans 45 min, eggs 8", "Rice 20 · Beans 45 · Eggs 8"],
])("told once for all: %s", (text, line) => expect(readLine(text)).toBe(line));

test("not sure of 2 beside 1h20 and 45 min", () => {
  const answer = extract("Tasks: cleaning 1h20, cooking 45 min, shopping 2");
  expect(answer.ok && answer.confidence).toBe(0.7);
});
