/**
 * Reads the environment: the only file that does. In: variables. Out: the settings of all parts, or every fault at once.
 *
 *   const config = readConfig(); if (!config.ok) print(config.faults)
 *
 * README.md lists the variables with what they mean.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { MODEL_THRESHOLD } from "./ai/threshold.ts";
import { isTrustworthyAddress } from "./ai/trustworthy-address.ts";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
/** Shorter secrets are guessed. */
const MIN_SECRET_LENGTH = 32;
/** Found in examples all over the world. */
const KNOWN_SECRETS = /^(?:change[-_ ]?me|secret|password|default|example|test|dev|changeit|your[-_ ].*)/i;

/** "" counts as not set: that is how compose files and shells say so. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const text = optional(z.string());
const address = (protocols: readonly string[]) =>
  optional(
    z.string().refine((url) => URL.canParse(url) && protocols.includes(new URL(url).protocol), {
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    }),
  );
const whole = (min: number, max: number) =>
  optional(
    // catches "3000", must not catch "3e3", "-1" or "1.5"
    z
      .string()
      .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
      .transform(Number)
      .refine((number) => number >= min && number <= max, `must be a whole number from ${min} to ${max}`),
  );
/** "0.5" */
const share = optional(
  z.coerce
    .number("must be a number from 0 to 1")
    .min(0, "must be a number from 0 to 1")
    .max(1, "must be a number from 0 to 1"),
);
const oneOf = <const T extends readonly string[]>(values: T) =>
  optional(z.enum(values, `must be one of ${values.join(", ")}`));
const secret = optional(
  z
    .string()
    .min(
      MIN_SECRET_LENGTH,
      `must have at least ${MIN_SECRET_LENGTH} characters; make one with: openssl rand -base64 36`,
    )
    .refine((value) => !KNOWN_SECRETS.test(value) && new Set(value).size >= 10, {
      error: "can be guessed; make one with: openssl rand -base64 36",
    }),
);
const WEB = ["http:", "https:"] as const;

const environment = z.object({
  NODE_ENV: oneOf(["production", "development", "test"]),
  HOST: text,
  PORT: whole(0, 65_535),
  PUBLIC_URL: address(WEB),
  DATA_DIR: text,
  DATABASE_URL: address(["postgres:", "postgresql:"]),
  JWT_SECRET: secret,
  AI_SERVICE_URL: address(WEB),
  AI_SERVICE_SECRET: secret,
  PAYMENT_SERVICE_URL: address(WEB),
  PAYMENT_API_KEY: secret,
  BACKEND_URL: address(WEB),
  SMTP_URL: address(["smtp:", "smtps:"]),
  MAIL_FROM: text,
  SUPPORT_EMAIL: optional(z.email("must be an e-mail address")),
  SOCIAL_URL: address(WEB),
  OPERATOR_NAME: text,
  OIDC_ISSUER: address(WEB),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_BASE: address(WEB),
  PAYMENTS: oneOf(["sandbox", "stripe"]),
  LLM_PROVIDER: oneOf(["openai", "anthropic", "google", "compatible"]),
  LLM_MODEL: text,
  LLM_API_KEY: text,
  LLM_BASE_URL: address(WEB),
  LLM_THRESHOLD: share,
  LLM_DAILY_CALLS: whole(0, 1_000_000),
  TRIAL_DAYS: whole(0, 365),
  LIMITS: whole(1, 1_000_000),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  TRUST_PROXY: whole(0, 10),
  METRICS_TOKEN: secret,
});
type Environment = z.infer<typeof environment>;
export type Service = "all" | "ai" | "payments" | "admin";

type Pair = readonly [keyof Environment, keyof Environment];
/** The second is of no use without the first, or the first does not work without the second. */
const TOGETHER: readonly Pair[] = [
  ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID"],
  ["LLM_PROVIDER", "LLM_MODEL"],
  ["AI_SERVICE_URL", "AI_SERVICE_SECRET"],
  ["PAYMENT_SERVICE_URL", "PAYMENT_API_KEY"],
  ["SMTP_URL", "MAIL_FROM"],
];

const KEYED: ReadonlySet<string> = new Set(["openai", "anthropic", "google"]);

function modelFaults(env: Environment, service: Service): string[] {
  const { LLM_PROVIDER: provider, LLM_API_KEY: key, LLM_BASE_URL: base } = env;
  if (!provider) return [];
  const faults: string[] = [];
  if (service === "all" && env.AI_SERVICE_URL)
    faults.push("LLM_PROVIDER and AI_SERVICE_URL exclude each other: the service at AI_SERVICE_URL answers alone.");
  if (service === "ai")
    faults.push("LLM_PROVIDER is of no use to the AI service alone: it knows no users to count for.");
  if (KEYED.has(provider) && env.LLM_MODEL && !key && !base)
    faults.push(`LLM_API_KEY is missing: ${provider} asks for one.`);
  if (base && !isTrustworthyAddress(base))
    faults.push(
      "LLM_BASE_URL must start with https: and hold no password, unless it is in this house (loopback, private network).",
    );
  return faults;
}

/** What only shows when several variables are seen together. */
function faultsBetween(env: Environment, service: Service): string[] {
  const faults = TOGETHER.filter(([first, second]) => env[first] !== undefined && env[second] === undefined).map(
    ([first, second]) => `${second} is missing: ${first} is set and needs it.`,
  );
  const isProduction = env.NODE_ENV === "production";
  const need = (name: keyof Environment, why: string): void => {
    if (env[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  if (service === "ai") need("AI_SERVICE_SECRET", "callers of the AI service prove themselves with it.");
  if (service === "payments") {
    need("PAYMENT_API_KEY", "callers of the payment service prove themselves with it.");
    need("BACKEND_URL", "the payment service reports changes of subscriptions there.");
  }
  if (service === "all" && env.DATABASE_URL)
    need("JWT_SECRET", "with DATABASE_URL it must be the same on every instance.");
  if (service === "all" && isProduction) {
    need("JWT_SECRET", "production never makes one up.");
    need("PUBLIC_URL", "links in mails and the return from payment lead there.");
    need("SMTP_URL", "without it no sign-up code reaches anyone.");
  }
  if (env.PAYMENTS === "stripe") need("STRIPE_SECRET_KEY", "PAYMENTS=stripe needs it.");
  if (service === "all" && isProduction && env.PAYMENTS !== "sandbox" && !env.PAYMENT_SERVICE_URL) {
    need("STRIPE_SECRET_KEY", "nobody could pay; PAYMENTS=sandbox makes it a trial run.");
  }
  faults.push(...modelFaults(env, service));
  if (isProduction && env.OIDC_ISSUER?.startsWith("http:"))
    faults.push("OIDC_ISSUER must start with https: in production.");
  return faults;
}

const DEFAULT_PORT = 3000;
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
    limitFactor: env.LIMITS ?? 1,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === "production" ? "info" : "warn"),
    trustedProxies: env.TRUST_PROXY ?? 0,
    metricsToken: env.METRICS_TOKEN,
  } as const;
}

export type Config = ReturnType<typeof settingsOf>;
export type ConfigReading = { ok: true; config: Config } | { ok: false; faults: string[] };

/** `service`: what this process will run; each needs other settings. */
export function readConfig(service: Service, variables: NodeJS.ProcessEnv = process.env): ConfigReading {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    // the value itself is not repeated: it may be a secret
    return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`) };
  }
  const faults = faultsBetween(parsed.data, service);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config: settingsOf(parsed.data) };
}
