/**
 * The payment service, put together. In: the database, the clock, mail, where it is reached, Stripe's keys or none (then
 * the sandbox). Out: a Fastify plugin, the backend's port to it, and the jobs for the worker.
 *
 *   const payments = makePayments({db, clock, mail, publicUrl, stripe: null, reportChange: subscriptionChanged});
 *   await app.register(payments.plugin({authorize, admitSandbox}), {prefix: "/payments"});
 *   backend({…, payments: payments.port});  startWorker({handlers: {...payments.jobs}, recurringMs: payments.recurringMs})
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Mail } from "../mail/mail.ts";
import type { PaymentsContext } from "./context.ts";
import { exportUser } from "./export-user.ts";
import { forgetUser } from "./forget-user.ts";
import { paymentJobs, paymentRecurringMs } from "./jobs.ts";
import { confirmPlan, type Owned } from "./manage.ts";
import { type PaymentRoutesOptions, paymentRoutes } from "./routes.ts";
import { sandboxPages } from "./sandbox/sandbox-plugin.ts";
import { sandboxProvider } from "./sandbox/sandbox-provider.ts";
import { setUpFault } from "./set-up-fault.ts";
import { type StripeOptions, stripeProvider } from "./stripe/stripe-provider.ts";
import { webhook } from "./webhook-plugin.ts";

export type PaymentsOptions = Omit<PaymentsContext, "provider"> & {
  mail: Mail;
  /** null: the sandbox. */
  stripe: (StripeOptions & { webhookSecret: string }) | null;
  /** Where a browser reaches the plugin; the sandbox's pages lie below. `${publicUrl}/payments` unless given. */
  mountUrl?: string;
};

export type PaymentsPluginOptions = Pick<PaymentRoutesOptions, "authorize"> & {
  /** Throws for whom the sandbox's pages must not be open; with Stripe it is never asked. */
  admitSandbox: (request: FastifyRequest) => Promise<void>;
};

export function makePayments({ mail, stripe, mountUrl, ...given }: PaymentsOptions) {
  const pagesUrl = `${mountUrl ?? `${given.publicUrl}/payments`}/sandbox`;
  const provider = stripe ? stripeProvider(stripe) : sandboxProvider({ db: given.db, clock: given.clock, pagesUrl });
  const context: PaymentsContext = { ...given, provider };

  return {
    context,
    plugin: ({ authorize, admitSandbox }: PaymentsPluginOptions) =>
      async function paymentsPlugin(app: FastifyInstance): Promise<void> {
        paymentRoutes(app, { context, authorize });
        if (stripe) await app.register(webhook({ context, secret: stripe.webhookSecret }));
        else await app.register(sandboxPages({ context, admit: admitSandbox }), { prefix: "/sandbox" });
      },
    port: {
      confirm: (owned: Owned) => confirmPlan(context, owned),
      /** Call it first in the transaction that deletes the user. */
      userDeleted: (tx: Transaction, { userId }: { userId: string }) => forgetUser(tx, { userId, now: given.clock() }),
      /** For "download my data". */
      exportUser: (userId: string) => exportUser(given.db, userId),
    },
    jobs: paymentJobs(context, { mail }),
    recurringMs: paymentRecurringMs,
    /** Asked at the start: what is wrong with the set-up at the provider, as a sentence; null: nothing that is known. */
    fault: (log: Pick<Log, "warn">) => setUpFault(provider, log),
  };
}
