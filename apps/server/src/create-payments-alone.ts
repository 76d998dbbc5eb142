/** The payment service in a process of its own, with a database of its own; who knows the API key may ask. */
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import { sandboxGuard, stripeOf } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { createHttp } from "./http/create-http.ts";
import { addHealth } from "./http/health.ts";
import { addNotFound } from "./http/not-found.ts";
import type { JobHandler } from "./jobs/worker.ts";
import type { Mail } from "./mail/mail.ts";
import { makePayments } from "./payments/payments.ts";
import { paymentsAlone } from "./payments/remote/payments-alone.ts";
import { REPORT_JOB, reportByJob, reportJob } from "./payments/remote/subscription-changes.ts";

type Parts = { config: Config; database: OpenDatabase; clock: Clock; mail: Mail };

export async function createPaymentsAlone({ config, database, clock, mail }: Parts): Promise<{
  app: FastifyInstance;
  handlers: Record<string, JobHandler>;
  recurringMs: Record<string, number>;
  fault: () => Promise<string | null>;
}> {
  const { db } = database;
  const { apiKey = "", backendUrl = "" } = config.payments;
  const app = await createHttp(config);
  const payments = makePayments({
    db,
    clock,
    mail,
    publicUrl: config.publicUrl,
    mountUrl: `http://${config.host}:${config.port}`,
    stripe: stripeOf(config) ?? null,
    reportChange: reportByJob,
  });
  addHealth(app, { ping: () => database.ping() });
  const admitSandbox = sandboxGuard(config);
  await app.register(paymentsAlone({ payments, db, clock, log: app.log, apiKey, backendUrl, admitSandbox }));
  addNotFound(app, null);
  return {
    app,
    handlers: { ...payments.jobs, [REPORT_JOB]: reportJob({ backendUrl, apiKey, clock }) },
    recurringMs: payments.recurringMs,
    fault: () => payments.fault(app.log),
  };
}
