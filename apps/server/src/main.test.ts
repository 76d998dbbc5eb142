import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const freshFolder = (): string => mkdtempSync(join(tmpdir(), "charticle-main-"));

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => found(port));
    });
  });

function start(variables: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...variables };
  const child = spawn(process.execPath, [MAIN, ...words], { env });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((end) =>
    child.on("close", (code) => end({ code, out, err })),
  );
  return { child, ended, output: () => out };
}

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 2400; tries++) {
    if (await Promise.resolve(holds()).catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error("it never came");
};

/** These start processes with the embedded database, whichever database the other tests run on: once is enough. */
const ONCE = { timeout: 180_000, skip: process.env.TEST_DATABASE_URL !== undefined };

describe("the product", ONCE, () => {
  test("starts, keeps its demo account, ends with grace; a second process is told about the first", async () => {
    const port = await freePort();
    const DATA_DIR = freshFolder();
    const variables = { PORT: String(port), DATA_DIR, LOG_LEVEL: "silent" };
    const first = start(variables);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok);
    await until(() => first.output().includes("password: "));
    const kept = readFileSync(join(DATA_DIR, "demo.txt"), "utf8");
    const password = /^username: demo\npassword: (\S+)\n$/.exec(kept)?.[1] ?? "";
    expect(first.output()).toContain(`password: ${password}`);
    expect(statSync(join(DATA_DIR, "demo.txt")).mode & 0o777).toBe(0o600);
    expect(statSync(join(DATA_DIR, "jwt-secret.txt")).mode & 0o777).toBe(0o600);

    const second = await start({ ...variables, PORT: String(await freePort()) }).ended;
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^The data folder .* is in use by process \d+: .*\.\n$/);

    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);

    const again = start(variables);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok);
    await until(() => again.output().includes("Demo account"));
    expect(again.output()).not.toContain(password);
    const log = await fetch(`http://127.0.0.1:${port}/api/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "demo", password }),
    });
    expect(log.status).toBe(200);
    again.child.kill("SIGTERM");
    await again.ended;
  });

  test("says in one sentence what keeps it from starting", async () => {
    const DATA_DIR = freshFolder();
    const blocker = createServer();
    await new Promise<void>((open) => blocker.listen(0, "127.0.0.1", open));
    const address = blocker.address();
    const taken = typeof address === "object" && address ? address.port : 0;
    const file = join(DATA_DIR, "a file");
    writeFileSync(file, "");
    const half = freshFolder();
    mkdirSync(join(half, "database"));
    writeFileSync(join(half, "database", "PG_VERSION"), "18\n");
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: String(taken), DATA_DIR }, /^Port \d+ is in use: .*\.\n$/],
      [{ PORT: "0", DATA_DIR: join(file, "x") }, /^.* is a file, not a folder for data: .*\.\n$/],
      [{ PORT: "0", DATA_DIR: half }, /^The folder .* holds only a part of a database .*\.\n$/],
      [{ PORT: "x", PUBLIC_URL: "y" }, /^These settings are not right:\n- PORT .*\n- PUBLIC_URL .*\n$/],
    ];
    for (const [variables, sentence] of cases) {
      const { code, err } = await start({ LOG_LEVEL: "silent", ...variables }).ended;
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    }
    blocker.close();
  });
});

test("a start that fails later leaves no lock to the next one", ONCE, async () => {
  const DATA_DIR = freshFolder();
  const stripe = createHttpServer((_, response) => response.writeHead(401).end(`{"error":{"message":"no"}}`));
  await new Promise<void>((open) => stripe.listen(0, "127.0.0.1", open));
  const address = stripe.address();
  const STRIPE_API_BASE = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const keys = { STRIPE_SECRET_KEY: "sk_wrong", STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_PRICE_ID: "price_x" };
  const { code, err } = await start({ PORT: "0", DATA_DIR, LOG_LEVEL: "silent", STRIPE_API_BASE, ...keys }).ended;
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^STRIPE_SECRET_KEY .*\.\n$/) });
  expect(existsSync(join(DATA_DIR, "lock"))).toBe(false);
  stripe.close();
});

test("the AI service alone answers who knows its secret", ONCE, async () => {
  const port = await freePort();
  const AI_SERVICE_SECRET = "8hG2kQ9zLw4XvB7nRt5YpC1mDf6sJ3aE";
  const service = start({ PORT: String(port), AI_SERVICE_SECRET, LOG_LEVEL: "silent" }, "ai");
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/health`)).ok);
  const ask = (secret: string) =>
    fetch(`${url}/extract_chart_data`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-service-secret": secret },
      body: JSON.stringify({ paragraph: "Cats 3, dogs 5" }),
    });
  expect((await ask("wrong")).status).toBe(401);
  const answer = await ask(AI_SERVICE_SECRET);
  expect([answer.status, (await answer.json()).data.length]).toEqual([200, 2]);
  service.child.kill("SIGTERM");
  expect((await service.ended).code).toBe(0);
});

test("the payment service alone answers who knows its key", ONCE, async () => {
  const port = await freePort();
  const PAYMENT_API_KEY = "5tR9yB2nLx8VtQ7wZaKc4f1c0Uj3MdPe";
  const BACKEND_URL = "http://127.0.0.1:1";
  const service = start(
    { PORT: String(port), DATA_DIR: freshFolder(), PAYMENT_API_KEY, BACKEND_URL, LOG_LEVEL: "silent" },
    "payments",
  );
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/ready`)).ok);
  const ask = (key: string) =>
    fetch(`${url}/check-subscription?session_id=none&user_id=u`, { headers: { "x-api-key": key } });
  expect((await ask("wrong")).status).toBe(401);
  expect((await ask(PAYMENT_API_KEY)).status).not.toBe(401);
  service.child.kill("SIGTERM");
  expect((await service.ended).code).toBe(0);
});
