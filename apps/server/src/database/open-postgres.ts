/** Opens a PostgreSQL server by its address. In: `DATABASE_URL`. Out: the migrated database over a pool. */
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Log } from "../log.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";
import { reasonOf, startError } from "./start-error.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

export async function openPostgres({ databaseUrl, log }: { databaseUrl: string; log: Log }): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: "charticle",
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(databaseUrl);
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
      await pool.query("select 1");
    },
    close: () => pool.end(),
  };
}
