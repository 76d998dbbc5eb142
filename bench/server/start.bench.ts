/**
 * How long `npm start` takes on an installed and built checkout until it listens: with an empty data folder, and with
 * the database that the first start left behind.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../scripts/root.mjs";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";

const LATER_STARTS = 5;
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 20;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Seconds from the command to the first answer. */
async function startSeconds(dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const begun = performance.now();
  const child = spawn("npm", ["start"], { cwd: root, env, stdio: "ignore" });
  const ended = once(child, "exit");
  try {
    while (!(await answers(`http://127.0.0.1:${port}/ready`))) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error("npm start does not come up");
      await wait(LOOK_EVERY_MS);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "charticle-start-"));
  try {
    const first = await startSeconds(dataDir);
    const later: number[] = [];
    for (let start = 0; start < LATER_STARTS; start++) later.push(await startSeconds(dataDir));
    printRows([
      { what: "first npm start, empty data folder", measured: first, limit: 10, unit: "s", limitIs: "goal" },
      { what: "later npm start, median", measured: quantile(later, 0.5), limit: 3, unit: "s", limitIs: "goal" },
    ]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
