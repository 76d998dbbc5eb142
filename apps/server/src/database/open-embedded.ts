/**
 * Opens the embedded PostgreSQL (PGlite) of a data folder. Out: the migrated database, on one connection, whose
 * acknowledged writes are on the disk. Errors: a DatabaseStartError with one clear sentence.
 */
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Log } from "../log.ts";
import { ensureDatabase, prepareDataFolder } from "./data-folder.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { DurableFileSystem, durableStartParams } from "./durable-file-system.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrateEmbedded } from "./migrate.ts";
import { oneConnection } from "./one-connection.ts";
import { keepPrivate } from "./private-files.ts";
import { isStartError, reasonOf, startError } from "./start-error.ts";
import { upkeepOf, upkeepStartParams } from "./upkeep.ts";

export async function openEmbedded({ dataDir, log }: { dataDir: string; log: Log }): Promise<OpenDatabase> {
  const folder = prepareDataFolder(dataDir);
  const lock = await lockFolder({ folder, log });
  try {
    const home = await ensureDatabase(folder);
    keepPrivate({ folder, log });
    const database = await openPglite(await openDurably(home), { log });
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openDurably(home: string): Promise<PGlite> {
  const disk = new DurableFileSystem(home);
  try {
    const startParams = [...durableStartParams(PGlite.defaultStartParams), ...upkeepStartParams];
    const client = await PGlite.create({ fs: disk, startParams });
    await assertDurable({ client, disk, home });
    return client;
  } catch (error) {
    if (isStartError(error)) throw error;
    throw startError(
      "incomplete",
      `The database in ${home} cannot be opened (${reasonOf(error)}): restore it from a backup, or move it away to start with an empty one.`,
      error,
    );
  }
}

/** Commits a record that changes no table and looks whether the disk was asked to keep it. */
async function assertDurable({ client, disk, home }: { client: PGlite; disk: DurableFileSystem; home: string }) {
  const before = disk.syncCount;
  await client.query("select pg_logical_emit_message(true, 'charticle', 'start')");
  if (disk.syncCount > before) return;
  await client.close();
  throw startError(
    "not-durable",
    `The database in ${home} confirms writes without bringing them to the disk, so it is not used: reinstall the dependencies with npm ci.`,
  );
}

/** Migrates and wraps a PGlite that is open already, and keeps its size in bounds. */
export async function openPglite(client: PGlite, { log }: { log: Log }): Promise<OpenDatabase> {
  const upkeep = upkeepOf({ client, log });
  const db = drizzle({ client: oneConnection(client, { afterUse: upkeep.noteUse }), casing: "snake_case" });
  await migrateEmbedded(db, log);
  return {
    db: db as unknown as Database,
    kind: "embedded",
    ping: async () => {
      await client.query("select 1");
    },
    close: async () => {
      await upkeep.stop();
      await client.close();
    },
  };
}
