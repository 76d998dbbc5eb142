import { ROUTES } from "@charticle/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appError } from "./app-error.ts";
import { limitAddress } from "./client-address.ts";
import { createHttp } from "./create-http.ts";
import { databaseIsDown } from "./database-is-down.ts";
import { addHealth } from "./health.ts";
import { describeError } from "./logger.ts";
import { addNotFound } from "./not-found.ts";
import { anyone, serveRoute } from "./serve-route.ts";
import { findUnstorable } from "./text-guard.ts";

const logs: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttp({
    logLevel: "trace",
    trustedProxies: 1,
    production: true,
    logTo: { write: (line) => void logs.push(line) },
  });
  serveRoute(app, ROUTES.token, { authorize: anyone }, async ({ body }) => {
    if (body.username === "bug") throw new Error(`secret detail: ${body.password}`);
    if (body.username === "down") throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    if (body.username === "many") throw appError("TOO_MANY", { retryAfterS: 7 });
    return { access: body.username, refresh: "r" };
  });
  serveRoute(app, ROUTES.checkEmail, { authorize: anyone }, async ({ params }) => ({
    exists: params.email === "a@b.co",
  }));
  app.get("/ip", async (request) => ({ ip: request.ip }));
  addNotFound(app, null);
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/token/",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const credentials = { username: "ana", password: "correct horse 7!" };

test("what a parser could not read is not repeated in the logs", () => {
  const unreadable = (() => {
    try {
      return JSON.parse("Ana's salary is 5000");
    } catch (error) {
      return error;
    }
  })();
  expect(String(unreadable)).toContain("Ana");
  expect(JSON.stringify(describeError(unreadable))).not.toContain("Ana");
});

test("e-mail addresses in the words of others are withheld from the logs, what is wrong is not", () => {
  const reply = new Error("Can't send mail: 450-4.2.0 <ana@example.com>: greylisted\r\n450 see ana%40example.com");
  expect(describeError(new Error("Cannot find '@fastify/static'", { cause: reply }))).toMatchObject({
    message: "Cannot find '@fastify/static'",
    cause: {
      message: "Can't send mail: 450-4.2.0 (address withheld) greylisted\r\n450 see (address withheld)",
    },
  });
});

test("bytes are not searched for texts", () => {
  const bytes = Object.defineProperty(Buffer.from("signed"), "looked", {
    enumerable: true,
    get: () => {
      throw new Error("somebody walked the bytes");
    },
  });
  expect(findUnstorable({ bytes })).toBe(false);
});

describe("what is answered to bad requests", () => {
  const cases: [string, () => ReturnType<typeof post>, number, string][] = [
    ["broken JSON", () => post('{"username":'), 400, "BAD_JSON"],
    ["no JSON", () => post("username=ana"), 400, "BAD_JSON"],
    [
      "a prototype in JSON",
      () => post('{"__proto__": {"isSuperuser": true}, "username": "a", "password": "b"}'),
      400,
      "BAD_JSON",
    ],
    ["no body", () => post(""), 400, "BAD_REQUEST"],
    ["a list", () => post([]), 400, "BAD_REQUEST"],
    ["a number for a text", () => post({ ...credentials, username: 7 }), 400, "BAD_REQUEST"],
    ["a missing field", () => post({ username: "ana" }), 400, "BAD_REQUEST"],
    ["an endless name", () => post({ ...credentials, username: "a".repeat(300) }), 400, "BAD_REQUEST"],
    ["NUL", () => post({ ...credentials, username: "a\u0000" }), 400, "BAD_CHARACTERS"],
    ["half a surrogate pair", () => post('{"username": "\\ud800", "password": "x"}'), 400, "BAD_CHARACTERS"],
    ["a form", () => post("a=b", { "content-type": "application/x-www-form-urlencoded" }), 415, "WRONG_MEDIA_TYPE"],
    ["plain text", () => post("{}", { "content-type": "text/plain" }), 415, "WRONG_MEDIA_TYPE"],
    ["a body over 64 KiB", () => post({ ...credentials, more: "x".repeat(65_536) }), 413, "TOO_LARGE"],
    ["deep nesting", () => post(`{"username":${"[".repeat(30_000)}${"]".repeat(30_000)}}`), 400, "BAD_REQUEST"],
    ["an unknown path", () => app.inject("/api/nothing/"), 404, "NOT_FOUND"],
    ["a path that is no text", () => app.inject("/api/user/check-email/%E0%A4%A/"), 400, "BAD_REQUEST"],
    ["NUL in a path", () => app.inject("/api/user/check-email/a%00b/"), 400, "BAD_CHARACTERS"],
    ["too many", () => post({ ...credentials, username: "many" }), 429, "TOO_MANY"],
    ["a database that is down", () => post({ ...credentials, username: "down" }), 503, "UNAVAILABLE"],
  ];
  test.each(cases)("%s", async (_, request, status, code) => {
    const reply = await request();
    expect({ status: reply.statusCode, body: reply.json() }).toEqual({
      status,
      body: { error: expect.stringMatching(/\.$/), code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(reply.headers["x-request-id"]).toBe(reply.json().requestId);
    expect(reply.headers["cache-control"]).toBe("no-store");
    if (status === 429) expect(reply.headers["retry-after"]).toBe("7");
  });

  test("a bug: 500 for this request, nothing of it in the reply, and the next one works", async () => {
    const reply = await post({ ...credentials, username: "bug" });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/secret|horse|at .*\.ts/);
    expect((await post(credentials)).json()).toEqual({ access: "ana", refresh: "r" });
  });
});

test("paths work with and without the slash at their end, and take long words", async () => {
  for (const url of ["/api/user/check-email/a%40b.co/", "/api/user/check-email/a@b.co"]) {
    expect((await app.inject(url)).json()).toEqual({ exists: true });
  }
  expect((await app.inject(`/api/user/check-email/${"a".repeat(240)}@b.co/`)).statusCode).toBe(200);
});

test("a failed statement's parameters, paths and bodies are not logged", async () => {
  logs.length = 0;
  await app.inject("/api/user/check-email/private@example.com/");
  await post(credentials);
  app.log.error({ err: new Error("Failed query: select\nparams: private@example.com") }, "x");
  const all = logs.join("");
  expect(all).toContain("/api/user/check-email/:email/");
  expect(all).not.toMatch(/private@example\.com|horse/);
});

test("every reply carries the security headers; HSTS in production", async () => {
  const { headers } = await post(credentials);
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("the caller's address is what the trusted proxy saw, not what the caller says", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  expect((await app.inject({ url: "/ip", headers })).json()).toEqual({ ip: "203.0.113.9" });
});

test.each([
  [0, 1],
  [1, 0],
])("a proxy of which TRUST_PROXY=%d knows nothing is told in the log, once", async (trustedProxies, times) => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const behind = await createHttp({ logLevel: "warn", trustedProxies, production: true, logTo });
  behind.get("/", async () => ({}));
  await behind.inject({ url: "/" });
  for (let n = 0; n < 3; n++) await behind.inject({ url: "/", headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(times);
  expect(lines.join()).not.toContain("203.0.113.9");
});

test.each([
  ["silent", 0],
  ["fatal", 0],
  ["error", 1],
  ["info", 1],
] as const)("a probe that fails is logged as far as LOG_LEVEL=%s has failures", async (logLevel, times) => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const probed = await createHttp({ logLevel, trustedProxies: 1, production: false, logTo });
  addHealth(probed, { ping: () => Promise.reject(new Error("away")) });
  await probed.inject({ url: "/health" });
  await probed.inject({ url: "/ready" });
  expect(lines).toHaveLength(times);
});

describe("limitAddress", () => {
  test.each([
    ["10.0.0.7", "10.0.0.7"],
    ["::ffff:10.0.0.7", "10.0.0.7"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s -> %s", (address, expected) => expect(limitAddress(address)).toBe(expected));
});

test("findUnstorable sees NUL and lone surrogates anywhere, and nothing else", () => {
  expect(findUnstorable({ a: [{ b: "x\u0000" }] })).toBe(true);
  expect(findUnstorable({ "k\ud800": 1 })).toBe(true);
  expect(findUnstorable({ a: ["żółw 🐢", "\u0007\t\n", "\u202eمرحبا", null, 7, true] })).toBe(false);
});

test("databaseIsDown knows connection faults from faults of a statement", () => {
  const failed = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });
  for (const code of ["ECONNREFUSED", "57P01", "08006", "53300", "53100", "25006"]) {
    expect(databaseIsDown(failed(code)), code).toBe(true);
  }
  for (const code of ["23505", "22P02", "42601"]) expect(databaseIsDown(failed(code)), code).toBe(false);
});
