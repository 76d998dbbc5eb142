/** Plans through the whole product, backend and payments (sandbox) together, with a clock to turn. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLAN } from "@charticle/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { keepDemoAccount } from "./backend/accounts/demo-account.ts";
import { readConfig } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { testDatabase } from "./database/testing.ts";
import { makeWorker } from "./jobs/worker.ts";
import { openMail } from "./open-mail.ts";
import { sandboxSubscriptions } from "./payments/tables.ts";

const DAY_MS = 86_400_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: OpenDatabase;
let app: FastifyInstance;
let account: { username: string; password: string };
let runJobs: () => Promise<number>;
let letters: () => { subject: string }[];
let now: Date;
const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

beforeEach(async () => {
  now = new Date();
  const clock = () => now;
  const reading = readConfig("all", { LOG_LEVEL: "silent", PUBLIC_URL: "http://localhost:3000", PAYMENTS: "sandbox" });
  if (!reading.ok) throw new Error(reading.faults.join("\n"));
  const config = { ...reading.config, webBuild: join(tmpdir(), "no web build here") };
  database = await testDatabase();
  const mail = openMail(config, { clock, print: () => undefined });
  const composed = await createApp({ config, database, clock, secret: "a secret for tests", mail });
  app = composed.app;
  letters = () => mail.letters?.() ?? [];
  account = await keepDemoAccount({ dataDir: mkdtempSync(join(tmpdir(), "charticle-")) }, composed.context);
  const { handlers, recurringMs } = composed;
  runJobs = makeWorker({ db: database.db, clock, log, handlers, recurringMs }).runDue;
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await database.close();
});

/** Access tokens live for minutes and the clock jumps: each person logs in again. */
async function person() {
  const { username, password } = account;
  const tokens = await app.inject({ method: "POST", url: "/api/token/", payload: { username, password } });
  const headers = { authorization: `Bearer ${tokens.json().access}` };
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, more: object = {}) => {
    const reply = await app.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    call,
    plan: async () => (await call("GET", "/api/current-user-plan/")).body,
    mayWork: async () => (await call("POST", "/ai/extract_chart_data", { paragraph: "Cats 3, dogs 5" })).status,
  };
}

/** Tokens of another account. */
async function stranger(): Promise<{ access: string; refresh: string }> {
  const someone = { username: "stranger", email: "stranger@example.com", password: "correct horse 7!" };
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  await post("/api/user/send-otp/", someone);
  const [letter] = letters();
  await post("/api/user/verify-otp/", { ...someone, otp: String(letter?.subject).slice(0, 6) });
  return (await post("/api/token/", someone)).json();
}

/** Pays in the sandbox; out: the subscription's id. */
async function pay({ call }: Awaited<ReturnType<typeof person>>): Promise<string> {
  const { url } = (await call("POST", "/payments/create-checkout-session", { plan: PLAN.name })).body;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await app.inject({ method: "POST", url: new URL(url).pathname, headers, payload: "outcome=pay" });
  const sessionId = url.split("/").at(-1);
  return (await call("GET", `/payments/check-subscription?session_id=${sessionId}`)).body.subscriptionId;
}

test("trial, trial over, paid, cancelled, reactivated, cancelled, over", async () => {
  expect(await (await person()).mayWork()).toBe(200);
  pass(8);
  const expired = await person();
  expect(await expired.mayWork()).toBe(403);
  const subscriptionId = await pay(expired);
  expect(await expired.plan()).toMatchObject({
    active: true,
    pending: false,
    subscriptionId,
    total: 900,
    planName: "Basic",
  });
  expect(await expired.mayWork()).toBe(200);

  const body = { subscriptionId, userId: "whoever" };
  expect((await expired.call("POST", "/payments/cancel-subscription", body)).body).toMatchObject({ success: true });
  expect(await expired.plan()).toMatchObject({
    active: true,
    cancel: true,
    cancelAtPeriodEnd: true,
    nextPayment: null,
  });
  expect((await expired.call("POST", "/payments/reactivate-subscription", body)).body).toEqual({ success: true });
  expect(await expired.plan()).toMatchObject({ active: true, cancel: false });
  await expired.call("POST", "/payments/cancel-subscription", body);

  pass(40);
  const later = await person();
  // no webhook, no job: asked anew before access is given
  expect(await later.mayWork()).toBe(403);
  expect(await later.plan()).toMatchObject({ active: false, pending: false });
});

test("download my data holds what payments and the language model keep, too", async () => {
  const payer = await person();
  const subscriptionId = await pay(payer);
  const { status, body } = await payer.call("GET", "/api/user/export/");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payments: {
      customer: { customerId: expect.stringMatching(/^cus_/), email: expect.any(String) },
      subscriptions: [{ id: subscriptionId, status: "active" }],
      checkouts: [{ id: expect.stringMatching(/^cs_/) }],
    },
    languageModel: { answers: [], usage: [] },
  });
});

test("a renewal that nobody told locks nobody out", async () => {
  await pay(await person());
  pass(33);
  const later = await person();
  expect(await later.mayWork()).toBe(200);
  expect(Date.parse((await later.plan()).endDate)).toBeGreaterThan(now.getTime());
});

test("nothing is deleted by a downgrade", async () => {
  const first = await person();
  const processed_data = { data: [{ name: "a", category1_value: 1 }], chart_types: ["barchart"], chart_title: "" };
  await first.call("POST", "/api/chats/", { input: "a 1", processed_data });
  pass(8);
  const expired = await person();
  expect(await expired.mayWork()).toBe(403);
  expect((await expired.call("GET", "/api/chats/")).body).toHaveLength(1);
});

test("50 parallel calls that name the paid subscription change one thing once", async () => {
  const payer = await person();
  const subscriptionId = await pay(payer);
  const before = await payer.plan();
  const wish = { active: true, pending: true, subscriptionId, endDate: "2099-01-01T00:00:00Z", total: 0, credits: 9 };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => payer.call("PUT", "/api/update-subscription-status/", wish)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await payer.plan()).toEqual(before);
});

test("a payment call with somebody else's refresh token is refused; with the own one it is answered and rotates nothing", async () => {
  const payer = await person();
  const path = "/payments/check-subscription?session_id=x";
  const { username, password } = account;
  const own = (await app.inject({ method: "POST", url: "/api/token/", payload: { username, password } })).json();
  const withToken = (refresh: string) => payer.call("GET", path, undefined, { "x-refresh-token": refresh });
  expect((await withToken("never given")).status).toBe(403);
  expect((await withToken(own.refresh)).status).toBe(200);
  const other = await stranger();
  expect((await withToken(other.refresh)).status).toBe(403);
  const rotated = await app.inject({ method: "POST", url: "/api/token/refresh/", payload: { refresh: own.refresh } });
  expect(rotated.statusCode).toBe(200);
});

test("calls that may ask the provider are limited to 60 a minute per user, whichever way they come", async () => {
  // all within one minute, however long the machine takes
  vi.useFakeTimers({ toFake: ["Date"] });
  const payer = await person();
  const subscriptionId = await pay(payer);
  const { status } = await payer.call("PUT", "/api/update-subscription-status/", { subscriptionId, active: true });
  expect(status).toBe(200);
  const asked = await Promise.all(
    Array.from({ length: 70 }, () => payer.call("GET", "/payments/check-subscription?session_id=x")),
  );
  // buying took two of the sixty
  expect(asked.filter((reply) => reply.status === 429)).toHaveLength(12);
  const wish = { subscriptionId: "sub_of_somebody_else", active: true };
  expect((await payer.call("PUT", "/api/update-subscription-status/", wish)).status).toBe(429);
});

test("deleting the account ends the subscription at the provider, by the job of the same transaction", async () => {
  const payer = await person();
  await pay(payer);
  expect((await payer.call("DELETE", "/api/user/delete/")).status).toBe(200);
  expect(await database.db.select().from(sandboxSubscriptions)).toMatchObject([{ status: "active" }]);
  await runJobs();
  expect(await database.db.select().from(sandboxSubscriptions)).toEqual([]);
});
