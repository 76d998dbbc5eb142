/** Brings files and folders to the disk itself. In: a path. Out: nothing; what was written there survives a power cut. */
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Syncs one file's content, or one folder's list of names. */
export function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a folder with all that it holds, and the name of the folder itself in its parent. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
  syncPath(dirname(folder));
}
