/**
 * The product's side of a payment service that runs elsewhere (PAYMENT_SERVICE_URL): the same port, plugin and jobs as
 * the one in the process. The user is told to it from the server's own records; neither bearer nor refresh token leaves.
 *
 *   const payments = remotePayments({url: "http://payments:3002", apiKey});
 */
import { PAYMENT_ROUTES, type Route } from "@charticle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Transaction } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import { serveRoute } from "../../http/serve-route.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import type { Payer } from "../context.ts";
import type { Owned } from "../manage.ts";
import { planFromJson } from "../paid-plan.ts";
import { API_KEY_HEADER } from "./payments-alone.ts";
import { planJson } from "./subscription-changes.ts";

const FORGET_JOB = "remote-payments-forget";
const TIMEOUT_MS = 15_000;
const confirmReply = z.object({ plan: z.nullable(z.extend(planJson, { version: z.int() })) });
const exportReply = z.object({ kept: z.unknown() });
const forgetPayload = z.object({ userId: z.string() });

export type RemoteOptions = { url: string; apiKey: string };
type Call = { method: string; path: string; query?: Record<string, string>; body?: object };

export function remotePayments({ url, apiKey }: RemoteOptions) {
  async function call({ method, path, query = {}, body }: Call): Promise<{ status: number; body: unknown }> {
    const target = new URL(`${url.replace(/\/$/, "")}${path}`);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    try {
      const response = await fetch(target, {
        method,
        headers: { [API_KEY_HEADER]: apiKey, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw appError("PAYMENT_UNAVAILABLE", { cause: error });
    }
  }

  async function ask(path: string, body: object): Promise<unknown> {
    const answer = await call({ method: "POST", path, body });
    if (answer.status !== 200) throw appError("PAYMENT_UNAVAILABLE", { cause: answer });
    return answer.body;
  }

  const forget: JobHandler = async (payload) => {
    await ask("/internal/user-deleted", forgetPayload.parse(payload));
  };

  return {
    port: {
      confirm: async (owned: Owned) => {
        const { plan } = confirmReply.parse(await ask("/internal/confirm", owned));
        return plan && { ...planFromJson(plan), version: plan.version };
      },
      userDeleted: (tx: Transaction, { userId }: { userId: string }) =>
        enqueue(tx, { kind: FORGET_JOB, payload: { userId }, uniqueKey: `${FORGET_JOB}:${userId}` }),
      exportUser: async (userId: string) => exportReply.parse(await ask("/internal/export-user", { userId })).kept,
    },
    jobs: { [FORGET_JOB]: forget },
    recurringMs: {},
    plugin: ({ authorize }: { authorize: (request: FastifyRequest) => Promise<Payer> }) =>
      async function remotePlugin(app: FastifyInstance): Promise<void> {
        for (const route of Object.values<Route>(PAYMENT_ROUTES)) {
          serveRoute(app, route, { authorize, tag: "payments" }, async ({ caller, query, body, reply }) => {
            const { userId, email } = caller;
            const named = { ...(query as object | undefined), userId, user_id: userId };
            const answer = await call({
              method: route.method,
              path: route.path,
              ...(route.method === "GET" ? { query: named } : { body: { ...(body as object | null), userId, email } }),
            });
            // it knows no users: what it refuses is our own key, and the person's log-in is not at fault
            if (answer.status === 401 || answer.status === 403)
              throw appError("PAYMENT_UNAVAILABLE", { cause: answer });
            reply.code(answer.status);
            return answer.body as never;
          });
        }
      },
  };
}
