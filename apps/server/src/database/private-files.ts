/**
 * Leaves what lies in the data folder to its owner alone (folders 0700, files 0600), whoever made it and with whatever
 * rights: PGlite makes files that everybody may read and write. In: the folder, prepared and locked. Out: nothing; what
 * the file system refuses is said in one line of the log.
 *
 *   keepPrivate({folder: "/abs/data", log})
 *
 * The folder itself is closed where it is this user's and holds nothing of others: DATA_DIR may be a home folder.
 */
import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { reasonOf } from "./start-error.ts";

/** Catches "database", "database-unfinished-7", "lock" and "demo.txt", must not catch "notes.txt" or "my-database". */
const OURS = /^(?:database|database-.*|lock|lock-.*|jwt-secret\.txt|demo\.txt)$/;
/** Made by the file system itself at the root of a disk. */
const NOBODYS = "lost+found";
const OTHERS_RIGHTS = 0o077;
const OWNERS_RIGHTS = 0o700;

/** Rights are taken away, never given; what is right already is not touched. */
function close(path: string): void {
  const { mode } = statSync(path);
  if ((mode & OTHERS_RIGHTS) === 0) return;
  chmodSync(path, mode & OWNERS_RIGHTS);
  // some file systems accept it and do nothing
  if ((statSync(path).mode & OTHERS_RIGHTS) !== 0) throw new Error("the file system keeps no rights");
}

/** The paths below a folder, itself first; what a link leads to is left alone. */
function* treeOf(path: string): Generator<string> {
  yield path;
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) yield join(entry.parentPath, entry.name);
  }
}

function* pathsToClose(folder: string): Generator<string> {
  const names = readdirSync(folder);
  const own = names.filter((name) => OURS.test(name));
  const isShared = names.length > own.length + (names.includes(NOBODYS) ? 1 : 0);
  if (!isShared && statSync(folder).uid === process.geteuid?.()) yield folder;
  for (const name of own) yield* treeOf(join(folder, name));
}

export function keepPrivate({ folder, log }: { folder: string; log: Log }): void {
  let refused = 0;
  let reason: unknown;
  for (const path of pathsToClose(folder)) {
    try {
      close(path);
    } catch (error) {
      refused += 1;
      reason ??= error;
    }
  }
  if (refused === 0) return;
  log.warn(
    { folder, files: refused, reason: reasonOf(reason) },
    "files of the data folder stay open to other users of this machine: their rights cannot be changed",
  );
}
