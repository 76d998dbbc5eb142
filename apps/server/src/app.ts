/**
 * The composition root: the one place that knows all services. In: settings and an open database. Out: a server that
 * listens nowhere yet.
 */
import { AI_PREFIX } from "@charticle/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readerEngine } from "./ai/engine.ts";
import { type AiCall, ai } from "./ai/plugin.ts";
import { backendOf } from "./backend/backend.ts";
import type { BackendContext } from "./backend/context.ts";
import { openIssuer } from "./backend/provider/issuer.ts";
import { secretsFrom } from "./backend/secrets.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { createHttp } from "./http/create-http.ts";
import { addDocs } from "./http/docs.ts";
import { addHealth } from "./http/health.ts";
import { LIMITS } from "./http/limits.ts";
import { addMailbox } from "./http/mailbox-page.ts";
import { addMetrics } from "./http/metrics.ts";
import { rateLimitsOn } from "./http/rate-limits.ts";
import type { RunTimeFacts } from "./http/run-time-facts.ts";
import { serveWeb } from "./http/static-files.ts";
import type { JobHandler } from "./jobs/worker.ts";
import { noPayments } from "./no-payments.ts";
import type { OpenMail } from "./open-mail.ts";

export type AppParts = {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  /** The secret that all keys are made from. */
  secret: string;
  mail: OpenMail;
  logTo?: { write(line: string): void };
};

const AI_LIMITS = { extract: LIMITS.extraction, caption: LIMITS.captions } as const satisfies Record<AiCall, unknown>;

export async function createApp({ config, database, clock, secret, mail, logTo }: AppParts): Promise<{
  app: FastifyInstance;
  context: BackendContext;
  /** What the worker does, by the kind of job. */
  jobHandlers: Record<string, JobHandler>;
}> {
  const { db } = database;
  const app = await createHttp({ ...config, ...(logTo ? { logTo } : {}) });
  const limits = rateLimitsOn({ db, factor: config.limitFactor });
  const context: BackendContext = {
    db,
    clock,
    limits,
    payments: noPayments,
    secrets: secretsFrom(secret),
    publicUrl: config.publicUrl,
    trialDays: config.trialDays,
    supportEmail: config.supportEmail,
    mail: mail.mail,
  };
  const issuer = config.provider ? openIssuer(config.provider) : null;
  const backend = backendOf({ context, issuer });
  addMetrics(app, { token: config.metricsToken });
  await addDocs(app);
  if (mail.letters) addMailbox(app, { list: mail.letters });
  addHealth(app, { ping: () => database.ping() });
  await app.register(backend.plugin);
  await app.register(
    ai({
      engine: readerEngine(),
      authorize: async (request) => ({ userKey: (await backend.guards.entitled(request)).userId }),
      limit: (call, { userKey }) => limits.take(AI_LIMITS[call], userKey),
    }),
    { prefix: AI_PREFIX },
  );
  await serveWeb(app, { buildFolder: config.webBuild, facts: (_path, _reply: FastifyReply) => factsOf(config, clock) });
  return { app, context, jobHandlers: backend.jobHandlers };
}

const factsOf = (config: Config, clock: Clock): RunTimeFacts => ({
  year: clock().getUTCFullYear(),
  publicUrl: config.publicUrl,
  supportEmail: config.supportEmail,
  socialUrl: config.socialUrl,
  operatorName: config.operatorName,
  trialDays: config.trialDays,
  provider: null,
});
