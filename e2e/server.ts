/**
 * The real server as a child process, on a free port and an own data folder, as `npm start` runs it.
 *
 *   const server = await startServer(); … server.demo.password … await server.kill();
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../scripts/root.mjs";

export type RunningServer = {
  url: string;
  dataDir: string;
  demo: { username: string; password: string };
  /** SIGKILL: what a crash does. */
  kill: () => Promise<void>;
  /** SIGTERM: what an operator does. */
  stop: () => Promise<void>;
  /** Everything that the process printed. */
  output: () => string;
  /** Sets the server's clock ahead of the machine's; only a server that was started as "clocked" can. */
  setAhead: (ms: number) => Promise<void>;
};

const ENTRIES = {
  product: "apps/server/src/main.ts",
  clocked: "e2e/clocked-server.ts",
  google: "e2e/google-server.ts",
} as const;

/** What an operator sets so that the footer names them. */
export const CONTACTS = {
  SUPPORT_EMAIL: "help@charticle.example",
  SOCIAL_URL: "https://social.example/@charticle",
} as const;

type StartOptions = {
  dataDir?: string;
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** How the product is started: with a clock that this process sets, or with Google on loopback. */
  as?: keyof typeof ENTRIES;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

export const makeDataDir = (): string => mkdtempSync(join(tmpdir(), "charticle-e2e-"));
export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

/** A loaded machine takes its time to make a database. */
const PATIENCE_MS = 150_000;

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

/** DATA_DIR/demo.txt holds the demo account's name and password, as the README says. */
function readDemo(dataDir: string): { username: string; password: string } {
  const file = join(dataDir, "demo.txt");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // catches "password: abc" on a line of its own, must not catch "the password is secret"
  const password = /^password:\s*(\S+)\s*$/m.exec(text)?.[1] ?? "";
  return { username: "demo", password };
}

/** The server repeats the number once its clock stands there. */
async function setAhead(child: ChildProcess, ms: number): Promise<void> {
  if (!child.connected) throw new Error("this server's clock is the machine's");
  const taken = once(child, "message");
  child.send(ms);
  await taken;
}

export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? makeDataDir();
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const printed: string[] = [];
  const { as = "product" } = options;
  const child = spawn(join(root, "node_modules/.bin/node"), [ENTRIES[as]], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: "warn", ...options.env },
    stdio: ["ignore", "pipe", "pipe", ...(as === "clocked" ? (["ipc"] as const) : [])],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => printed.push(String(chunk)));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const output = (): string => printed.join("");
  await untilReady(url, child, output).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    url,
    dataDir,
    demo: readDemo(dataDir),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    output,
    setAhead: (ms) => setAhead(child, ms),
  };
}
