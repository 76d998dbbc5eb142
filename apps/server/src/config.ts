/**
 * Reads the environment: the only file that does. In: variables. Out: the settings of all parts, or every fault at once.
 *
 *   const config = readConfig(); if (!config.ok) print(config.faults)
 *
 * docs/operating.md lists the variables with what they mean.
 */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { MODEL_THRESHOLD } from "./ai/threshold.ts";
import { type Environment, environment } from "./environment.ts";
import { faultsBetween, type Service } from "./setting-faults.ts";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));

const DEFAULT_PORT = 3000;
/** Each holds the whole reader, and more than four read more than one database can count. */
const MOST_THREADS = 4;
const GOOGLE = "https://accounts.google.com";

/** An IPv6 address stands in brackets in a URL. */
const hostInUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);

function settingsOf(env: Environment) {
  const host = env.HOST ?? "127.0.0.1";
  const port = env.PORT ?? DEFAULT_PORT;
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return {
    production: env.NODE_ENV === "production",
    host,
    port,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? `http://${hostInUrl(host)}:${port}`,
    dataDir: resolve(PROJECT, env.DATA_DIR ?? "data"),
    webBuild: resolve(PROJECT, "apps/web/build"),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    ai: { url: env.AI_SERVICE_URL, secret: env.AI_SERVICE_SECRET },
    payments: {
      url: env.PAYMENT_SERVICE_URL,
      apiKey: env.PAYMENT_API_KEY,
      mode: env.PAYMENTS,
      backendUrl: env.BACKEND_URL,
    },
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
          priceId: env.STRIPE_PRICE_ID ?? "",
          ...(env.STRIPE_API_BASE ? { apiBase: env.STRIPE_API_BASE } : {}),
        }
      : null,
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    socialUrl: env.SOCIAL_URL ?? null,
    operatorName: env.OPERATOR_NAME ?? null,
    provider: clientId && clientSecret ? { issuer: env.OIDC_ISSUER ?? GOOGLE, clientId, clientSecret } : null,
    model: env.LLM_PROVIDER
      ? {
          provider: env.LLM_PROVIDER,
          model: env.LLM_MODEL ?? "",
          apiKey: env.LLM_API_KEY ?? null,
          baseUrl: env.LLM_BASE_URL ?? null,
          threshold: env.LLM_THRESHOLD ?? MODEL_THRESHOLD,
          dailyCalls: env.LLM_DAILY_CALLS ?? 100,
        }
      : null,
    trialDays: env.TRIAL_DAYS ?? 7,
    readerThreads: env.READER_THREADS ?? Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS),
    limitFactor: env.LIMITS ?? 1,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === "production" ? "info" : "warn"),
    trustedProxies: env.TRUST_PROXY ?? 0,
    metricsToken: env.METRICS_TOKEN,
  } as const;
}

export type Config = ReturnType<typeof settingsOf>;
export type ConfigReading = { ok: true; config: Config } | { ok: false; faults: string[] };

/** The faults of variables by themselves; the values are not repeated: they may be secrets. */
const sentencesOf = (issues: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map(({ path, message }) => `${path.join(".")} ${message}.`);

/** `service`: what this process will run; each needs other settings. */
export function readConfig(service: Service, variables: NodeJS.ProcessEnv = process.env): ConfigReading {
  const parsed = environment.safeParse(variables);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  // without the wrong ones the rest is right
  const env = environment.parse(Object.fromEntries(Object.entries(variables).filter(([name]) => !wrong.has(name))));
  const faults = [...sentencesOf(issues), ...faultsBetween(env, { service, wrong })];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config: settingsOf(env) };
}
