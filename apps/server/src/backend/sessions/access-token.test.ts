import { createHmac } from "node:crypto";
import { ROUTES } from "@charticle/contract";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const isAlive = async (access: string) => (await server.call(ROUTES.user, { access })).status === 200;

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
    expect((await server.call(ROUTES.refresh, { body: { refresh: access } })).status).toBe(401);
  });
});
