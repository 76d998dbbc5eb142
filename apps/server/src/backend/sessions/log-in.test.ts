import { MESSAGES, ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwordChecks } from "../accounts/passwords.ts";
import { users } from "../tables.ts";
import { freshIp, PASSWORD, type TestBackend, testBackend } from "../testing.ts";
import { startSession } from "./log-in.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const logIn = async (username: string, over: object = {}) =>
  server.call(ROUTES.token, { body: { username, password: PASSWORD, ...over } });

describe("log in", () => {
  test("by username or e-mail, whatever the case", async () => {
    const { email } = await server.signUp("Logan");
    for (const login of ["Logan", "LOGAN", email, email.toUpperCase(), ` ${email} `]) {
      expect((await logIn(login)).status, login).toBe(200);
    }
  });

  test("a wrong password and an unknown account get one answer", async () => {
    await server.signUp("known");
    const wrong = await logIn("known", { password: "wrong horse 7!" });
    const unknown = await logIn("nobody-here");
    expect(wrong).toMatchObject({ status: 401, body: { error: MESSAGES.login.failed } });
    expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
  });

  test("known and unknown names, and accounts without a password, cost the same work: one check of one cost", async () => {
    const { email } = await server.signUp("worked");
    await server.signUp("provided");
    await server.context.db.update(users).set({ passwordHash: null }).where(eq(users.username, "provided"));
    const checks: unknown[] = [];
    const count = (cost: unknown) => void checks.push(cost);
    passwordChecks.subscribe(count);
    const wrong = { password: "wrong horse 7!" };
    const endless = { password: "x".repeat(1000) };
    for (const login of ["worked", email, "provided", "nobody-here", "nobody@example.com", "not a name", ""]) {
      for (const over of [wrong, endless]) {
        expect((await logIn(login, over)).status, login).toBe(401);
        expect(checks.splice(0), login).toEqual(["m=19456,t=2,p=1"]);
      }
    }
    passwordChecks.unsubscribe(count);
  });

  test("that was checked before the password changed begins no session after it", async () => {
    await server.signUp("overtaken");
    const [user] = await server.context.db.select().from(users).where(eq(users.username, "overtaken"));
    const checked = { userId: user?.id ?? "", passwordHash: user?.passwordHash ?? null };
    expect(await startSession(checked, server.context)).toMatchObject({ access: expect.any(String) });
    await server.context.db.update(users).set({ passwordHash: "changed" }).where(eq(users.username, "overtaken"));
    expect(await startSession(checked, server.context)).toBeNull();
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
    await server.signUp("hunted");
    const ip = freshIp();
    const guess = () => server.call(ROUTES.token, { body: { username: "hunted", password: "guess 1!" }, ip });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401);
    const refused = await guess();
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
