/**
 * The payment service as a process of its own: the same calls without the prefix, for who knows the API key and names
 * the user, and three more for the product's backend. The webhook needs no key: it is signed by Stripe.
 *
 *   await app.register(paymentsAlone({payments, apiKey, db, clock, log, backendUrl, admitSandbox}))
 */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import { sameSecret } from "../../http/same-secret.ts";
import { makeWorker } from "../../jobs/worker.ts";
import type { Log } from "../../log.ts";
import { planToJson } from "../paid-plan.ts";
import type { makePayments } from "../payments.ts";
import { isProviderError } from "../provider.ts";
import { REPORT_JOB, reportJob } from "./subscription-changes.ts";

export type AloneOptions = {
  payments: ReturnType<typeof makePayments>;
  db: Database;
  clock: Clock;
  log: Log;
  apiKey: string;
  backendUrl: string;
  admitSandbox: (request: FastifyRequest) => Promise<void>;
};

/** A backend that is slow holds nobody up: the worker tells it later. */
const REPORT_WAIT_MS = 2_000;
export const API_KEY_HEADER = "x-api-key";
const userBody = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(255)) });
const ownedBody = z.object({ userId: z.string(), subscriptionId: z.string() });

export const paymentsAlone = ({ payments, db, clock, log, apiKey, backendUrl, admitSandbox }: AloneOptions) =>
  async function alonePlugin(app: FastifyInstance): Promise<void> {
    const knowsKey = async (request: FastifyRequest): Promise<null> => {
      if (!sameSecret(request.headers[API_KEY_HEADER], apiKey)) throw appError("NOT_SIGNED_IN");
      return null;
    };
    const reports = makeWorker({
      db,
      clock,
      log,
      handlers: { [REPORT_JOB]: reportJob({ backendUrl, apiKey, clock }) },
    });

    await app.register(async (calls) => {
      // a browser that reads its plan after the answer finds it: the backend is told first
      calls.addHook("preSerialization", async (_, __, payload) => {
        await Promise.race([reports.runDue().catch(() => undefined), wait(REPORT_WAIT_MS)]);
        return payload;
      });
      await calls.register(payments.plugin({ authorize: knowsKey, admitSandbox }));
    });

    const forBackend = {
      onRequest: async (request: FastifyRequest) => void (await knowsKey(request)),
      schema: { hide: true },
    };
    app.post("/internal/confirm", forBackend, async (request) => {
      const plan = await payments.port.confirm(ownedBody.parse(request.body)).catch((error: unknown) => {
        throw isProviderError(error) ? appError("PAYMENT_UNAVAILABLE", { cause: error }) : error;
      });
      return { plan: plan && { ...planToJson(plan), version: plan.version } };
    });
    app.post("/internal/user-deleted", forBackend, async (request) => {
      await db.transaction((tx) => payments.port.userDeleted(tx, userBody.parse(request.body)));
      return {};
    });
    app.post("/internal/export-user", forBackend, async (request) => ({
      kept: await payments.port.exportUser(userBody.parse(request.body).userId),
    }));
  };
