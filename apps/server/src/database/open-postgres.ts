/** Opens a PostgreSQL server by its address. In: `DATABASE_URL`. Out: the migrated database over a pool. */
import { drizzle } from "drizzle-orm/node-postgres";
import type { QueryConfig } from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";
import { openPool, type PoolOptions } from "./postgres-pool.ts";
import { reasonOf, startError } from "./start-error.ts";

/** Long for a healthy server, short for who asks whether it is one. */
const PING_TIMEOUT_MS = 2_000;

export async function openPostgres(options: PoolOptions): Promise<OpenDatabase> {
  const pool = openPool(options);
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(options.databaseUrl);
    throw startError(
      "unreachable",
      `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used (${reasonOf(error)}): check DATABASE_URL and whether the server runs.`,
      error,
    );
  }
  return {
    db: drizzle({ client: pool, casing: "snake_case" }) as unknown as Database,
    kind: "postgres",
    ping: async () => {
      const asked: QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: PING_TIMEOUT_MS };
      await pool.query(asked);
    },
    close: () => pool.end(),
  };
}
