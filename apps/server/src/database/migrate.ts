/**
 * Brings a database to the newest migration. In: a connection. Out: nothing; a second run changes nothing.
 * Forward-only; the statements of all missing migrations run in one transaction.
 */
import { fileURLToPath } from "node:url";
import { drizzle as drizzleNodePg } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Client } from "pg";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** "char" in ASCII: a number that only this product takes as its advisory lock. */
export const MIGRATION_LOCK = 0x63686172;

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/**
 * Two instances that start at once take turns; the lock goes with the connection if one of them dies. `client`: a
 * connection that nobody else uses, and that is closed afterwards.
 */
export async function migratePostgres(client: Client): Promise<void> {
  // a large table, or the turn of another instance, takes as long as it takes; the server may have a limit for requests
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await migrateNodePg(drizzleNodePg({ client }), { migrationsFolder });
}
