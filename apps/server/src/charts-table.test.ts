/** docs/charts.md names a test for every rule of the pictures: each of them exists, and no rule is missing. */
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

const { rows, missing } = readProofTable("charts.md");
const RULES = Array.from({ length: 16 }, (_, at) => at + 1);

test("every test that is named exists", () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test.each(RULES)("rule %d has its test", (rule) => {
  const numbersOf = (statement: string) => statement.split(". ")[0]?.split(" and ").map(Number) ?? [];
  expect(rows.some(({ statement }) => numbersOf(statement).includes(rule))).toBe(true);
});
