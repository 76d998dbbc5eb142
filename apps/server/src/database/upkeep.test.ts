/** The embedded database stays small however often its rows change. A PostgreSQL server sees to that by itself. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const MB = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), "charticle-upkeep-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Text that no compression makes shorter. */
const longText = () => randomBytes(150_000).toString("base64");
const job = (kind: string) => ({ kind, payload: { text: "" }, runAt: new Date(0) });

/** Changes one row of 200 KB so often that 26 MB of it are written, in a transaction every other time. */
async function changeOften(db: Database, kind: string): Promise<string> {
  let text = "";
  await db.insert(jobs).values(job(kind));
  for (let time = 0; time < 130; time++) {
    // as requests come in: each by a turn of the loop
    await turn();
    text = longText();
    const change = (on: Pick<Database, "update">) =>
      on.update(jobs).set({ payload: { text } }).where(eq(jobs.kind, kind));
    if (time % 2 === 0) await change(db);
    else await db.transaction((tx) => change(tx));
  }
  return text;
}

/** What a kill would have to replay. */
const LOG_TO_REPLAY = sql<number>`(select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 from pg_control_checkpoint())`;
const TABLE_BYTES = sql<number>`pg_total_relation_size('jobs')::float8`;

test("rows that change again and again leave the log and the table small", async () => {
  const { db, close } = await openDatabase({ dataDir, log: silent });
  const last = await Promise.all([changeOften(db, "one"), changeOften(db, "two")]);
  const [size] = await db.select({ toReplay: LOG_TO_REPLAY, table: TABLE_BYTES }).from(jobs).limit(1);
  expect(size?.toReplay).toBeLessThan(40 * MB);
  expect(size?.table).toBeLessThan(40 * MB);
  expect(bytesBelow(join(dataDir, "database", "pg_wal"))).toBeLessThanOrEqual(80 * MB);
  const rows = await db.select({ payload: jobs.payload }).from(jobs).orderBy(jobs.kind);
  expect(rows.map(({ payload }) => payload)).toEqual(last.map((text) => ({ text })));
  await close();
});
