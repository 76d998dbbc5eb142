/**
 * Starts one of the services (or all) up to the point of listening. In: settings. Out: the server, what to say, and how
 * to end it.
 */
import type { FastifyInstance } from "fastify";
import { openReader } from "./ai/reader/reader.ts";
import { createApp } from "./app.ts";
import { type DemoAccount, keepDemoAccount } from "./backend/accounts/demo-account.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createAiAlone } from "./create-ai-alone.ts";
import { createPaymentsAlone } from "./create-payments-alone.ts";
import type { OpenDatabase } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { type JobHandler, startWorker } from "./jobs/worker.ts";
import { keptSecret } from "./kept-secret.ts";
import type { Log } from "./log.ts";
import { type OpenMail, openMail } from "./open-mail.ts";
import { startFault } from "./start-fault.ts";
import { startLog } from "./start-log.ts";
import { startWarnings } from "./start-warnings.ts";

export type Started = { app: FastifyInstance; close: () => Promise<void>; welcome: string[] };
export type Starting = (config: Config, clock: Clock) => Promise<Started>;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A start that fails closes what it has opened: the folder's lock would keep the next one waiting. */
async function withDatabase(config: Config, start: (database: OpenDatabase) => Promise<Started>): Promise<Started> {
  const { databaseUrl, dataDir, logLevel } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log: startLog(logLevel) });
  try {
    return await start(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Composed = {
  app: FastifyInstance;
  handlers: Record<string, JobHandler>;
  recurringMs: Record<string, number>;
  fault: () => Promise<string | null>;
};

/** Lets the worker run beside the server; what is wrong with the set-up stops the start. */
async function run(
  { app, handlers, recurringMs, fault }: Composed,
  { database, clock }: { database: OpenDatabase; clock: Clock },
): Promise<() => Promise<void>> {
  const sentence = await fault();
  if (sentence !== null) throw startFault(sentence);
  const worker = startWorker({ db: database.db, clock, log: app.log, handlers, recurringMs });
  return async () => {
    await app.close();
    await worker.stop();
    await database.close();
  };
}

/** A wrong password of the mail server is to be seen before the first person waits for a code; nothing waits for this. */
const tellOfMail = ({ check }: OpenMail, log: Pick<Log, "warn">): void =>
  void check().catch((error: unknown) => log.warn({ err: error }, "no letter can be sent now: see SMTP_URL"));

const demoLines = ({ username, password, file, isNew }: DemoAccount): string[] =>
  isNew
    ? [`Demo account: ${username}, password: ${password}`, `(kept in ${file}; it is not shown again)`]
    : [`Demo account: ${username}, password in ${file}`];

export const startAll: Starting = (config, clock) =>
  withDatabase(config, (database) => startAllOn(database, config, clock));

async function startAllOn(database: OpenDatabase, config: Config, clock: Clock): Promise<Started> {
  const secret = config.jwtSecret ?? keptSecret(config.dataDir);
  const mail = openMail(config, { clock, print: say });
  const reader = openReader({ threads: config.readerThreads, log: startLog(config.logLevel) });
  const composed = await createApp({ config, database, clock, secret, mail, read: reader.read });
  const end = await run(composed, { database, clock });
  const close = () => end().finally(reader.close);
  const hasDemo = database.kind === "embedded" && !config.production;
  const welcome = hasDemo ? demoLines(await keepDemoAccount(config, composed.context)) : [];
  tellOfMail(mail, composed.app.log);
  return {
    app: composed.app,
    close,
    welcome: [`Charticle runs at ${config.publicUrl}`, ...welcome, ...startWarnings(config)],
  };
}

export async function startAi(config: Config): Promise<Started> {
  const reader = openReader({ threads: config.readerThreads, log: startLog(config.logLevel) });
  const app = await createAiAlone({ config, secret: config.ai.secret ?? "", read: reader.read });
  return {
    app,
    close: () => app.close().finally(reader.close),
    welcome: [`The AI service listens on port ${config.port}.`],
  };
}

export const startPayments: Starting = (config, clock) =>
  withDatabase(config, (database) => startPaymentsOn(database, config, clock));

async function startPaymentsOn(database: OpenDatabase, config: Config, clock: Clock): Promise<Started> {
  const mail = openMail(config, { clock, print: say });
  const composed = await createPaymentsAlone({ config, database, clock, mail: mail.mail });
  const close = await run(composed, { database, clock });
  tellOfMail(mail, composed.app.log);
  return { app: composed.app, close, welcome: [`The payment service listens on port ${config.port}.`] };
}
