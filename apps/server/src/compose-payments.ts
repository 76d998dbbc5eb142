/**
 * Which payment side there is: Stripe where its keys are set, the sandbox where it is safe or asked for, or none.
 */
import type { FastifyRequest } from "fastify";
import type { SubscriptionChanged } from "./backend/payments-port.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { appError } from "./http/app-error.ts";
import { isLocalRequest, isLoopback } from "./http/loopback.ts";
import type { Mail } from "./mail/mail.ts";
import { makePayments } from "./payments/payments.ts";

type Parts = { config: Config; db: Database; clock: Clock; mail: Mail; reportChange: SubscriptionChanged };
export type ComposedPayments = ReturnType<typeof makePayments> & {
  admitSandbox: (request: FastifyRequest) => Promise<void>;
};

export function composePayments({ config, reportChange, ...parts }: Parts): ComposedPayments | null {
  const isAsked = config.payments.mode === "sandbox";
  const isPrivate = isLoopback(config.host) && !config.production;
  const stripe = isAsked ? null : config.stripe;
  if (!stripe && !isAsked && !isPrivate) return null;
  const payments = makePayments({ ...parts, publicUrl: config.publicUrl, stripe, reportChange });
  return {
    ...payments,
    admitSandbox: async (request) => {
      if (!isAsked && !isLocalRequest(request)) throw appError("NOT_FOUND");
    },
  };
}
