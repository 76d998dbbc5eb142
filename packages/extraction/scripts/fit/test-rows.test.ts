import { expect, test } from "vitest";
import { isTestRow, testRows } from "./test-rows.ts";

test("rows of the unit tests are texts with gold", () => {
  const rows = testRows();
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.every(isTestRow)).toBe(true);
  const row = rows.find(({ text }) => text === "Won 12, lost 4");
  expect(row?.points).toEqual([
    { name: ["Won"], values: [12] },
    { name: ["Lost"], values: [4] },
  ]);
  expect(rows.some(({ text }) => text === "It was 12 or 30.")).toBe(false);
});
