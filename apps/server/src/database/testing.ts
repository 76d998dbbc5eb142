/**
 * A fresh, migrated database for one test file: in memory, or, where TEST_DATABASE_URL is set, on that server.
 *
 *   const database = await testDatabase();   // in beforeAll
 *   await database.close();                  // in afterAll
 */

import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrate.ts";
import { openPglite } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const cacheFolder = fileURLToPath(new URL("../../../../node_modules/.cache/charticle", import.meta.url));

export const testDatabase = (): Promise<OpenDatabase> => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? freshOnServer(serverUrl) : freshInMemory();
};

async function freshOnServer(serverUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await emptyDatabase(serverUrl);
  const database = await openPostgres({ databaseUrl: url, log: silent });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database without tables on a PostgreSQL server, and how to remove it. */
export async function emptyDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated data folder is kept by the hash of the migrations: opening it takes a tenth of the time of initdb. */
async function freshInMemory(): Promise<OpenDatabase> {
  const snapshot = join(cacheFolder, `migrated-${hashOfMigrations()}.tar`);
  if (existsSync(snapshot)) {
    return openPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) }), { log: silent });
  }
  const client = await PGlite.create();
  const database = await openPglite(client, { log: silent });
  const dump = Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer());
  mkdirSync(cacheFolder, { recursive: true });
  const half = `${snapshot}.${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(half, dump);
  renameSync(half, snapshot);
  return database;
}

function hashOfMigrations(): string {
  const hash = createHash("sha256").update("pglite-0.5.16");
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 24);
}
