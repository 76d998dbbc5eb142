import { ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { identities, plans, users } from "../tables.ts";
import { type CallOptions, PASSWORD, type TestBackend, testBackend } from "../testing.ts";
import { type Lie, lyingIssuer } from "./lying-issuer.ts";
import { newButtonNonce, START_PATH } from "./provider-routes.ts";
import { followTo, realIssuer } from "./real-issuer.ts";

const CLIENT = { clientId: "charticle", clientSecret: "a secret that only two know" };
const REDIRECT = "http://charticle.test/signin";
const START = { method: "GET", path: START_PATH } as const;

const cookieOf = (headers: Record<string, unknown>): string => String(headers["set-cookie"]).split(";")[0] ?? "";
const signIn = (server: TestBackend, body: object, cookie = "", options: CallOptions = {}) =>
  server.call(ROUTES.providerSignIn, { body, headers: cookie ? { cookie } : {}, ...options });

describe("with a real issuer", () => {
  const person = { sub: "real-1", email: "renée.b+news@example.com", email_verified: true };
  let issuer: Awaited<ReturnType<typeof realIssuer>>;
  let server: TestBackend;
  beforeAll(async () => {
    issuer = await realIssuer({ ...CLIENT, redirectUri: REDIRECT, person });
    server = await testBackend({ provider: { ...CLIENT, issuer: issuer.url } });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  const goThere = async (query: Record<string, string> = {}) => {
    const start = await server.call(START, { query });
    expect(start.status).toBe(302);
    expect(String(start.headers["set-cookie"])).toMatch(/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const back = await followTo(String(start.headers.location), REDIRECT);
    const { code = "", state = "", iss } = Object.fromEntries(back.searchParams);
    return { cookie: cookieOf(start.headers), body: { code, state, redirect_uri: REDIRECT, ...(iss ? { iss } : {}) } };
  };

  test("the first sign-in makes an account with a trial and a name of its own, the second finds it", async () => {
    person.email = "renee.b+news@example.com";
    const first = await goThere();
    const made = await signIn(server, first.body, first.cookie);
    expect(made).toMatchObject({ status: 200, body: { user: { username: "renee.bnews", email: person.email } } });
    expect((await server.call(ROUTES.user, { access: String(made.body.access) })).status).toBe(200);
    expect((await server.call(ROUTES.currentPlan, { access: String(made.body.access) })).body).toMatchObject({
      pending: true,
    });
    const second = await goThere();
    const found = await signIn(server, second.body, second.cookie);
    expect(found.body.user).toEqual(made.body.user);
  });

  test("identity is issuer and subject: a changed address stays the same account", async () => {
    const before = await goThere();
    const { body } = await signIn(server, before.body, before.cookie);
    person.email = "new-address@example.com";
    const after = await goThere();
    expect((await signIn(server, after.body, after.cookie)).body.user).toEqual(body.user);
  });

  test("a state works once, with its own cookie, for our own return address", async () => {
    const trip = await goThere();
    const other = await goThere();
    expect((await signIn(server, trip.body)).status).toBe(400);
    expect((await signIn(server, trip.body, other.cookie)).status).toBe(400);
    expect((await signIn(server, { ...trip.body, state: "guessed" }, trip.cookie)).status).toBe(400);
    expect(
      (await signIn(server, { ...trip.body, redirect_uri: "https://evil.example/signin" }, trip.cookie)).status,
    ).toBe(400);
    const { state: _, ...stateless } = trip.body;
    expect((await signIn(server, stateless, trip.cookie)).status).toBe(400);
    expect((await signIn(server, trip.body, trip.cookie)).status).toBe(200);
    expect(await signIn(server, trip.body, trip.cookie)).toMatchObject({
      status: 400,
      body: { error: "Authentication failed. Please try again." },
    });
  });

  test.each([
    ["/pricing", "/pricing"],
    ["/home", undefined],
    ["https://evil.example/pricing", undefined],
    ["//evil.example/pricing", undefined],
    ["/pricing?next=//evil.example", undefined],
  ])("a journey from %s leads back to %s: to a page of ours that asks for it, and nowhere else", async (from, back) => {
    const trip = await goThere({ from });
    const { status, body } = await signIn(server, trip.body, trip.cookie);
    expect([status, body.from]).toEqual([200, back]);
  });

  test("a flow dies after ten minutes", async () => {
    const trip = await goThere();
    server.pass(601_000);
    expect((await signIn(server, trip.body, trip.cookie)).status).toBe(400);
    server.pass(-601_000);
  });

  test("a code that was never given opens nothing", async () => {
    const trip = await goThere();
    expect((await signIn(server, { ...trip.body, code: "guessed" }, trip.cookie)).status).toBe(400);
  });
});

describe("with an issuer that lies", () => {
  let issuer: Awaited<ReturnType<typeof lyingIssuer>>;
  let server: TestBackend;
  beforeAll(async () => {
    issuer = await lyingIssuer(CLIENT);
    server = await testBackend({
      provider: { ...CLIENT, issuer: issuer.url },
      register: async (app, context) => {
        app.get("/nonce", async (_request, reply) => ({ nonce: newButtonNonce(reply, context) }));
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });
  const truth: Lie = ({ claims, sign }) => sign(claims);
  beforeEach(() => issuer.tell(truth));

  const byCode = async (lie: Lie) => {
    issuer.tell(lie);
    const start = await server.call(START);
    const asked = new URL(String(start.headers.location)).searchParams;
    issuer.expectNonce(asked.get("nonce") ?? "");
    const body = { code: "any", state: asked.get("state"), redirect_uri: REDIRECT };
    return signIn(server, body, cookieOf(start.headers));
  };
  const byButton = async (lie: Lie) => {
    issuer.tell(lie);
    const page = await server.call({ method: "GET", path: "/nonce" });
    issuer.expectNonce(String(page.body.nonce));
    return signIn(server, { credential: await issuer.idToken() }, cookieOf(page.headers));
  };

  const lies: Record<string, Lie> = {
    "a wrong key": ({ claims, sign, otherKey }) => sign(claims, otherKey),
    "a wrong audience": ({ claims, sign }) => sign({ ...claims, aud: "another-client" }),
    "a wrong nonce": ({ claims, sign }) => sign({ ...claims, nonce: "replayed" }),
    "no nonce": ({ claims: { nonce: _, ...claims }, sign }) => sign(claims),
    "an expiry in the past": ({ claims, sign }) => sign({ ...claims, exp: 1, iat: 0 }),
    "a wrong issuer": ({ claims, sign }) => sign({ ...claims, iss: "https://accounts.google.com" }),
    "no signature": async ({ claims }) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${part({ alg: "none" })}.${part(claims)}.`;
    },
    "no token at all": async () => "not.a.token",
  };

  test.each(Object.entries(lies))("%s is refused in both flows", async (_, lie) => {
    for (const flow of [byCode, byButton]) {
      expect(await flow(lie)).toMatchObject({ status: 400, body: { code: "PROVIDER_FAILED" } });
    }
    expect(await server.context.db.select().from(identities)).toEqual([]);
  });

  test("the truth is taken in both flows (the control)", async () => {
    expect((await byCode(truth)).status).toBe(200);
    expect((await byButton(truth)).status).toBe(200);
    expect(await server.context.db.select().from(identities)).toHaveLength(1);
  });

  test("an unverified address links to nothing and makes nothing", async () => {
    const { email } = await server.signUp("linked");
    issuer.become({ sub: "stranger", email, email_verified: false });
    expect(await byCode(truth)).toMatchObject({ status: 403, body: { code: "PROVIDER_EMAIL_UNVERIFIED" } });
    issuer.become({ email: "never-seen@example.com" });
    expect((await byCode(truth)).status).toBe(403);
    issuer.become({ email: undefined, email_verified: true });
    expect((await byCode(truth)).status).toBe(403);
  });

  test("an address that both sides have verified links; the password stays", async () => {
    const { email } = await server.signUp("both");
    issuer.become({ sub: "both-1", email: email.toUpperCase(), email_verified: true });
    expect(await byCode(truth)).toMatchObject({ status: 200, body: { user: { username: "both" } } });
    expect((await server.call(ROUTES.token, { body: { username: "both", password: PASSWORD } })).status).toBe(200);
  });

  test.each([
    ["a sign that folds to a letter of it", "boun\u017fed@example.com"],
    ["a wide letter", "\uff42ounsed@example.com"],
    ["a second address behind it", "bounsed@example.com, evil@example.com"],
    ["a header behind it", "bounsed@example.com\r\nBcc: evil@example.com"],
  ])("an address that only looks like an account's is not linked: %s", async (what, email) => {
    const exists = (await server.context.db.select().from(users).where(eq(users.username, "bounsed"))).length > 0;
    if (!exists) await server.signUp("bounsed");
    issuer.become({ sub: what, email, email_verified: true });
    const reply = await byCode(truth);
    expect([403, 409]).toContain(reply.status);
    expect(reply.body).not.toHaveProperty("access");
  });

  test("an account whose own address is not verified is not linked", async () => {
    await server.signUp("typed");
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.username, "typed"));
    issuer.become({ sub: "typed-1", email: "typed@example.com", email_verified: true });
    expect(await byCode(truth)).toMatchObject({ status: 409, body: { code: "PROVIDER_EMAIL_IN_USE" } });
  });

  test("two first sign-ins at once make one account, a taken name gets a number, a short one grows", async () => {
    issuer.become({ sub: "twice", email: "both@other.example", email_verified: true });
    const [one, two] = await Promise.all([byButton(truth), byButton(truth)]);
    const names = [one, two]
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body.user as { username: string }).username);
    expect(new Set(names)).toEqual(new Set(["both2"]));
    issuer.become({ sub: "short", email: "é@example.com", email_verified: true });
    expect((await byCode(truth)).body).toMatchObject({ user: { username: "usere" } });
  });

  test("has a trial once per address, also after deletion", async () => {
    issuer.become({ sub: "returner", email: "returner@example.com", email_verified: true });
    const first = await byCode(truth);
    expect((await server.call(ROUTES.deleteUser, { access: String(first.body.access) })).status).toBe(200);
    const again = await byCode(truth);
    expect(again.status).toBe(200);
    const { userId } = again.body.user as { userId: string };
    expect(await server.context.db.select().from(plans).where(eq(plans.userId, userId))).toMatchObject([
      { pending: false },
    ]);
  });
});

test("an issuer that is down: a clear 503, and everything else works; up again, it works without a restart", async () => {
  const issuer = await lyingIssuer(CLIENT);
  await issuer.close();
  const server = await testBackend({ provider: { ...CLIENT, issuer: issuer.url } });
  expect(await server.call(START)).toMatchObject({ status: 503, body: { code: "PROVIDER_UNAVAILABLE" } });
  // a browser is led to the page that says so
  expect(await server.call(START, { headers: { accept: "text/html,*/*;q=0.8" } })).toMatchObject({
    status: 302,
    headers: { location: "/signin?error=temporarily_unavailable" },
  });
  await server.signUp("unaffected");
  const back = await lyingIssuer({ ...CLIENT, port: Number(new URL(issuer.url).port) });
  expect((await server.call(START)).status).toBe(302);
  await back.close();
  await server.close();
});

test("without a provider its calls say so", async () => {
  const server = await testBackend();
  expect(await server.call(START)).toMatchObject({ status: 404, body: { code: "PROVIDER_OFF" } });
  expect((await signIn(server, { credential: "x" })).status).toBe(404);
  await server.close();
});
