/**
 * The secret of an embedded installation: made once, kept beside the database, readable by its owner alone.
 *
 *   keptSecret("/srv/charticle/data") -> "…43 characters…", the same at every start
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncPath } from "./database/sync-tree.ts";

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "jwt-secret.txt");
  if (existsSync(file)) {
    const kept = readFileSync(file, "utf8").trim();
    if (kept.length > 0) return kept;
  }
  const made = randomBytes(SECRET_BYTES).toString("base64url");
  writeFileSync(file, `${made}\n`, { mode: OWNER_ONLY });
  syncPath(file);
  return made;
}
