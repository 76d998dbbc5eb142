/**
 * What only shows when several variables are seen together. In: the variables that are right in themselves, and which
 * are set at all. Out: a sentence for each fault.
 */
import { isTrustworthyAddress } from "./ai/trustworthy-address.ts";
import type { Environment } from "./environment.ts";
import { isLoopback } from "./http/loopback.ts";

export type Service = "all" | "ai" | "payments" | "admin";

type Name = keyof Environment;
/** What is wrong in itself counts as set: it has its own sentence, and is not missing. */
type Settings = { env: Environment; service: Service; isSet: (name: Name) => boolean };

/** The first does not work without the second. */
const TOGETHER: readonly (readonly [Name, Name])[] = [
  ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["OIDC_CLIENT_SECRET", "OIDC_CLIENT_ID"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ["STRIPE_PRICE_ID", "STRIPE_SECRET_KEY"],
  ["LLM_PROVIDER", "LLM_MODEL"],
  ["LLM_MODEL", "LLM_PROVIDER"],
  ["LLM_API_KEY", "LLM_PROVIDER"],
  ["LLM_BASE_URL", "LLM_PROVIDER"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID"],
  ["AI_SERVICE_URL", "AI_SERVICE_SECRET"],
  ["PAYMENT_SERVICE_URL", "PAYMENT_API_KEY"],
  ["SMTP_URL", "MAIL_FROM"],
];

const KEYED: ReadonlySet<string> = new Set(["openai", "anthropic", "google"]);

function modelFaults({ env, service, isSet }: Settings): string[] {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: base } = env;
  if (!provider) return [];
  const faults: string[] = [];
  if (service === "all" && isSet("AI_SERVICE_URL"))
    faults.push("LLM_PROVIDER and AI_SERVICE_URL exclude each other: the service at AI_SERVICE_URL answers alone.");
  if (service === "ai")
    faults.push("LLM_PROVIDER is of no use to the AI service alone: it knows no users to count for.");
  if (KEYED.has(provider) && isSet("LLM_MODEL") && !isSet("LLM_API_KEY") && !isSet("LLM_BASE_URL"))
    faults.push(`LLM_API_KEY is missing: ${provider} asks for one.`);
  if (base && !isTrustworthyAddress(base))
    faults.push(
      "LLM_BASE_URL must start with https: and hold no password, unless it is in this house (loopback, private network).",
    );
  return faults;
}

/** What a service needs before it serves strangers. */
function productionFaults({ env, service, isSet }: Settings, need: (name: Name, why: string) => void): void {
  if (service !== "all" && service !== "payments") return;
  if (service === "all") need("JWT_SECRET", "production never makes one up.");
  need("PUBLIC_URL", "links in mails and the return from payment lead there.");
  need("SMTP_URL", "without it no letter reaches anyone, and so no sign-up code.");
  const paysElsewhere = service === "all" && isSet("PAYMENT_SERVICE_URL");
  if (env.PAYMENTS !== "sandbox" && !paysElsewhere)
    need("STRIPE_SECRET_KEY", "nobody could pay; PAYMENTS=sandbox makes it a trial run.");
}

/** Passwords and tokens cross the network to these: in the clear on this machine alone. */
const plainFaults = (env: Environment): string[] =>
  (["PUBLIC_URL", "OIDC_ISSUER"] as const)
    .filter((name) => {
      const address = env[name] === undefined ? null : new URL(env[name]);
      return address?.protocol === "http:" && !(name === "PUBLIC_URL" && isLoopback(address.hostname));
    })
    .map((name) => `${name} must start with https: in production.`);

/** `env`: the variables that are right in themselves; `wrong`: the names of the others. */
export function faultsBetween(env: Environment, { service, wrong }: { service: Service; wrong: ReadonlySet<string> }) {
  const isSet = (name: Name): boolean => env[name] !== undefined || wrong.has(name);
  const missing = new Map<Name, string>();
  const need = (name: Name, why: string): void => {
    if (!isSet(name) && !missing.has(name)) missing.set(name, why);
  };
  for (const [first, second] of TOGETHER) if (isSet(first)) need(second, `${first} is set and needs it.`);
  if (service === "ai") need("AI_SERVICE_SECRET", "callers of the AI service prove themselves with it.");
  if (service === "payments") {
    need("PAYMENT_API_KEY", "callers of the payment service prove themselves with it.");
    need("BACKEND_URL", "the payment service reports changes of subscriptions there.");
  }
  if ((service === "all" || service === "admin") && isSet("DATABASE_URL"))
    need("JWT_SECRET", "with DATABASE_URL it must be the same on every instance.");
  if (env.PAYMENTS === "stripe") need("STRIPE_SECRET_KEY", "PAYMENTS=stripe needs it.");
  const settings = { env, service, isSet };
  const isProduction = env.NODE_ENV === "production";
  if (isProduction) productionFaults(settings, need);
  return [
    ...[...missing].map(([name, why]) => `${name} is missing: ${why}`),
    ...modelFaults(settings),
    ...(isProduction ? plainFaults(env) : []),
  ];
}
