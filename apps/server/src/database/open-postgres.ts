/** Opens a PostgreSQL server by its address. In: `DATABASE_URL`. Out: the migrated database over a pool. */
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type QueryConfig } from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";
import { CONNECT_TIMEOUT_MS, openPool, type PoolOptions } from "./postgres-pool.ts";
import { reasonOf, startError } from "./start-error.ts";

/** Long for a healthy server, short for who asks whether it is one. */
const PING_TIMEOUT_MS = 2_000;

export async function openPostgres(options: PoolOptions): Promise<OpenDatabase> {
  await bringUpToDate(options);
  const pool = openPool(options);
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

/** On a connection of its own: the time-outs of the pool are for requests. */
async function bringUpToDate({ databaseUrl, log }: PoolOptions): Promise<void> {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const name = `The database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: "charticle migrations",
  });
  // a connection that breaks fails its query as well, which says so
  client.on("error", () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      const sentence = `${name} cannot be used (${reasonOf(error)}): check DATABASE_URL and whether the server runs.`;
      throw startError("unreachable", sentence, error);
    });
    await migratePostgres(client, log).catch((error: unknown) => {
      const sentence = `${name} cannot be brought to this version (${reasonOf(error)}) and stays as it was: its user must own it, and it must be a database of this product or an empty one.`;
      throw startError("not-migrated", sentence, error);
    });
  } finally {
    await client.end();
  }
}
