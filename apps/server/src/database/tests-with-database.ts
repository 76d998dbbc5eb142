/**
 * The service tests that use a database, found by their imports: `testsWithDatabase()` → paths of all test files of the
 * server that reach `testing.ts` beside this file. Only these are worth a second run on PostgreSQL.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const TESTING = fileURLToPath(new URL("./testing.ts", import.meta.url));
/** A file of our own that is imported: catches from "./testing.ts", not from "vitest". */
const OWN_FILE = /from "(?<path>\.[^"]+)"/gu;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(OWN_FILE)]
    .map(({ groups }) => resolve(dirname(file), groups?.path ?? ""))
    .filter((path) => existsSync(path));

function reaches(target: string, file: string, seen: Set<string> = new Set()): boolean {
  if (file === target) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((path) => reaches(target, path, seen));
}

export const testsWithDatabase = (): string[] =>
  globSync("src/**/*.test.ts", { cwd: SERVER })
    .map((path) => join(SERVER, path))
    .filter((file) => reaches(TESTING, file));
