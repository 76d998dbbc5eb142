/**
 * Brings a database to the newest migration. In: a connection. Out: nothing; a second run changes nothing.
 * Forward-only; the statements of all missing migrations run in one transaction.
 */
import { fileURLToPath } from "node:url";
import { drizzle as drizzleNodePg } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Pool } from "pg";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** "char" in ASCII: a number that only this product takes as its advisory lock. */
const MIGRATION_LOCK = 0x63686172;

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Two instances that start at once take turns; the lock goes with the connection if one of them dies. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateNodePg(drizzleNodePg({ client }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
