/**
 * The data folder: made where it is missing, writable, and holding either no database yet or a whole one.
 *
 *   prepareDataFolder("./data")   -> "/abs/data", or a DatabaseStartError with a clear sentence
 *   await ensureDatabase("/abs/data") -> "/abs/data/database"
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { isStartError, reasonOf, startError } from "./start-error.ts";
import { syncPath } from "./sync-tree.ts";

/** The data format of the pinned PGlite. */
const POSTGRES_VERSION = "18";
const UNFINISHED = "database-unfinished-";
const maker = fileURLToPath(new URL("./make-embedded-database.ts", import.meta.url));

export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    makeFolder(folder);
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    if (isStartError(error)) throw error;
    throw startError(
      "not-writable",
      `The data folder ${folder} cannot be written (${reasonOf(error)}): give this user the right to write there, or choose another folder with DATA_DIR.`,
      error,
    );
  }
  return folder;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** One folder after the other: Node's recursive way never ends where the system answers ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (existsSync(folder)) {
    throw startError("not-writable", `${folder} is a file, not a folder for data: choose another with DATA_DIR.`);
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another start may have been quicker
    if (!isFolder(folder)) throw error;
  }
  syncPath(dirname(folder));
}

/** A new database is made beside its place and moved there whole, so a crash half-way leaves none. */
export async function ensureDatabase(folder: string): Promise<string> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const home = join(folder, "database");
  if (existsSync(home) && readdirSync(home).length > 0) {
    assertWhole(home);
    return home;
  }
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`);
  await makeDatabase(unfinished);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  syncPath(folder);
  return home;
}

function assertWhole(home: string): void {
  const missing = ["PG_VERSION", "global/pg_control", "base", "pg_wal"].filter((name) => !existsSync(join(home, name)));
  if (missing.length > 0) {
    throw startError(
      "incomplete",
      `The folder ${home} holds only a part of a database (${missing.join(", ")} missing): restore it from a backup, or move it away to start with an empty one.`,
    );
  }
  const version = readFileSync(join(home, "PG_VERSION"), "utf8").trim();
  if (version !== POSTGRES_VERSION) {
    throw startError(
      "incomplete",
      `The folder ${home} holds a database of PostgreSQL ${version}, but this version of Charticle reads PostgreSQL ${POSTGRES_VERSION}: move it away, or run the version that made it.`,
    );
  }
}

async function makeDatabase(target: string): Promise<void> {
  // what is made in it is nobody else's from the first moment on
  mkdirSync(target, { mode: 0o700 });
  const child = spawn(process.execPath, [maker, target], { stdio: ["ignore", "ignore", "pipe"] });
  const exit = new Promise<number | null>((done, fail) => child.once("exit", done).once("error", fail));
  const [code, complaints] = await Promise.all([exit, text(child.stderr)]);
  if (code === 0) return;
  rmSync(target, { recursive: true, force: true });
  const reason = complaints.trim().split("\n").at(-1) || `exit code ${code}`;
  throw startError("incomplete", `The embedded database could not be made in ${dirname(target)}: ${reason}.`, reason);
}
