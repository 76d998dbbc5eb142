import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import type { OpenDatabase } from "./database.ts";
import { testDatabase } from "./testing.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a query or a transaction that forgets the tx fails at once instead of waiting for ever", async () => {
  const { db } = database;
  await expect(db.transaction(async () => await db.select().from(jobs))).rejects.toThrow();
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(
    "a transaction inside a transaction must go through its own tx",
  );
});

test("a nested transaction through the tx is one that can be taken back alone", async () => {
  const job = { kind: "nested", payload: {}, runAt: new Date(0) };
  await database.db.transaction(async (tx) => {
    await tx.insert(jobs).values(job);
    const inner = tx.transaction(async (nested) => {
      await nested.insert(jobs).values(job);
      throw new Error("inner");
    });
    await expect(inner).rejects.toThrow("inner");
  });
  expect(await database.db.select().from(jobs)).toHaveLength(1);
});

test("queries beside a transaction wait for it and see its outcome; work started in it may go on afterwards", async () => {
  const { db } = database;
  let later = Promise.resolve<unknown>(null);
  const gate = Promise.withResolvers<void>();
  await db.transaction(async (tx) => {
    await tx.delete(jobs);
    later = gate.promise.then(() => db.select().from(jobs));
  });
  gate.resolve();
  expect(await later).toEqual([]);
});
