import { createHmac } from "node:crypto";
import { MESSAGES, ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshTokens, sessions } from "../tables.ts";
import { freshIp, PASSWORD, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const GRACE_MS = 10_000;
const logIn = async (username: string, over: object = {}) =>
  server.call(ROUTES.token, { body: { username, password: PASSWORD, ...over } });
const refresh = async (token: string) => server.call(ROUTES.refresh, { body: { refresh: token } });
const pair = async (token: string) => (await refresh(token)).body as { access: string; refresh: string };
const isAlive = async (access: string) => (await server.call(ROUTES.user, { access })).status === 200;

describe("log in", () => {
  test("by username or e-mail, whatever the case", async () => {
    const { email } = await server.signUp("Logan");
    for (const login of ["Logan", "LOGAN", email, email.toUpperCase(), ` ${email} `]) {
      expect((await logIn(login)).status, login).toBe(200);
    }
  });

  test("a wrong password and an unknown account get one answer, after the same work", async () => {
    await server.signUp("known");
    const wrong = await logIn("known", { password: "wrong horse 7!" });
    const unknown = await logIn("nobody-here");
    expect(wrong).toMatchObject({ status: 401, body: { error: MESSAGES.login.failed } });
    expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
  });

  test("takes passwords of 64 characters and more, in full", async () => {
    const long = `${"ünïcödé ".repeat(12)}1!`;
    const account = { username: "longish", email: "longish@example.com", password: long };
    await server.call(ROUTES.sendOtp, { body: account });
    await server.call(ROUTES.verifyOtp, { body: { ...account, otp: server.codeFor(account.email) } });
    expect((await logIn("longish", { password: long })).status).toBe(200);
    expect((await logIn("longish", { password: long.slice(0, 72) })).status).toBe(401);
    expect((await logIn("longish", { password: `${long}x` })).status).toBe(401);
    expect((await logIn("longish", { password: "x".repeat(1000) })).status).toBe(401);
  });

  test("stops after ten wrong tries from one address; the right password from another still works", async () => {
    const { email } = await server.signUp("hunted");
    const ip = freshIp();
    const guess = (username: string) => server.call(ROUTES.token, { body: { username, password: "guess 1!" }, ip });
    for (let tries = 0; tries < 10; tries++) expect((await guess(tries % 2 ? "hunted" : email)).status).toBe(401);
    const refused = await guess("hunted");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // and the right one is not tried any more from there
    expect((await server.call(ROUTES.token, { body: { username: "hunted", password: PASSWORD }, ip })).status).toBe(
      429,
    );
    expect((await logIn("hunted")).status).toBe(200);
  });

  test("a successful log-in does not count", async () => {
    await server.signUp("frequent");
    const ip = freshIp();
    for (let times = 0; times < 15; times++) {
      const reply = await server.call(ROUTES.token, { body: { username: "frequent", password: PASSWORD }, ip });
      expect(reply.status).toBe(200);
    }
  });

  test("stops after fifty wrong tries from one address over many accounts, counted by /64 for IPv6", async () => {
    const guess = (n: number) =>
      server.call(ROUTES.token, {
        body: { username: `spray-${n}`, password: "guess 1!" },
        ip: `2001:db8:7:7::${n.toString(16)}`,
      });
    const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(50);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe("an access token", () => {
  const forged = async (header: object, claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${part(header)}.${part(claims)}`;
  };
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

  test("says when it ends, at most 15 minutes ahead, and dies then", async () => {
    const { access } = await server.signUp("timed");
    const { exp, iat, iss, aud, sid } = claimsOf(access);
    expect(exp - iat).toBe(15 * 60);
    expect([typeof iss, typeof aud, typeof sid]).toEqual(["string", "string", "string"]);
    expect(await isAlive(access)).toBe(true);
    server.pass(15 * 60_000 + 1000);
    expect(await server.call(ROUTES.user, { access })).toMatchObject({ status: 401, body: { code: "NOT_SIGNED_IN" } });
  });

  test("that is forged, foreign or of another kind lets nobody in", async () => {
    const tokens = await server.signUp("mallory");
    const claims = claimsOf(tokens.access);
    const key = server.context.secrets.accessKey;
    const sign = (alg: string, typ: string, over: object = {}, secret: Uint8Array = key) =>
      new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg, typ }).sign(secret);
    const unsigned = await forged({ alg: "none", typ: "at+jwt" }, claims);
    const [head, body] = tokens.access.split(".");
    const swapped = Buffer.from(JSON.stringify({ ...claims, sub: "00000000-0000-4000-8000-000000000000" })).toString(
      "base64url",
    );
    const bad = {
      none: `${unsigned}.`,
      "none, upper case": `${await forged({ alg: "NONE", typ: "at+jwt" }, claims)}.`,
      "another algorithm": await sign("HS512", "at+jwt", {}, Buffer.concat([key, key])),
      "the same key, another algorithm": `${head}.${body}.${createHmac("sha512", key).update(`${head}.${body}`).digest("base64url")}`,
      "another key": await sign("HS256", "at+jwt", {}, new Uint8Array(32).fill(7)),
      "another type": await sign("HS256", "JWT"),
      "another issuer": await sign("HS256", "at+jwt", { iss: "https://evil.example" }),
      "another audience": await sign("HS256", "at+jwt", { aud: "elsewhere" }),
      "no end": await sign("HS256", "at+jwt", { exp: undefined }),
      "no session": await sign("HS256", "at+jwt", { sid: undefined }),
      "another user's id": await sign("HS256", "at+jwt", { sub: "00000000-0000-4000-8000-000000000000" }),
      "changed claims": `${head}.${swapped}.${tokens.access.split(".")[2]}`,
      "the refresh token": tokens.refresh,
      garbage: "a.b.c",
      nothing: "",
    };
    for (const [name, access] of Object.entries(bad)) {
      expect((await server.call(ROUTES.user, { access })).status, name).toBe(401);
    }
    // the control: the same claims, signed as we sign, are let in
    expect((await server.call(ROUTES.user, { access: await sign("HS256", "at+jwt") })).status).toBe(200);
    expect((await server.call(ROUTES.user)).status).toBe(401);
    expect((await server.call(ROUTES.user, { headers: { authorization: `Basic ${tokens.access}` } })).status).toBe(401);
  });

  test("is no refresh token", async () => {
    const { access } = await server.signUp("mixer");
    expect((await refresh(access)).status).toBe(401);
  });
});

describe("refresh tokens", () => {
  test("are kept as hashes, of 256 random bits", async () => {
    const { refresh: token } = await server.signUp("hashed");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify(await server.context.db.select().from(refreshTokens))).not.toContain(token);
  });

  test("rotate: the new pair works", async () => {
    const first = await server.signUp("rotator");
    const second = await pair(first.refresh);
    expect(second.refresh).not.toBe(first.refresh);
    expect(await isAlive(second.access)).toBe(true);
    expect((await refresh(second.refresh)).status).toBe(200);
  });

  test("a client that ignores the new one keeps its session", async () => {
    const { refresh: token } = await server.signUp("ignorer");
    for (let times = 0; times < 30; times++) {
      expect((await refresh(token)).status).toBe(200);
      server.pass(60_000);
    }
  });

  test("two tabs that refresh at once both go on", async () => {
    const { refresh: token } = await server.signUp("tabs");
    const [one, two] = await Promise.all([pair(token), pair(token)]);
    expect((await refresh(one.refresh)).status).toBe(200);
    expect((await refresh(two.refresh)).status).toBe(200);
    expect((await refresh(token)).status).toBe(200);
  });

  test("a spent one ends the family after ten seconds, its newest descendant too", async () => {
    const first = await server.signUp("robbed");
    const second = await pair(first.refresh);
    const third = await pair(second.refresh);
    server.pass(GRACE_MS + 1);
    expect(await isAlive(third.access)).toBe(true);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect((await refresh(third.refresh)).status).toBe(401);
    expect(await isAlive(third.access)).toBe(false);
  });

  test("a thief and the owner can't both go on, whoever was quicker", async () => {
    const { refresh: stolen } = await server.signUp("owner");
    const thief = await pair(stolen);
    const owner = await pair(stolen);
    const ownersNext = await pair(owner.refresh);
    server.pass(GRACE_MS + 1);
    expect((await refresh(thief.refresh)).status).toBe(401);
    expect(await isAlive(ownersNext.access)).toBe(false);
  });

  test("within the grace a late tab's successor does not outlive its own grace", async () => {
    const { refresh: first } = await server.signUp("latetab");
    const second = await pair(first);
    await pair(second.refresh);
    const late = await pair(first);
    const chosen = await pair(late.refresh);
    expect((await refresh(chosen.refresh)).status).toBe(200);
    server.pass(GRACE_MS + 1);
    expect((await refresh(second.refresh)).status).toBe(401);
  });

  test("end after 90 days, however often they were used", async () => {
    const { refresh: token } = await server.signUp("ancient");
    server.pass(89 * 86_400_000);
    expect((await refresh(token)).status).toBe(200);
    server.pass(86_400_000);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe("log out", () => {
  test("ends this session, access and refresh token, and no other", async () => {
    const here = await server.signUp("leaver");
    const there = (await logIn("leaver")).body as { access: string; refresh: string };
    expect((await server.call(ROUTES.logout, { access: here.access, body: { refresh: here.refresh } })).status).toBe(
      200,
    );
    expect(await isAlive(here.access)).toBe(false);
    expect((await refresh(here.refresh)).status).toBe(401);
    expect(await isAlive(there.access)).toBe(true);
    // once more, with dead tokens: still no error
    expect((await server.call(ROUTES.logout, { access: here.access, body: { refresh: here.refresh } })).status).toBe(
      200,
    );
    expect((await server.call(ROUTES.logout, { body: {} })).status).toBe(200);
  });

  test("everywhere ends all of them, and nobody else's", async () => {
    const here = await server.signUp("everywhere");
    const there = (await logIn("everywhere")).body as { access: string; refresh: string };
    const other = await server.signUp("bystander");
    expect((await server.call(ROUTES.logoutEverywhere, { access: here.access })).status).toBe(200);
    expect([await isAlive(here.access), await isAlive(there.access), await isAlive(other.access)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await refresh(there.refresh)).status).toBe(401);
  });
});

test("clean-up deletes dead sessions and their tokens, and no live ones", async () => {
  const live = await server.signUp("stays");
  const gone = await server.signUp("goes");
  await server.call(ROUTES.logout, { body: { refresh: gone.refresh } });
  server.pass(2 * 86_400_000);
  await server.context.db.select().from(sessions);
  const { cleanUp } = await import("../clean-up.ts");
  await cleanUp(server.context);
  const left = await server.context.db.select().from(sessions);
  expect(left.filter(({ revokedAt }) => revokedAt !== null)).toEqual([]);
  expect((await refresh(live.refresh)).status).toBe(200);
  const [session] = left.slice(-1);
  expect(
    await server.context.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, session?.id ?? "")),
  ).not.toEqual([]);
});
