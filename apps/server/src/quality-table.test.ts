/** docs/quality.md names a test for what must hold on the server: each of them exists. */
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

test("every test that is named exists", () => {
  const { rows, missing } = readProofTable("quality.md");
  expect(rows.length).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});
