/** Statement 19: migrations run twice and by two instances at once, and change nothing the second time. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bigint, pgSchema, text } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { MIGRATION_LOCK, migrationsFolder } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { openPostgres } from "./open-postgres.ts";
import { emptyDatabase } from "./testing.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const done = pgSchema("drizzle").table("__drizzle_migrations", {
  hash: text(),
  createdAt: bigint("created_at", { mode: "number" }),
});
const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8"));
const count = async (db: Database) => (await db.select({ hash: done.hash }).from(done)).length;
const serverUrl = process.env.TEST_DATABASE_URL;

test.runIf(serverUrl)(
  "four instances that start at once on an empty PostgreSQL all come up, each migration ran once",
  async () => {
    const { url, drop } = await emptyDatabase(serverUrl ?? "");
    const place = { databaseUrl: url, dataDir: "", log };
    const instances = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    for (const { db } of instances) expect(await count(db)).toBe(entries.length);
    await Promise.all(instances.map(({ close }) => close()));
    const again = await openDatabase(place);
    expect(await count(again.db)).toBe(entries.length);
    await again.close();
    await drop();
  },
);

test.runIf(serverUrl)("a migration that fails leaves nothing half-done", async () => {
  const { url, drop } = await emptyDatabase(serverUrl ?? "");
  const place = { databaseUrl: url, dataDir: "", log };
  const client = new Client({ connectionString: url });
  await client.connect();
  // what a later migration makes is in the way
  await client.query("create table payment_customers (user_id text)");
  await expect(openDatabase(place)).rejects.toMatchObject({
    code: "not-migrated",
    // catches "The database test_1 at 127.0.0.1:5432 cannot be brought to this version (relation "payment_customers" …"
    message: expect.stringMatching(
      /^The database \S+ at \S+ cannot be .* \(relation "payment_customers" already exists\)/,
    ),
  });
  const left = await client.query("select table_name from information_schema.tables where table_schema = 'public'");
  expect(left.rows).toEqual([{ table_name: "payment_customers" }]);
  await client.query("drop table payment_customers");
  await client.end();
  await (await openDatabase(place)).close();
  await drop();
});

test.runIf(serverUrl)("a migration may take longer than the server allows a request", async () => {
  const { url, drop } = await emptyDatabase(serverUrl ?? "");
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = 200`);
  // another instance has its turn
  await other.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const opened = openPostgres({ databaseUrl: url, log, timeouts: { connectMs: 5_000, statementMs: 200 } });
  await wait(1_000);
  await other.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  const { db, close } = await opened;
  expect(await count(db)).toBe(entries.length);
  await close();
  await other.end();
  await drop();
});

test.runIf(serverUrl)("a database that is not there is said in words", async () => {
  const { url, drop } = await emptyDatabase(serverUrl ?? "");
  const open = (databaseUrl: string) => openPostgres({ databaseUrl, log });
  await expect(open(`${url}_none`)).rejects.toMatchObject({
    code: "unreachable",
    message: expect.stringContaining('_none" does not exist): check DATABASE_URL'),
  });
  await drop();
});

test.skipIf(serverUrl)("the embedded database runs each migration once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "charticle-migrate-"));
  for (const _ of ["first", "second"]) {
    const { db, close } = await openDatabase({ dataDir, log });
    expect(await count(db)).toBe(entries.length);
    await close();
  }
  rmSync(dataDir, { recursive: true });
});

test("a database that a newer version has changed is told in the log, and opened", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "charticle-newer-"));
  const empty = serverUrl ? await emptyDatabase(serverUrl) : null;
  const warnings: unknown[] = [];
  const place = {
    databaseUrl: empty?.url,
    dataDir,
    log: { ...log, warn: (about: unknown) => void warnings.push(about) },
  };
  const first = await openDatabase(place);
  const later = Number(entries.at(-1).when) + 1;
  await first.db.insert(done).values({ hash: "of tomorrow", createdAt: later });
  await first.close();
  expect(warnings).toEqual([]);
  await (await openDatabase(place)).close();
  expect(warnings).toEqual([expect.stringContaining("a newer version of Charticle has changed this database")]);
  await empty?.drop();
  rmSync(dataDir, { recursive: true });
});
