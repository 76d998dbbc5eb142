/** Runs the server where it can't start, to its end: what it printed and its exit code. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../scripts/root.mjs";

export type Ended = { code: number | null; output: string };

/** What would be a hang is ended after this long, with code null. */
const LIMIT_MS = 120_000;

export const runToEnd = (env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(join(root, "node_modules/.bin/node"), ["apps/server/src/main.ts"], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => printed.push(`${chunk}`));
    const limit = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
    child.once("exit", (code) => {
      clearTimeout(limit);
      resolve({ code, output: printed.join("") });
    });
  });
