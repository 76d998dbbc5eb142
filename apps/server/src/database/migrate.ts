/**
 * Brings a database to the newest migration. In: a connection. Out: nothing; a second run changes nothing.
 * Forward-only; the statements of all missing migrations run in one transaction.
 */
import { fileURLToPath } from "node:url";
import { count, gt } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzleNodePg, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePg } from "drizzle-orm/node-postgres/migrator";
import { bigint, pgSchema } from "drizzle-orm/pg-core";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Client } from "pg";
import type { Log } from "../log.ts";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** "char" in ASCII: a number that only this product takes as its advisory lock. */
export const MIGRATION_LOCK = 0x63686172;

export async function migrateEmbedded(db: PgliteDatabase, log: Pick<Log, "warn">): Promise<void> {
  await migratePglite(db, { migrationsFolder });
  await tellOfNewer(db, log);
}

/**
 * Two instances that start at once take turns; the lock goes with the connection if one of them dies. `client`: a
 * connection that nobody else uses, and that is closed afterwards.
 */
export async function migratePostgres(client: Client, log: Pick<Log, "warn">): Promise<void> {
  // a large table, or the turn of another instance, takes as long as it takes; the server may have a limit for requests
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const db = drizzleNodePg({ client });
  await migrateNodePg(db, { migrationsFolder });
  await tellOfNewer(db, log);
}

const done = pgSchema("drizzle").table("__drizzle_migrations", {
  /** When the migration was written, in milliseconds. */
  createdAt: bigint("created_at", { mode: "number" }),
});

/** Who goes back to an older version without its backup learns it here, and not from a request that fails. */
async function tellOfNewer(db: NodePgDatabase | PgliteDatabase, log: Pick<Log, "warn">): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const [unknown] = await db.select({ count: count() }).from(done).where(gt(done.createdAt, newest));
  if (unknown && unknown.count > 0)
    log.warn("a newer version of Charticle has changed this database: this version may not know all that is in it");
}
