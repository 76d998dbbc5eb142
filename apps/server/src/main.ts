/**
 * Starts the product: `node apps/server/src/main.ts` all of it, `… ai` the AI service alone.
 * Reads the settings, opens what it needs, listens, and ends with grace on SIGTERM.
 */
import type { FastifyInstance } from "fastify";
import { createAiAlone } from "./ai-alone.ts";
import { createApp } from "./app.ts";
import { keepDemoAccount } from "./backend/accounts/demo-account.ts";
import { systemClock } from "./clock.ts";
import { type Config, readConfig, type Service } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { startWorker } from "./jobs/worker.ts";
import { keptSecret } from "./kept-secret.ts";
import { openMail } from "./open-mail.ts";
import { startFault } from "./start-fault.ts";
import { startLog } from "./start-log.ts";

const GRACE_MS = 10_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Started = { app: FastifyInstance; close: () => Promise<void>; welcome: string[] };

async function startAll(config: Config): Promise<Started> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: startLog(config.logLevel),
  });
  const isEmbedded = database.kind === "embedded";
  const secret = config.jwtSecret ?? keptSecret(config.dataDir);
  const mail = openMail(config, { clock: systemClock, print: say });
  const composed = await createApp({ config, database, clock: systemClock, secret, mail });
  const { app, context, handlers, recurringMs } = composed;
  const fault = await composed.fault();
  if (fault) throw startFault(fault);
  const worker = startWorker({ db: database.db, clock: systemClock, log: app.log, handlers, recurringMs });
  const close = async (): Promise<void> => {
    await app.close();
    await worker.stop();
    await database.close();
  };
  const welcome = isEmbedded && !config.production ? demoLines(await keepDemoAccount(config, context)) : [];
  return { app, close, welcome };
}

const demoLines = ({ username, password, file, isNew }: Awaited<ReturnType<typeof keepDemoAccount>>): string[] =>
  isNew
    ? [`Demo account: ${username}, password: ${password}`, `(kept in ${file}; it is not shown again)`]
    : [`Demo account: ${username}, password in ${file}`];

async function startAi(config: Config): Promise<Started> {
  const app = await createAiAlone({ config, secret: config.ai.secret ?? "" });
  return { app, close: () => app.close(), welcome: [] };
}

/** Finishes what runs, for ten seconds at the most. */
function endWithGrace(close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

async function main(service: Service): Promise<void> {
  const reading = readConfig(service);
  if (!reading.ok)
    throw startFault(["These settings are not right:", ...reading.faults.map((fault) => `- ${fault}`)].join("\n"));
  const { config } = reading;
  const started = await (service === "ai" ? startAi(config) : startAll(config));
  endWithGrace(started.close);
  try {
    await started.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await started.close();
    throw error;
  }
  say(service === "ai" ? `The AI service listens on port ${config.port}.` : `Charticle runs at ${config.publicUrl}`);
  for (const line of started.welcome) say(line);
}

const asked = process.argv[2] ?? "all";
if (asked === "all" || asked === "ai") {
  main(asked).catch((error: unknown) => {
    process.stderr.write(`${startFault(error).message}\n`);
    process.exit(1);
  });
} else {
  process.stderr.write(`There is no service "${asked}". Say nothing, or: ai\n`);
  process.exit(1);
}
