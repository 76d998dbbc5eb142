/**
 * The payment service of a test: its own database, a clock to turn, an outbox, calls by user, and a backend that keeps
 * what it is told as the real one does (versions not above the known one are ignored).
 */
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Database } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import { appError } from "../http/app-error.ts";
import { handleError } from "../http/error-handler.ts";
import { makeWorker } from "../jobs/worker.ts";
import { makeOutbox } from "../mail/outbox.ts";
import type { SubscriptionChange } from "./context.ts";
import type { PaidPlan } from "./paid-plan.ts";
import { makePayments, type PaymentsOptions } from "./payments.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Turns by hand. */
export function testClock(start = "2026-05-01T12:00:00Z") {
  let now = new Date(start);
  return {
    clock: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export const DAY_MS = 86_400_000;

type Call = {
  user?: string;
  method?: "GET" | "POST";
  path: string;
  body?: object | string;
  headers?: Record<string, string>;
};

type TestOptions = Pick<PaymentsOptions, "stripe" | "clock"> & { db?: Database };

export async function openTestPayments({ stripe, clock, db: given }: TestOptions) {
  const database = given ? null : await testDatabase();
  const db = given ?? database?.db;
  if (!db) throw new Error("no database");
  const outbox = makeOutbox({ clock, print: () => undefined });
  const told: SubscriptionChange[] = [];
  const plans = new Map<string, { version: number; plan: PaidPlan }>();
  const payments = makePayments({
    db,
    clock,
    mail: outbox,
    publicUrl: "http://charts.test",
    stripe,
    reportChange: async (_, change) => {
      told.push(change);
      if (change.version > (plans.get(change.userId)?.version ?? 0)) plans.set(change.userId, change);
    },
  });
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  const plugin = payments.plugin({
    authorize: async ({ headers }) => {
      const user = headers["x-test-user"];
      if (typeof user !== "string") throw appError("NOT_SIGNED_IN");
      return { userId: user, email: `${user}@example.com` };
    },
    admitSandbox: async () => undefined,
  });
  await app.register(plugin, { prefix: "/payments" });
  const worker = makeWorker({ db, clock, log, handlers: payments.jobs, recurringMs: payments.recurringMs });

  async function call({ user, method = "GET", path, body, headers = {} }: Call) {
    const response = await app.inject({
      method,
      url: path.startsWith("http") ? path.replace("http://charts.test", "") : `/payments${path}`,
      headers: { ...headers, ...(user ? { "x-test-user": user } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(response.headers["content-type"]).includes("json");
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
  }

  return {
    ...payments,
    db,
    app,
    outbox,
    told,
    call,
    /** What the backend holds of a user. */
    planOf: (user: string): PaidPlan | null => plans.get(user)?.plan ?? null,
    /** Does all that is due now; the pauses of failed jobs are not waited for. */
    runJobs: () => worker.runDue(),
    startCheckout: async (user: string): Promise<string> => {
      const { body } = await call({ user, method: "POST", path: "/create-checkout-session", body: { plan: "Basic" } });
      return body.url;
    },
    close: async () => {
      await app.close();
      await database?.close();
    },
  };
}

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>;
