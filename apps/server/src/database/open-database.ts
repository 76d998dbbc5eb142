/**
 * Opens the product's database and brings it to the newest migration.
 *
 *   const database = await openDatabase({databaseUrl: config.databaseUrl, dataDir: "./data", log});
 *   database.kind -> "embedded" (no address given: PGlite in dataDir) or "postgres"
 */
import type { Log } from "../log.ts";
import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";

export type DatabasePlace = {
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; unused when there is an address. */
  dataDir: string;
  log: Log;
};

export function openDatabase({ databaseUrl, dataDir, log }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log });
}
