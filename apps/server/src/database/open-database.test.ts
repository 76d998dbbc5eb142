import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import { openDatabase } from "./open-database.ts";
import { testDatabase } from "./testing.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), "charticle-open-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const job = { kind: "test", payload: { text: "é€🚀" }, runAt: new Date("2026-01-02T03:04:05.678Z") };

test("a test database is fresh, migrated and gives back what was put in", async () => {
  const database = await testDatabase();
  expect(await database.db.select().from(jobs)).toEqual([]);
  const [saved] = await database.db.insert(jobs).values(job).returning();
  expect(saved).toMatchObject(job);
  await database.ping();
  await database.close();
});

test("what a folder holds is there again at the next opening", async () => {
  const first = await openDatabase({ dataDir: folder, log: silent });
  expect(first.kind).toBe("embedded");
  await first.db.insert(jobs).values(job);
  await first.close();
  const second = await openDatabase({ dataDir: folder, log: silent });
  expect(await second.db.select().from(jobs)).toMatchObject([job]);
  await second.close();
});

test("a transaction that throws leaves nothing", async () => {
  const database = await testDatabase();
  const broken = database.db.transaction(async (tx) => {
    await tx.insert(jobs).values(job);
    throw new Error("no");
  });
  await expect(broken).rejects.toThrow("no");
  expect(await database.db.select().from(jobs)).toEqual([]);
  await database.close();
});
