/**
 * What a PostgreSQL server does in its background and the embedded one, which has none, leaves undone: it takes the log
 * in (CHECKPOINT), so that little is replayed after a crash and old log files are used again, and frees what old row
 * versions take up (VACUUM). In: a PGlite. Out: `noteUse`, to be called after each use of the database.
 *
 *   const upkeep = upkeepOf({client, log}); upkeep.noteUse();   await upkeep.stop();   // finishes the step that runs
 *
 * How much was written decides, not the time: a database that only reads is left alone. The steps stand in the queue of
 * the one connection like any query, outside of transactions, and requests come in between.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "../log.ts";

/** The log is looked at after so many queries or transactions. */
const LOOK_EVERY = 50;
/** One file of the log. More of it would make a step longer, less would write most pages twice. */
const UPKEEP_EVERY_BYTES = 16 * 1024 * 1024;

/** Log files that are kept to be used again; PostgreSQL's own numbers are a server's (80 MB and 1 GB). */
export const upkeepStartParams = ["-c", "min_wal_size=48MB", "-c", "max_wal_size=64MB"];

const LOG_BYTES =
  "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()";

/** Counts of dead rows are handed on once a second at the most, unless asked for. */
const FRESH_COUNTS = "select pg_stat_force_next_flush()";
/** By autovacuum's own measure (50 rows and a fifth), or so old that its transaction numbers must be freed. */
const WORN_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 't' as is_toast
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_all_tables s on s.relid = c.oid
  where c.relkind in ('r', 't') and c.relpersistence = 'p'
    and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup or age(c.relfrozenxid) > 150000000)`;

type WornTable = { name: string; is_toast: boolean };

/** A table and its long values are two steps. */
const vacuum = ({ name, is_toast }: WornTable): string =>
  is_toast ? `vacuum ${name}` : `vacuum (analyze, process_toast false) ${name}`;

export type Upkeep = { noteUse(): void; stop(): Promise<void> };

export function upkeepOf({ client, log }: { client: Pick<PGlite, "query">; log: Log }): Upkeep {
  let uses = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    const [written] = (await client.query<{ bytes: number }>(LOG_BYTES)).rows;
    if (!written || written.bytes < UPKEEP_EVERY_BYTES) return;
    await client.query(FRESH_COUNTS);
    const { rows: worn } = await client.query<WornTable>(WORN_TABLES);
    for (const statement of [...worn.map(vacuum), "checkpoint"]) {
      await turn();
      if (isStopped) return;
      await client.query(statement);
    }
  }

  return {
    noteUse: () => {
      uses += 1;
      if (uses < LOOK_EVERY || running || isStopped) return;
      uses = 0;
      running = run()
        .catch((error: unknown) => log.warn({ err: error }, "the embedded database could not be tidied; trying again"))
        .finally(() => {
          running = null;
        });
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
