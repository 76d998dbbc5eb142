import { ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, type TestBackend, testBackend } from "../testing.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

test("tells who the caller is, in the specified fields", async () => {
  const { access, email } = await server.signUp("Teller");
  const get = async (route: typeof ROUTES.user | typeof ROUTES.userEmail | typeof ROUTES.username) =>
    (await server.call(route, { access })).body;
  expect(await get(ROUTES.user)).toEqual({ userId: expect.stringMatching(/^[0-9a-f-]{36}$/), email });
  expect(await get(ROUTES.userEmail)).toEqual({ userEmail: email });
  expect(await get(ROUTES.username)).toEqual({ username: "Teller" });
});

test("every call of a user is closed without a session", async () => {
  const closed = Object.entries(ROUTES).filter(([, { access }]) => access !== "public");
  expect(closed.length).toBeGreaterThan(10);
  for (const [name, route] of closed) {
    const reply = await server.call(route, { params: { id: "x" }, ...(route.method === "GET" ? {} : { body: {} }) });
    expect([reply.status, reply.body.code], name).toEqual([401, "NOT_SIGNED_IN"]);
  }
});

test("passwords are hashed by argon2id with 19 MiB and two passes, and no password fits no account", async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(hash, PASSWORD)).toBe(true);
  expect(await passwordFits(null, PASSWORD)).toBe(false);
  expect(await passwordFits(null, "nobody's password")).toBe(false);
  // one sign in its two forms of writing is one sign
  expect(await passwordFits(await hashPassword("caf\u00e9 1!"), "cafe\u0301 1!")).toBe(true);
});
