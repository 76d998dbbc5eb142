/**
 * The one Drizzle type that every service is given, whichever PostgreSQL stands behind it.
 *
 *   const [row] = await db.select().from(users).where(eq(users.id, id));
 *
 * Only the query builder is used. `db.execute()` answers in the driver's own shape, so nobody reads its result.
 * Inside `db.transaction(async (tx) => …)` use `tx` alone: the embedded database has one connection, and `db` would
 * wait for the very transaction that waits for it.
 */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What runs inside `db.transaction`: a Database that can also be rolled back. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "postgres";
  /** Resolves when the database answers; rejects when it does not within its time-out. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
