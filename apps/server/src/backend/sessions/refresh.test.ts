import { ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanUp } from "../clean-up.ts";
import { refreshTokens, sessions } from "../tables.ts";
import { PASSWORD, type TestBackend, testBackend } from "../testing.ts";

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

describe("how often", () => {
  const ip = "203.0.113.7";
  const from = async (token: string) => server.call(ROUTES.refresh, { body: { refresh: token }, ip });

  test("is counted for each session: who shares an address with many others goes on", async () => {
    const { refresh: busy } = await server.signUp("busy");
    const colleague = await server.signUp("colleague");
    for (let times = 0; times < 60; times++) expect((await from(busy)).status).toBe(200);
    const refused = await from(busy);
    expect([refused.status, refused.body.code, Number(refused.headers["retry-after"]) > 0]).toEqual([
      429,
      "TOO_MANY",
      true,
    ]);
    expect((await from(colleague.refresh)).status).toBe(200);
    // the session is as it was
    expect(await isAlive((await pair(colleague.refresh)).access)).toBe(true);
  });

  test("tokens of no session are counted by the address, and use up nobody's", async () => {
    const { refresh: own } = await server.signUp("neighbour");
    const statuses = new Set<number>();
    for (let times = 0; times < 300; times++) statuses.add((await from(`guess-${times}`)).status);
    expect([...statuses]).toEqual([401]);
    expect((await from("one guess more")).status).toBe(429);
    expect((await from(own)).status).toBe(200);
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
