/** Whoever else uses the machine reads and writes nothing in the data folder, in whatever state it was found. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";

const said: unknown[] = [];
const log = { info: () => undefined, warn: (...line: unknown[]) => void said.push(line), error: () => undefined };
let folder = "";
beforeEach(() => {
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), "charticle-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const below = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => join(parentPath, name));
const modeOf = (path: string): number => statSync(path).mode & 0o777;
/** Relation caches, which the running database makes anew at every start, lie below closed folders. */
const openToOthers = (path: string): string[] =>
  [path, ...below(path)].filter((one) => modeOf(one) & 0o077 && !one.endsWith("/pg_internal.init"));

test("a folder that was there before, open to all, and a database that is open to all", async () => {
  chmodSync(folder, 0o777);
  await (await openDatabase({ dataDir: folder, log })).close();
  expect(openToOthers(folder)).toEqual([]);
  writeFileSync(join(folder, "jwt-secret.txt"), "restored from a backup");
  for (const path of [folder, ...below(folder)]) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  await (await openDatabase({ dataDir: folder, log })).close();
  expect(openToOthers(folder)).toEqual([]);
  expect(modeOf(join(folder, "database", "PG_VERSION"))).toBe(0o600);
  expect(said).toEqual([]);
});

test("a folder that holds things of others, too: they and the folder stay as they are", async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "public_html"), { mode: 0o755 });
  await (await openDatabase({ dataDir: folder, log })).close();
  expect([modeOf(folder), modeOf(join(folder, "public_html"))]).toEqual([0o755, 0o755]);
  expect(openToOthers(join(folder, "database"))).toEqual([]);
});

test.runIf(process.getuid?.() === 0)("where rights cannot be changed, a line of the log says so", () => {
  chmodSync(folder, 0o777);
  writeFileSync(join(folder, "demo.txt"), "");
  const program = fileURLToPath(new URL("./private-files.ts", import.meta.url));
  const code = `import { keepPrivate } from ${JSON.stringify(program)};
    keepPrivate({ folder: ${JSON.stringify(folder)}, log: { warn: (...line) => console.log(JSON.stringify(line)) } });`;
  const nobody = { uid: 65_534, gid: 65_534 };
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", code], { ...nobody, encoding: "utf8" });
  expect(JSON.parse(run.stdout)).toEqual([
    { folder, files: 1, reason: "EPERM" },
    "files of the data folder stay open to other users of this machine: their rights cannot be changed",
  ]);
});
