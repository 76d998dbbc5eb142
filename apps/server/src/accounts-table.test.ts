/** docs/accounts.md names a test for every statement on accounts: each of them exists, and no statement is missing. */
import * as contract from "@charticle/contract";
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

const { text: table, rows, missing } = readProofTable("accounts.md");

test("every test that is named exists", () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

const { MESSAGES, GATE_MESSAGES, PASSWORD_RULES, ROUTES } = contract;
const sentences = [
  ...[
    MESSAGES.login,
    MESSAGES.provider,
    MESSAGES.forgot,
    MESSAGES.reset,
    MESSAGES.sendOtp,
    MESSAGES.otp,
    MESSAGES.reports,
  ].flatMap((group) => Object.values<string>(group)),
  ...Object.values(GATE_MESSAGES),
  ...PASSWORD_RULES.map(({ sentence }) => sentence),
  contract.PASSWORDS_DIFFER,
  contract.USERNAME_REQUIRED,
  contract.USERNAME_FORM,
  contract.USERNAME_TAKEN,
  contract.EMAIL_REQUIRED,
  contract.EMAIL_FORM,
  contract.EMAIL_TAKEN,
];

test.each(sentences)("the table has the sentence '%s'", (sentence) => expect(table).toContain(`'${sentence}'`));

test.each(Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`))("the table has the call %s", (call) =>
  expect(rows.map(({ statement }) => statement)).toContain(call),
);
