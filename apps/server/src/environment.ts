/**
 * The variables of the environment, each by itself: what is taken and what is not. config.ts reads them.
 *
 *   environment.safeParse({PORT: "abc"}).error.issues[0].message -> "must be a whole number from 0 to 65535"
 */
import * as z from "zod";

/** Shorter secrets are guessed. */
const MIN_SECRET_LENGTH = 32;
/** Found in examples all over the world. */
const KNOWN_SECRETS = /^(?:change[-_ ]?me|secret|password|default|example|test|dev|changeit|your[-_ ].*)/i;

/** "" counts as not set: that is how compose files and shells say so. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const text = optional(z.string());
const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    // what comes behind reads it as an address
    abort: true,
  });
const address = (protocols: readonly string[]) => optional(url(protocols));
/** Of pages, mails and redirects: their paths begin at the root, and all that follows the host would stand in each. */
const bareAddress = (protocols: readonly string[]) =>
  optional(
    url(protocols).refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: "must be an address without a path, such as https://charts.example.org",
    }),
  );
const mailServer = optional(
  url(["smtp:", "smtps:"]).refine((text) => new URL(text).hostname !== "", "must name a host"),
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
    .min(MIN_SECRET_LENGTH, {
      error: `must have at least ${MIN_SECRET_LENGTH} characters; make one with: openssl rand -base64 36`,
      abort: true,
    })
    .refine((value) => !KNOWN_SECRETS.test(value) && new Set(value).size >= 10, {
      error: "can be guessed; make one with: openssl rand -base64 36",
    }),
);
/** Of Stripe, which begins each kind with letters of its own. */
const stripeWord = (beginnings: readonly string[], name: string) =>
  optional(
    z.string().refine((word) => beginnings.some((beginning) => word.startsWith(beginning)), {
      error: `must be ${name}, which begins with ${beginnings.join(" or ")}`,
    }),
  );
// catches "hello@example.org" and "Charticle <hello@example.org>", must not catch "Charticle" or "a@b, c@d"
const SENDER = /^(?:[^<>@,\s]+@[^<>@,\s]+|[^<>]*<[^<>@,\s]+@[^<>@,\s]+>)$/;
const WEB = ["http:", "https:"] as const;

export const environment = z.object({
  NODE_ENV: oneOf(["production", "development", "test"]),
  HOST: text,
  PORT: whole(0, 65_535),
  PUBLIC_URL: bareAddress(WEB),
  DATA_DIR: text,
  DATABASE_URL: address(["postgres:", "postgresql:"]),
  JWT_SECRET: secret,
  AI_SERVICE_URL: address(WEB),
  AI_SERVICE_SECRET: secret,
  PAYMENT_SERVICE_URL: address(WEB),
  PAYMENT_API_KEY: secret,
  BACKEND_URL: address(WEB),
  SMTP_URL: mailServer,
  MAIL_FROM: optional(z.string().regex(SENDER, "must be an e-mail address, alone or as 'Name <address>'")),
  SUPPORT_EMAIL: optional(z.email("must be an e-mail address")),
  SOCIAL_URL: address(WEB),
  OPERATOR_NAME: text,
  OIDC_ISSUER: address(WEB),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  STRIPE_SECRET_KEY: stripeWord(["sk_", "rk_"], "the secret key of the Stripe account"),
  STRIPE_WEBHOOK_SECRET: stripeWord(["whsec_"], "the signing secret of the webhook"),
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
  READER_THREADS: whole(0, 64),
  LIMITS: whole(1, 1_000_000),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  TRUST_PROXY: whole(0, 10),
  METRICS_TOKEN: secret,
});
export type Environment = z.infer<typeof environment>;
