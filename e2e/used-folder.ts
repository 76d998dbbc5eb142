/**
 * A data folder as a server leaves it, with its database and the demo account. Making one costs three times what a start
 * costs, so the whole run makes one and each server gets a copy. `begin-folder.config.ts` begins it, while the
 * tests that need no server run.
 *
 *   const server = await startServer({ dataDir: await usedFolder() });
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir, startServer } from "./server.ts";

/** Tells the workers where the folder is being made. */
const VARIABLE = "CHARTICLE_TESTS_FOLDER";
/** Beside the folder: empty once it can be copied, else why it can't. */
const markOf = (place: string): string => join(place, "made");
const folderIn = (place: string): string => join(place, "data");

async function make(place: string): Promise<void> {
  const failure = await startServer({ dataDir: folderIn(place) })
    .then((server) => server.stop())
    .then(
      () => "",
      (error: unknown) => String(error),
    );
  writeFileSync(markOf(place), failure);
}

/** Begins the folder; what it answers ends the run. */
export function beginFolder(): () => Promise<void> {
  const place = makeDataDir();
  process.env[VARIABLE] = place;
  const made = make(place);
  return async () => {
    await made;
    removeDataDir(place);
  };
}

/** A copy of one's own. */
export async function usedFolder(): Promise<string> {
  const place = process.env[VARIABLE];
  if (!place) throw new Error("No folder was begun: this runs in Playwright's workers only.");
  // the making gives up by itself
  while (!existsSync(markOf(place))) await sleep(100);
  const failure = readFileSync(markOf(place), "utf8");
  if (failure !== "") throw new Error(failure);
  const copy = makeDataDir();
  cpSync(folderIn(place), copy, { recursive: true });
  return copy;
}
