/** A short hash of files, to know whether what was made of them is still theirs. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

const MADE = new Set(["node_modules", "build", "dist", ".react-router", "test-results", "snapshots"]);

export const fingerprintOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !MADE.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Hash over names and contents of everything below the paths (relative to the project), but what is made or a test. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    // catches "a.test.ts", must not catch "latest.ts"
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}
