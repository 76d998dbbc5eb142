import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { keepDemoAccount } from "./backend/accounts/demo-account.ts";
import { systemClock } from "./clock.ts";
import { type Config, readConfig } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { testDatabase } from "./database/testing.ts";
import { jobs } from "./jobs/tables.ts";
import { makeWorker } from "./jobs/worker.ts";
import { openMail } from "./open-mail.ts";
import { paymentSubscriptions } from "./payments/tables.ts";

const METRICS_TOKEN = "4f1c0aK9wQz7yB2nLx8VtR5eUjHs6MdP";

let database: OpenDatabase;
let app: FastifyInstance;
let config: Config;
let access: string;
let runJobs: () => Promise<number>;

const settings = (more: NodeJS.ProcessEnv = {}): Config => {
  const reading = readConfig("all", { LOG_LEVEL: "silent", METRICS_TOKEN, ...more });
  if (!reading.ok) throw new Error(reading.faults.join("\n"));
  return { ...reading.config, webBuild: join(tmpdir(), "no web build here") };
};
const compose = (config: Config) => {
  const mail = openMail(config, { clock: systemClock, print: () => undefined });
  return createApp({ config, database, clock: systemClock, secret: "a secret for tests", mail });
};
beforeAll(async () => {
  config = settings();
  database = await testDatabase();
  const composed = await compose(config);
  app = composed.app;
  const { handlers } = composed;
  runJobs = makeWorker({ db: database.db, clock: systemClock, log: app.log, handlers }).runDue;
  const dataDir = mkdtempSync(join(tmpdir(), "charticle-"));
  const { username, password } = await keepDemoAccount({ dataDir }, composed.context);
  // a second start changes nothing but the end of the trial
  expect(await keepDemoAccount({ dataDir }, composed.context)).toMatchObject({ password, isNew: false });
  const reply = await app.inject({ method: "POST", url: "/api/token/", payload: { username, password } });
  access = reply.json().access;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (url: string, payload?: object, token: string | null = access) =>
  app.inject({
    method: payload ? "POST" : "GET",
    url,
    ...(payload ? { payload } : {}),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });

describe("the AI service in the product", () => {
  const paragraph = "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.";

  test("reads a text for who is signed in and entitled", async () => {
    const reply = await ask("/ai/extract_chart_data", { paragraph });
    expect(reply.statusCode).toBe(200);
    const { data, chart_types } = reply.json();
    expect(data.map((point: { name: string; category1_value: number }) => [point.name, point.category1_value])).toEqual(
      [
        ["Chrome", 65],
        ["Safari", 19],
        ["Edge", 5],
        ["Others", 11],
      ],
    );
    expect(chart_types[0]).toBe("piechart");
  });

  test("writes a caption", async () => {
    const body = { paragraph, chartType: "piechart", socialMedia: "linkedin" };
    const reply = await ask("/ai/generate_social_caption", body);
    expect(reply.json()).toEqual({ caption: expect.stringContaining("65%"), hashtags: expect.any(Array) });
  });

  test("says an honest no with status 200", async () => {
    const reply = await ask("/ai/extract_chart_data", {
      paragraph: "Thanks to everyone who came to our talk at 7:30 pm on May 3!",
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { error: expect.any(String), message: expect.any(String) }]);
  });

  const bad: [string, object][] = [
    ["over 280 characters", { paragraph: "1 ".repeat(141) }],
    ["nothing", { paragraph: "" }],
    ["spaces", { paragraph: "  \n " }],
    ["not a text", { paragraph: 7 }],
    ["unknown fields", { paragraph, more: 1 }],
    ["NUL", { paragraph: "Cats 3\u0000 dogs 5" }],
    ["half a surrogate pair", { paragraph: "Cats \ud83d 3" }],
  ];
  test.each(bad)("refuses %s in its own words", async (_, body) => {
    const reply = await ask("/ai/extract_chart_data", body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: "Data Extraction Failed", message: expect.stringMatching(/\.$/) });
  });

  test.each([
    ["right-to-left text", "القطط ٣ والكلاب ٥"],
    ["emoji", "🐈 3, 🐕 5"],
    ["280 digits", "7".repeat(280)],
    ["markup", "<script>alert(1)</script> 3, <b>dogs</b> 5"],
    ["control characters", "Cats\u0007 3,\u001b[31m dogs 5"],
  ])("answers %s without a failure", async (_, text) => {
    expect((await ask("/ai/extract_chart_data", { paragraph: text })).statusCode).toBe(200);
  });

  test("is closed to everyone else", async () => {
    expect((await ask("/ai/extract_chart_data", { paragraph }, null)).statusCode).toBe(401);
    expect((await ask("/ai/extract_chart_data", { paragraph }, "a.b.c")).json()).toMatchObject({
      error: "Data Extraction Failed",
    });
  });
});

test("extraction is limited to 60 a minute per user, with Retry-After", async () => {
  const replies = await Promise.all(
    Array.from({ length: 70 }, () => ask("/ai/extract_chart_data", { paragraph: "Cats 3" })),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
});

describe("operation", () => {
  test("/health and /ready differ: the database counts for the second alone", async () => {
    expect((await ask("/health")).json()).toEqual({ status: "ok" });
    expect((await ask("/ready")).json()).toEqual({ status: "ready" });
  });

  test("/metrics is for who knows the token, and names routes by pattern", async () => {
    expect((await ask("/metrics", undefined, null)).statusCode).toBe(401);
    expect((await ask("/metrics")).statusCode).toBe(401);
    const { body } = await ask("/metrics", undefined, METRICS_TOKEN);
    expect(body).toMatch(/http_request_duration_seconds_count\{route="\/api\/token\/",method="POST",status="200"\} \d/);
    await database.db
      .insert(jobs)
      .values({ kind: "send-letter", payload: {}, runAt: new Date(), failedAt: new Date() });
    const { body: later } = await ask("/metrics", undefined, METRICS_TOKEN);
    expect(later).toContain('jobs{kind="send-letter",state="given_up"} 1');
  });

  test("/docs describes every call and loads nothing from elsewhere", async () => {
    const { paths } = (await ask("/docs/openapi.json")).json();
    for (const path of ["/api/token/", "/api/chats/", "/ai/extract_chart_data"])
      expect(Object.keys(paths)).toContain(path);
    const page = await ask("/docs/");
    expect(page.headers["content-security-policy"]).toMatch(/default-src 'self'; script-src 'self' 'sha256-/);
    expect(page.body).not.toMatch(/https?:\/\//);
  });
});

describe("the mailbox", () => {
  const open = (host: string, remoteAddress = "127.0.0.1", headers: object = {}) =>
    app.inject({ url: "/dev/mailbox.json", headers: { host, ...headers }, remoteAddress });

  test("opens for this machine alone", async () => {
    for (const host of ["127.0.0.1:3000", "localhost:3000", "localhost", "[::1]:3000"]) {
      expect((await open(host)).statusCode, host).toBe(200);
    }
    for (const host of ["charticle.test", "evil.example:3000", "127.0.0.1.evil.example", "localhost.evil.example"]) {
      expect((await open(host)).statusCode, host).toBe(404);
    }
    expect((await open("localhost", "203.0.113.9")).statusCode).toBe(404);
    expect((await open("localhost", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).statusCode).toBe(404);
  });

  test("and the sandbox stay shut where people are sent elsewhere: a bare proxy looks like this machine", async () => {
    const { app: online } = await compose(settings({ PUBLIC_URL: "https://charts.example.org" }));
    for (const call of ["GET /dev/mailbox", "GET /dev/mailbox.json", "POST /payments/create-checkout-session"]) {
      const [method, url] = call.split(" ") as ["GET" | "POST", string];
      // as nginx passes it on: proxy_pass http://127.0.0.1:3000
      const reply = await online.inject({ method, url, headers: { host: "127.0.0.1:3000", connection: "close" } });
      expect([reply.statusCode, reply.headers["content-type"]], call).toEqual([404, expect.stringContaining("json")]);
    }
    await online.close();
  });

  test("shows letters as text, whatever stands in them", async () => {
    const account = { username: "mailed", email: "mailed@example.com", password: "correct horse 7!" };
    await app.inject({ method: "POST", url: "/api/user/send-otp/", payload: account });
    const [letter] = (await open("localhost")).json();
    expect(letter).toEqual({
      to: account.email,
      subject: expect.stringMatching(/^\d{6}/),
      text: expect.any(String),
      at: expect.any(String),
    });
    const page = await app.inject({ url: "/dev/mailbox", headers: { host: "localhost" } });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain(letter.subject);
  });
});

test("services together: pay in the sandbox, have the plan, delete the account, and the subscription ends with it", async () => {
  const account = { username: "payer", email: "payer@example.com", password: "correct horse 7!" };
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  await post("/api/user/send-otp/", account);
  const [letter] = (await app.inject({ url: "/dev/mailbox.json", headers: { host: "localhost" } })).json();
  await post("/api/user/verify-otp/", { ...account, otp: String(letter.subject).slice(0, 6) });
  const { access: token } = (await post("/api/token/", account)).json();
  const { url } = (await ask("/payments/create-checkout-session", { plan: "basic" }, token)).json();
  const { pathname } = new URL(url);
  const paid = await app.inject({
    method: "POST",
    url: pathname,
    headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
    payload: "outcome=pay",
  });
  expect(paid.headers.location).toContain("/checkout-success?session_id=");
  await runJobs();
  const plan = (await ask("/api/current-user-plan/", undefined, token)).json();
  expect(plan).toMatchObject({ active: true, pending: false, planName: "Basic", total: 900 });
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ method: "DELETE", url: "/api/user/delete/", headers })).statusCode).toBe(200);
  await runJobs();
  const rows = JSON.stringify(await database.db.select().from(paymentSubscriptions));
  expect(rows).not.toContain(plan.userId);
});
