/** docs/plans.md names a test for every statement on plans: each of them exists, and no statement is missing. */
import { MESSAGES, PAYMENT_ROUTES } from "@charticle/contract";
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

const { text, rows, missing } = readProofTable("plans.md");

test("every test that is named exists", () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test.each(Object.values<string>({ ...MESSAGES.checkout, ...MESSAGES.subscription }))(
  "the table has the sentence '%s'",
  (sentence) => expect(text).toContain(`'${sentence}'`),
);

test.each(Object.values(PAYMENT_ROUTES).map(({ method, path }) => `${method} ${path}`))(
  "the table has the call %s",
  (call) => expect(rows.map(({ statement }) => statement)).toContain(call),
);
