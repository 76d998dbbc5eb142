/** docs/desk.md names a test for every statement on /home and /history: each of them exists, and no sentence is missing. */
import { MESSAGES } from "@charticle/contract";
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

const { text, rows, missing } = readProofTable("desk.md");

test("every test that is named exists", () => {
  expect(rows.length).toBeGreaterThan(55);
  expect(missing).toEqual([]);
});

test.each(Object.values<string>({ ...MESSAGES.extraction, ...MESSAGES.history, ...MESSAGES.reports }))(
  "the table has the sentence '%s'",
  (sentence) => expect(text).toContain(`'${sentence}'`),
);
