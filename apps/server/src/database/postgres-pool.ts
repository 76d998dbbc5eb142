/**
 * A pool of connections that comes back by itself after the server was down or the network swallowed everything.
 *
 *   const pool = openPool({databaseUrl, log});   // throws nothing yet: it connects when it is used
 *
 * Drizzle takes a connection for each transaction, never gives it back when its `begin` fails, and gives one back as
 * healthy whose `rollback` failed. Ten such failures would empty the pool for good: so a connection that failed once is
 * refused at once from then on, and closed when it is given back.
 */
import { DatabaseError, Pool, type PoolClient } from "pg";
import type { Log } from "../log.ts";

export type PoolTimeouts = { connectMs: number; statementMs: number };
export const CONNECT_TIMEOUT_MS = 5_000;
const TIMEOUTS: PoolTimeouts = { connectMs: CONNECT_TIMEOUT_MS, statementMs: 10_000 };
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
const MOST_CONNECTIONS = 10;

export type PoolOptions = { databaseUrl: string; log: Log; timeouts?: PoolTimeouts | undefined };

export function openPool({ databaseUrl, log, timeouts = TIMEOUTS }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    // the server's own time-out comes first, where there is a server
    query_timeout: timeouts.statementMs + 1_000,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "charticle",
  });
  // Unheard, the events of a connection that breaks (idle or in use) would end the process.
  const broke = (error: Error): void => log.warn({ err: error }, "a database connection broke");
  pool.on("error", broke);
  pool.on("connect", (client) => client.on("error", broke));
  const connect = pool.connect.bind(pool);
  // the pool's own queries come with a callback, and close what failed by themselves
  const guardedConnect = (callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(guardClient);
  return Object.assign(pool, { connect: guardedConnect });
}

type Query = (...call: unknown[]) => Promise<unknown>;

/** What the server itself answers leaves the connection as good as it was. */
const isAnswer = (error: unknown): boolean => error instanceof DatabaseError && !error.code?.startsWith("57P");

function guardClient(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as Query;
  const release = client.release.bind(client);
  let isFirst = true;
  let isReleased = false;
  let failure: unknown = null;

  const giveBack = (reason?: Error | boolean): void => {
    if (isReleased) return;
    isReleased = true;
    Object.assign(client, { query: client.constructor.prototype.query });
    release(reason ?? failure !== null);
  };
  const guardedQuery: Query = async (...call) => {
    if (failure !== null) throw failure;
    const first = isFirst;
    isFirst = false;
    try {
      return await query(...call);
    } catch (error) {
      if (!isAnswer(error)) {
        failure = error;
        if (first) giveBack(true);
      }
      throw error;
    }
  };
  return Object.assign(client, { query: guardedQuery, release: giveBack });
}
