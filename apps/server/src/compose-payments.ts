/**
 * Which payment side there is: a service elsewhere, Stripe where its keys are set, the sandbox where it is safe or asked
 * for, or none. Out: its port for the backend, its plugin and its jobs.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PaymentsPort, SubscriptionChanged } from "./backend/payments-port.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { appError } from "./http/app-error.ts";
import { isForThisMachine, isLocalRequest } from "./http/loopback.ts";
import type { JobHandler } from "./jobs/worker.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail/mail.ts";
import { makePayments } from "./payments/payments.ts";
import { remotePayments } from "./payments/remote/remote-payments.ts";
import { receiveChanges } from "./payments/remote/subscription-changes.ts";

type Payer = { userId: string; email: string };
type Authorize = (request: FastifyRequest) => Promise<Payer>;

export type ComposedPayments = {
  port: PaymentsPort;
  /** Mounted under /payments; `authorize` says who pays. */
  plugin: (authorize: Authorize) => (app: FastifyInstance) => Promise<void>;
  /** Calls of the service elsewhere, mounted at the root. */
  inbound: ((app: FastifyInstance) => Promise<void>) | null;
  jobs: Record<string, JobHandler>;
  recurringMs: Record<string, number>;
  fault: (log: Log) => Promise<string | null>;
};

type Parts = { config: Config; db: Database; clock: Clock; mail: Mail; reportChange: SubscriptionChanged };

/** Lets the sandbox's pages open for this machine alone, unless the sandbox was asked for. */
export const sandboxGuard =
  (config: Pick<Config, "payments" | "host" | "publicUrl" | "production">) =>
  async (request: FastifyRequest): Promise<void> => {
    if (config.payments.mode === "sandbox") return;
    if (!isForThisMachine(config) || !isLocalRequest(request)) throw appError("NOT_FOUND");
  };

/** Stripe's keys, null for the sandbox, undefined where neither may be. */
export const stripeOf = (config: Config): Config["stripe"] | undefined => {
  if (config.payments.mode === "sandbox") return null;
  return config.stripe ?? (isForThisMachine(config) ? null : undefined);
};

function farPayments(
  { db, clock, reportChange }: Parts,
  { url, apiKey }: { url: string; apiKey: string },
): ComposedPayments {
  const far = remotePayments({ url, apiKey });
  return {
    ...far,
    plugin: (authorize) => far.plugin({ authorize }),
    inbound: receiveChanges({ db, apiKey, clock, apply: reportChange }),
    fault: async () => null,
  };
}

export function composePayments(parts: Parts): ComposedPayments | null {
  const { config, reportChange, ...rest } = parts;
  const { url, apiKey } = config.payments;
  if (url && apiKey) return farPayments(parts, { url, apiKey });
  const stripe = stripeOf(config);
  if (stripe === undefined) return null;
  const near = makePayments({ ...rest, publicUrl: config.publicUrl, stripe, reportChange });
  return {
    port: near.port,
    plugin: (authorize) => near.plugin({ authorize, admitSandbox: sandboxGuard(config) }),
    inbound: null,
    jobs: near.jobs,
    recurringMs: near.recurringMs,
    fault: near.fault,
  };
}
