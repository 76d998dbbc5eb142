/** Every way in which a data folder can be unusable has one clear sentence. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import { isStartError } from "./start-error.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let scratch = "";
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "charticle-folder-"));
});
afterEach(() => {
  chmodSync(scratch, 0o700);
  rmSync(scratch, { recursive: true, force: true });
});

async function whyNot(dataDir: string, databaseUrl?: string): Promise<string> {
  try {
    await openDatabase({ dataDir, databaseUrl, log });
  } catch (error) {
    return isStartError(error) ? `${error.code}: ${error.message}` : `unexpected: ${error}`;
  }
  return "opened";
}

test("a file, and a path below a file", async () => {
  const file = join(scratch, "file");
  writeFileSync(file, "");
  const sentence = `not-writable: ${file} is a file, not a folder for data: choose another with DATA_DIR.`;
  expect(await whyNot(file)).toBe(sentence);
  expect(await whyNot(join(file, "data"))).toBe(sentence);
});

test.runIf(existsSync("/proc/self"))("a place where the system makes no folders", async () => {
  // there Node's own recursive mkdir tries for ever
  expect(await whyNot("/proc/charticle/data")).toBe(
    "not-writable: The data folder /proc/charticle/data cannot be written (ENOENT): give this user the right to write there, or choose another folder with DATA_DIR.",
  );
});

test("a folder without the right to write", async () => {
  chmodSync(scratch, 0o555);
  const program = fileURLToPath(new URL("./data-folder.ts", import.meta.url));
  const code = `import { prepareDataFolder } from ${JSON.stringify(program)};
    try { prepareDataFolder(${JSON.stringify(scratch)}); } catch (error) { process.stdout.write(error.message); }`;
  // root may write anywhere, so an ordinary user tries
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { ...user, encoding: "utf8" });
  expect(stdout).toContain(`The data folder ${scratch} cannot be written (EACCES)`);
});

test("a part of a database", async () => {
  mkdirSync(join(scratch, "database", "global"), { recursive: true });
  writeFileSync(join(scratch, "database", "PG_VERSION"), "18\n");
  expect(await whyNot(scratch)).toBe(
    `incomplete: The folder ${scratch}/database holds only a part of a database (global/pg_control, base, pg_wal missing): restore it from a backup, or move it away to start with an empty one.`,
  );
});

test("a database of another PostgreSQL", async () => {
  for (const name of ["global", "base", "pg_wal"]) mkdirSync(join(scratch, "database", name), { recursive: true });
  writeFileSync(join(scratch, "database", "global", "pg_control"), "");
  writeFileSync(join(scratch, "database", "PG_VERSION"), "15\n");
  expect(await whyNot(scratch)).toContain("holds a database of PostgreSQL 15, but this version of Charticle reads");
});

test("a database whose control file is damaged", async () => {
  await (await openDatabase({ dataDir: scratch, log })).close();
  writeFileSync(join(scratch, "database", "global", "pg_control"), Buffer.alloc(8192));
  expect(await whyNot(scratch)).toContain(`incomplete: The database in ${scratch}/database cannot be opened (`);
});

test("an empty folder and a folder left behind half-made are as good as none", async () => {
  mkdirSync(join(scratch, "database"));
  mkdirSync(join(scratch, "database-unfinished-1", "base"), { recursive: true });
  expect(await whyNot(scratch)).toBe("opened");
});

test("a PostgreSQL server that is not there, without its password in the sentence", async () => {
  expect(await whyNot(scratch, "postgres://me:secret@127.0.0.1:1/charts")).toBe(
    "unreachable: The database charts at 127.0.0.1:1 cannot be used (ECONNREFUSED): check DATABASE_URL and whether the server runs.",
  );
});
