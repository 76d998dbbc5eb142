/**
 * The composition root: the one place that knows all services. In: settings and an open database. Out: a server that
 * listens nowhere yet, and the work that its worker does.
 */
import { AI_PREFIX, PAYMENTS_PREFIX } from "@charticle/contract";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { type AiCall, type AiOptions, ai } from "./ai/plugin.ts";
import { type Read, readHere } from "./ai/reader/reader.ts";
import { backendOf } from "./backend/backend.ts";
import type { BackendContext } from "./backend/context.ts";
import { RECURRING_MS } from "./backend/job-handlers.ts";
import { subscriptionChanged } from "./backend/plan/subscription-changed.ts";
import { openIssuer } from "./backend/provider/issuer.ts";
import { secretsFrom } from "./backend/secrets.ts";
import type { Clock } from "./clock.ts";
import { composeAi } from "./compose-ai.ts";
import { composePayments } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { createHttp } from "./http/create-http.ts";
import { addDocs } from "./http/docs.ts";
import { addHealth } from "./http/health.ts";
import { LIMITS } from "./http/limits.ts";
import { isForThisMachine } from "./http/loopback.ts";
import { addMailbox } from "./http/mailbox-page.ts";
import { addMetrics } from "./http/metrics.ts";
import { rateLimitsOn } from "./http/rate-limits.ts";
import { serveWeb } from "./http/static-files.ts";
import { jobMetrics } from "./jobs/job-metrics.ts";
import type { JobHandler } from "./jobs/worker.ts";
import { noPayments } from "./no-payments.ts";
import type { OpenMail } from "./open-mail.ts";
import { pageFacts } from "./page-facts.ts";

export type AppParts = {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  /** The secret that all keys are made from. */
  secret: string;
  mail: OpenMail;
  logTo?: { write(line: string): void };
  /** Who reads texts: this thread, if nobody else. */
  read?: Read;
};

export type Composed = {
  app: FastifyInstance;
  context: BackendContext;
  /** What stands before the AI service: the benchmark puts the same before a route that answers a constant. */
  aiGuards: Omit<AiOptions, "engine" | "captions">;
  handlers: Record<string, JobHandler>;
  recurringMs: Record<string, number>;
  /** Why this set-up can't serve, as a sentence; null: nothing is wrong. */
  fault: () => Promise<string | null>;
};

const AI_LIMITS = { extract: LIMITS.extraction, caption: LIMITS.captions } as const satisfies Record<AiCall, unknown>;

export async function createApp({
  config,
  database,
  clock,
  secret,
  mail,
  logTo,
  read = readHere,
}: AppParts): Promise<Composed> {
  const { db } = database;
  const app = await createHttp({ ...config, ...(logTo ? { logTo } : {}) });
  const limits = rateLimitsOn({ db, factor: config.limitFactor });
  const registry = new Registry();
  const help = await composeAi({ config, db, clock, secret, log: app.log, registry, read });
  const payments = composePayments({ config, db, clock, mail: mail.mail, reportChange: subscriptionChanged });
  const context: BackendContext = {
    db,
    clock,
    limits,
    payments: payments?.port ?? noPayments,
    secrets: secretsFrom(secret),
    publicUrl: config.publicUrl,
    trialDays: config.trialDays,
    supportEmail: config.supportEmail,
    mail: mail.mail,
    userDeleted: [help.userDeleted],
    userExports: { languageModel: help.exportUser },
    cleanUps: [help.cleanUp],
  };
  const issuer = config.provider ? openIssuer(config.provider) : null;
  const { guards, jobHandlers, plugin } = backendOf({ context, issuer });

  addMetrics(app, { token: config.metricsToken, registry });
  jobMetrics({ db, registry });
  await addDocs(app);
  if (mail.letters) addMailbox(app, { list: mail.letters });
  addHealth(app, { ping: () => database.ping() });
  await app.register(plugin);
  const aiGuards: Composed["aiGuards"] = {
    authorize: async (request) => ({ userKey: (await guards.entitled(request)).userId }),
    limit: (call, { userKey }) => limits.take(AI_LIMITS[call], userKey),
  };
  await app.register(ai({ engine: help.engine, captions: help.captions, ...aiGuards }), { prefix: AI_PREFIX });
  if (payments) {
    await app.register(payments.plugin(guards.payer), { prefix: PAYMENTS_PREFIX });
    if (payments.inbound) await app.register(payments.inbound);
  }
  await serveWeb(app, {
    buildFolder: config.webBuild,
    facts: pageFacts({ config, clock, issuer }),
    onlyAt: isForThisMachine(config) ? config.publicUrl : null,
  });
  return {
    app,
    context,
    aiGuards,
    handlers: { ...jobHandlers, ...payments?.jobs },
    recurringMs: { ...RECURRING_MS, ...payments?.recurringMs },
    fault: async () => (await payments?.fault(app.log)) ?? null,
  };
}
