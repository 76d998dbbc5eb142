/**
 * A child process of the benchmark: the product, or the AI service alone, with the AI service mounted once more under
 * /constant behind the same guards, where the engine answers a constant. Says its address and token to its parent.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "../../apps/server/src/ai/engine.ts";
import { ai } from "../../apps/server/src/ai/plugin.ts";
import { openReader } from "../../apps/server/src/ai/reader/reader.ts";
import { type Composed, createApp } from "../../apps/server/src/app.ts";
import { keepDemoAccount } from "../../apps/server/src/backend/accounts/demo-account.ts";
import { systemClock } from "../../apps/server/src/clock.ts";
import { type Config, readConfig } from "../../apps/server/src/config.ts";
import { createAiAlone } from "../../apps/server/src/create-ai-alone.ts";
import { openDatabase } from "../../apps/server/src/database/open-database.ts";
import { openMail } from "../../apps/server/src/open-mail.ts";

export type Served = { url: string; headers: Record<string, string> };

const SECRET = "Rk9w-3mZx-77Qa-Lp0d-Vt5s-Bn2e-Hy8u-Wc4i";
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Far above what the benchmark sends: the limit is counted, never reached. */
const LIMIT_FACTOR = "1000000";

const constant: Engine = {
  extract: async () => ({
    data: [
      { name: "Cats", category1_value: 3 },
      { name: "Dogs", category1_value: 5 },
    ],
    chart_types: ["barchart"],
    chart_title: "Pets",
    category1: "Pets",
  }),
};

function settings(service: "all" | "ai", dataDir: string): Config {
  const env = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", LIMITS: LIMIT_FACTOR, AI_SERVICE_SECRET: SECRET };
  const reading = readConfig(service, env);
  if (!reading.ok) throw new Error(reading.faults.join("\n"));
  return reading.config;
}

const listen = (app: Composed["app"]): Promise<string> => app.listen({ host: "127.0.0.1", port: 0 });

async function serveProduct(dataDir: string): Promise<Served> {
  const config = settings("all", dataDir);
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silent });
  const mail = openMail(config, { clock: systemClock, print: () => undefined });
  const { read } = openReader({ threads: config.readerThreads, log: silent });
  const { app, context, aiGuards } = await createApp({
    config,
    database,
    clock: systemClock,
    secret: SECRET,
    mail,
    read,
  });
  await app.register(ai({ engine: constant, ...aiGuards }), { prefix: "/constant" });
  const { username, password } = await keepDemoAccount({ dataDir }, context);
  const url = await listen(app);
  const answer = await app.inject({ method: "POST", url: "/api/token/", payload: { username, password } });
  const { access } = answer.json<{ access: string }>();
  return { url, headers: { authorization: `Bearer ${access}` } };
}

async function serveAlone(dataDir: string): Promise<Served> {
  const config = settings("ai", dataDir);
  const { read } = openReader({ threads: config.readerThreads, log: silent });
  const app = await createAiAlone({ config, secret: SECRET, read });
  const open = { authorize: async () => ({ userKey: "service" }), limit: async () => undefined };
  await app.register(ai({ engine: constant, ...open }), { prefix: "/constant" });
  return { url: await listen(app), headers: { "x-service-secret": SECRET } };
}

const dataDir = mkdtempSync(join(tmpdir(), "charticle-bench-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
process.once("disconnect", () => process.exit(0));
process.send?.(await (process.argv[2] === "alone" ? serveAlone(dataDir) : serveProduct(dataDir)));
