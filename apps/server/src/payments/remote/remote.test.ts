/** Two processes' worth of service on loopback: the product's side and the payment service that runs alone. */
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/database.ts";
import { testDatabase } from "../../database/testing.ts";
import { appError } from "../../http/app-error.ts";
import { handleError } from "../../http/error-handler.ts";
import { makeWorker } from "../../jobs/worker.ts";
import { makeOutbox } from "../../mail/outbox.ts";
import type { SubscriptionChange } from "../context.ts";
import { makePayments } from "../payments.ts";
import { testClock } from "../testing.ts";
import { paymentsAlone } from "./payments-alone.ts";
import { remotePayments } from "./remote-payments.ts";
import { SIGNATURE_HEADER, signCall } from "./signed-call.ts";
import { REPORT_JOB, receiveChanges, reportByJob, reportJob } from "./subscription-changes.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const apiKey = "a key of forty characters, shared by both";
const { clock, pass } = testClock();
let database: OpenDatabase;
let product: FastifyInstance;
let alone: FastifyInstance;
let told: SubscriptionChange[];
let productUrl = "";
let aloneUrl = "";

const newApp = (): FastifyInstance => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  return app;
};

beforeEach(async () => {
  database = await testDatabase();
  const { db } = database;
  told = [];
  product = newApp();
  await product.register(receiveChanges({ db, apiKey, clock, apply: async (_, change) => void told.push(change) }));
  productUrl = await product.listen({ port: 0, host: "127.0.0.1" });

  alone = newApp();
  const mail = makeOutbox({ clock, print: () => undefined });
  const publicUrl = productUrl;
  const payments = makePayments({
    db,
    clock,
    mail,
    publicUrl,
    stripe: null,
    reportChange: reportByJob,
    mountUrl: "http://alone.test",
  });
  await alone.register(
    paymentsAlone({ payments, db, clock, log, apiKey, backendUrl: productUrl, admitSandbox: async () => undefined }),
  );
  aloneUrl = await alone.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await product.close();
  await alone.close();
  await database.close();
});

/** The product's plugin, which answers for the user of the header. */
async function openProxy(key = apiKey) {
  const far = remotePayments({ url: aloneUrl, apiKey: key });
  const app = newApp();
  const authorize = async ({ headers }: { headers: Record<string, unknown> }) => {
    const user = headers["x-test-user"];
    if (typeof user !== "string") throw appError("NOT_SIGNED_IN");
    return { userId: user, email: `${user}@example.com` };
  };
  await app.register(far.plugin({ authorize }), { prefix: "/payments" });
  const call = async (
    user: string,
    { method = "GET", path = "", body }: { method?: "GET" | "POST"; path?: string; body?: object },
  ) => {
    const headers = { "x-test-user": user, "x-refresh-token": "not for you" };
    const response = await app.inject({ method, url: `/payments${path}`, headers, ...(body ? { payload: body } : {}) });
    return { status: response.statusCode, body: response.json() };
  };
  return { ...far, call };
}

const press = (url: string) =>
  alone.inject({
    method: "POST",
    url: url.replace("http://alone.test", ""),
    payload: "outcome=pay",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("buy, look, cancel and reactivate through both; the backend knows the plan when the answer comes", async () => {
  const { call, port } = await openProxy();
  const { body: made } = await call("ana", {
    method: "POST",
    path: "/create-checkout-session",
    body: { plan: "Basic" },
  });
  await press(made.url);
  const sessionId = made.url.split("/").at(-1);
  const { body: bought } = await call("ana", { path: `/check-subscription?session_id=${sessionId}` });
  expect(bought).toMatchObject({ success: true, planName: "Basic" });
  expect(told).toMatchObject([
    { userId: "ana", version: 1, plan: { active: true, endDate: new Date("2026-06-01T12:00:00Z") } },
  ]);

  const { subscriptionId } = bought;
  const body = { subscriptionId, userId: "ana" };
  expect(await call("ana", { method: "POST", path: "/cancel-subscription", body })).toMatchObject({
    body: { success: true },
  });
  expect(told.at(-1)).toMatchObject({ version: 2, plan: { cancelAtPeriodEnd: true } });
  expect(await call("ana", { method: "POST", path: "/reactivate-subscription", body })).toMatchObject({
    body: { success: true },
  });
  const path = `/api6Stylex/check-subscription-status?${new URLSearchParams(body)}`;
  expect((await call("ana", { path })).body).toEqual({ status: "active", cancelAtPeriodEnd: false });
  expect((await call("ana", { method: "POST", path: "/create-portal-session" })).body.url).toContain("/sandbox/card/");
  expect(await port.confirm(body)).toMatchObject({ active: true, subscriptionId });
  expect(await port.exportUser("ana")).toMatchObject({
    customer: { email: "ana@example.com" },
    subscriptions: [{ id: subscriptionId, status: "active" }],
    checkouts: [{ id: sessionId }],
  });

  expect(await call("eve", { path })).toMatchObject({ status: 404, body: { code: "subscription_not_found" } });
  expect(await port.confirm({ ...body, userId: "eve" })).toBeNull();
});

test("a deleted user is forgotten by a job", async () => {
  const { call, port, jobs } = await openProxy();
  const { body: made } = await call("ana", {
    method: "POST",
    path: "/create-checkout-session",
    body: { plan: "Basic" },
  });
  await press(made.url);
  await call("ana", { path: `/check-subscription?session_id=${made.url.split("/").at(-1)}` });
  await database.db.transaction((tx) => port.userDeleted(tx, { userId: "ana" }));
  await makeWorker({ db: database.db, clock, log, handlers: jobs }).runDue();
  expect(await port.exportUser("ana")).toBeNull();
});

test("without the key there is nothing to be had", async () => {
  const paths: ["GET" | "POST", string][] = [
    ["GET", "/check-subscription?session_id=x&user_id=ana"],
    ["POST", "/create-checkout-session"],
    ["POST", "/internal/confirm"],
    ["POST", "/internal/user-deleted"],
    ["POST", "/internal/export-user"],
  ];
  for (const [method, url] of paths) {
    for (const headers of [{}, { "x-api-key": "a guess" }]) {
      expect(
        (await alone.inject({ method, url, headers, ...(method === "POST" ? { payload: {} } : {}) })).statusCode,
      ).toBe(401);
    }
  }
});

test("with the key the user must be named", async () => {
  const reply = await alone.inject({
    method: "GET",
    url: "/check-subscription?session_id=x",
    headers: { "x-api-key": apiKey },
  });
  expect(reply.statusCode).toBe(400);
});

test("a key that the payment service refuses is our fault: 503, never the 401 that would cost the person the session", async () => {
  const { call } = await openProxy("a key that is not the right one, also long");
  expect(await call("ana", { path: "/check-subscription?session_id=x" })).toMatchObject({
    status: 503,
    body: { code: "PAYMENT_UNAVAILABLE" },
  });
});

test("a payment service that is down: a clear 503", async () => {
  const { call, port } = await openProxy();
  await alone.close();
  expect(await call("ana", { path: "/check-subscription?session_id=x" })).toMatchObject({
    status: 503,
    body: { code: "PAYMENT_UNAVAILABLE" },
  });
  await expect(port.confirm({ userId: "ana", subscriptionId: "x" })).rejects.toMatchObject({
    code: "PAYMENT_UNAVAILABLE",
  });
});

const plan = {
  active: true,
  subscriptionId: "sub_1",
  planName: "Basic",
  endDate: new Date("2026-06-01T00:00:00Z"),
  cancelAtPeriodEnd: false,
  totalCents: 900,
  nextPayment: null,
};
const body = JSON.stringify({ userId: "eve", version: 9, plan });
test.each<[string, Record<string, string>]>([
  ["no signature", {}],
  ["another key", { [SIGNATURE_HEADER]: signCall({ body, key: "another key", now: clock() }) }],
  ["another body", { [SIGNATURE_HEADER]: signCall({ body: `${body} `, key: apiKey, now: clock() }) }],
  [
    "an old signature",
    { [SIGNATURE_HEADER]: signCall({ body, key: apiKey, now: new Date(clock().getTime() - 301_000) }) },
  ],
  ["the key itself", { [SIGNATURE_HEADER]: apiKey, "x-api-key": apiKey }],
])("a change with %s is refused", async (_, headers) => {
  const reply = await product.inject({ method: "POST", url: "/internal/subscription-changed", headers, payload: body });
  expect([reply.statusCode, told]).toEqual([403, []]);
});

test("a backend that is down is told when it is back", async () => {
  const { db } = database;
  await db.transaction((tx) => reportByJob(tx, { userId: "ana", version: 1, plan }));
  const worker = (backendUrl: string) =>
    makeWorker({ db, clock, log, handlers: { [REPORT_JOB]: reportJob({ backendUrl, apiKey, clock }) } });
  expect(await worker("http://127.0.0.1:1").runDue()).toBe(0);
  pass(5_000);
  expect(await worker(productUrl).runDue()).toBe(1);
  expect(told).toEqual([{ userId: "ana", version: 1, plan }]);
});
