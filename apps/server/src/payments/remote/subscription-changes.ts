/**
 * How a payment service that runs alone tells the backend of a change: a job, written with the change, posts it signed
 * to BACKEND_URL until it is taken; the backend's side checks the signature and applies it.
 */
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "../../clock.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import type { SubscriptionChange } from "../context.ts";
import { planFromJson, planToJson } from "../paid-plan.ts";
import { isSignedCall, SIGNATURE_HEADER, signCall } from "./signed-call.ts";

export const REPORT_JOB = "payments-report";
const CHANGE_PATH = "/internal/subscription-changed";
const TIMEOUT_MS = 10_000;

export const planJson = z.object({
  active: z.boolean(),
  subscriptionId: z.string(),
  planName: z.string(),
  endDate: z.nullable(z.iso.datetime()),
  cancelAtPeriodEnd: z.boolean(),
  totalCents: z.number(),
  nextPayment: z.nullable(z.iso.datetime()),
});
const changeJson = z.object({ userId: z.string(), version: z.int(), plan: planJson });

/** `reportChange` of a service that runs alone. */
export const reportByJob = (tx: Transaction, { userId, version, plan }: SubscriptionChange): Promise<void> =>
  enqueue(tx, {
    kind: REPORT_JOB,
    payload: { userId, version, plan: planToJson(plan) },
    uniqueKey: `${REPORT_JOB}:${userId}:${version}`,
  });

type Reach = { backendUrl: string; apiKey: string; clock: Clock };

export const reportJob =
  ({ backendUrl, apiKey, clock }: Reach): JobHandler =>
  async (payload) => {
    const body = JSON.stringify(changeJson.parse(payload));
    const response = await fetch(`${backendUrl}${CHANGE_PATH}`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signCall({ body, key: apiKey, now: clock() }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the backend answered ${response.status} to a change of a plan`);
  };

type Receiver = {
  db: Database;
  apiKey: string;
  clock: Clock;
  apply(db: Database, change: SubscriptionChange): Promise<void>;
};

/** The backend's side, mounted without a prefix. */
export const receiveChanges = ({ db, apiKey, clock, apply }: Receiver) =>
  async function changesPlugin(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    app.post(CHANGE_PATH, { schema: { hide: true } }, async (request) => {
      const body = typeof request.body === "string" ? request.body : "";
      const signed = { header: request.headers[SIGNATURE_HEADER], body, key: apiKey, now: clock() };
      if (!isSignedCall(signed)) throw appError("FORBIDDEN");
      const { plan, ...change } = changeJson.parse(JSON.parse(body));
      await apply(db, { ...change, plan: planFromJson(plan) });
      return {};
    });
  };
