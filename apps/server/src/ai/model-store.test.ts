import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import { modelStore } from "./model-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const USAGE = { inputTokens: 700, outputTokens: 90 };
const REPLY = { ok: true, chart: { title: "Foxes" } };

let database: OpenDatabase;
let nowMs = Date.parse("2026-03-01T23:59:58Z");
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** As one instance of the server has it. */
const open = (secret = "a secret of the server") =>
  modelStore({ db: database.db, clock: () => new Date(nowMs), secret, dailyCalls: 10 });

it("shows users what is kept of them, and of nobody else", async () => {
  const store = open();
  for (const userKey of ["gil", "hans"]) {
    await store.spend(userKey);
    await store.keep({ key: store.keyOf([userKey, "Foxes 4"]), userKey, reply: REPLY });
  }
  expect(await store.exportUser("gil")).toMatchObject({ answers: [{ reply: REPLY }], usage: [{ calls: 1 }] });
});

it("keys an answer by its question and the server's secret", () => {
  const key = open().keyOf(["gil", "Foxes 4"]);
  expect(key).toBe(open().keyOf(["gil", "Foxes 4"]));
  expect(new Set([key, open("another").keyOf(["gil", "Foxes 4"]), open().keyOf(["gil", "Foxes", "4"])]).size).toBe(3);
});

it("keeps no answer where no call was counted: the account is gone", async () => {
  const store = open();
  const key = store.keyOf(["ida", "Ibises 8"]);
  await store.keep({ key, userKey: "ida", reply: REPLY });
  await store.note("ida", USAGE);
  expect(await store.recall(key)).toBeNull();
  expect(await store.exportUser("ida")).toEqual({ answers: [], usage: [] });
});

it("counts the tokens of a call that went on past midnight", async () => {
  const store = open();
  await store.spend("jan");
  nowMs += DAY_MS;
  await store.note("jan", USAGE);
  expect((await store.exportUser("jan")).usage).toMatchObject([{ calls: 1, ...USAGE }]);
});
