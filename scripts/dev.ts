/**
 * Server and pages with reload: the server restarts when its sources change, the pages reload by themselves.
 * Open http://127.0.0.1:5173; calls go through to the server on port 3000.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { root } from "./root.mjs";

const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess =>
  spawn(command, args, { cwd: root, stdio: "inherit", env });

// React Router starts itself anew without this, and the new one outlives a SIGTERM to the first
const inOneProcess = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=development` };
// a thread tells the watcher of each file that it loads, which the pool of threads takes for a failure of the thread
const withoutThreads = { READER_THREADS: "0", ...process.env };

const children = [
  start("node", ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], withoutThreads),
  start("npm", ["run", "--silent", "dev", "--workspace", "apps/web"], inOneProcess),
];

const stop = (code: number): void => {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
};
for (const child of children) child.once("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(0));
