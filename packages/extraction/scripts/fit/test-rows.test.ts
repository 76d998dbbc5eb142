import { expect, test } from "vitest";
import { isTestRow, testRows } from "./test-rows.ts";

test("rows of a folder's unit tests are texts with gold", () => {
  const rows = testRows(["read/whole"]);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.every(isTestRow)).toBe(true);
  const row = rows.find(({ text }) => text === "More than once 12, once 30, never 58");
  expect(row?.points).toEqual([
    { name: ["More than once"], values: [12] },
    { name: ["Once"], values: [30] },
    { name: ["Never"], values: [58] },
  ]);
  expect(rows.some(({ text }) => text === "Password must have 8 characters and 2 numbers")).toBe(false);
});
