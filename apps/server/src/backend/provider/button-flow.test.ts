/** The provider's own button: which page's nonce, with which browser's cookie, opens an account, and how often. */
import { ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestBackend, testBackend } from "../testing.ts";
import { type Lie, lyingIssuer } from "./lying-issuer.ts";
import { newButtonNonce } from "./provider-routes.ts";

const CLIENT = { clientId: "charticle", clientSecret: "a secret that only two know" };
const DAY_S = 86_400;
const truth: Lie = ({ claims, sign }) => sign(claims);

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
beforeEach(() => issuer.tell(truth));

const cookieOf = (headers: Record<string, unknown>): string => String(headers["set-cookie"]).split(";")[0] ?? "";
const signIn = (body: object, cookie = "") =>
  server.call(ROUTES.providerSignIn, { body, headers: cookie ? { cookie } : {} });

/** A page with the button, as a browser with that cookie gets it. */
const openPage = (cookie = "") => server.call({ method: "GET", path: "/nonce" }, { headers: cookie ? { cookie } : {} });
const press = async (nonce: unknown, cookie: string) => {
  issuer.expectNonce(String(nonce));
  return signIn({ credential: await issuer.idToken() }, cookie);
};

test("a browser's two tabs both work, one after the other, and each page once", async () => {
  const first = await openPage();
  const cookie = cookieOf(first.headers);
  expect(String(first.headers["set-cookie"])).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  const second = await openPage(cookie);
  // the cookie stays as it is: it ends a day after it was made
  expect(second.headers["set-cookie"]).toBeUndefined();
  for (const { body } of [first, second]) {
    expect((await press(body.nonce, cookie)).status).toBe(200);
    expect((await press(body.nonce, cookie)).status).toBe(400);
  }
});

test("a try that fails leaves the page's nonce as it was", async () => {
  const page = await openPage();
  const cookie = cookieOf(page.headers);
  issuer.tell(({ claims, sign, otherKey }) => sign(claims, otherKey));
  const failed = await press(page.body.nonce, cookie);
  expect([failed.status, failed.headers["set-cookie"]]).toEqual([400, undefined]);
  issuer.tell(truth);
  expect((await press(page.body.nonce, cookie)).status).toBe(200);
});

test("another browser's nonce, a mangled one and one of yesterday open nothing", async () => {
  const [page, other] = [await openPage(), await openPage()];
  const cookie = cookieOf(page.headers);
  const nonce = String(page.body.nonce);
  const [madeS = "", ...rest] = nonce.split(".");
  for (const wrong of [other.body.nonce, "", ".", `${nonce}x`, [Number(madeS) + 1, ...rest].join("."), cookie]) {
    expect((await press(wrong, cookie)).status, String(wrong)).toBe(400);
  }
  expect((await press(nonce, "provider_browser=")).status).toBe(400);
  server.pass(DAY_S * 1000);
  // the issuer's token is new; the page is not
  issuer.tell(({ claims, sign }) =>
    sign({ ...claims, iat: Number(claims.iat) + DAY_S, exp: Number(claims.exp) + DAY_S }),
  );
  expect((await press(nonce, cookie)).status).toBe(400);
  const fresh = await openPage(cookie);
  expect((await press(fresh.body.nonce, cookie)).status).toBe(200);
  server.pass(-DAY_S * 1000);
});

test("a credential works once, and only with the cookie of its page", async () => {
  const page = await openPage();
  issuer.expectNonce(String(page.body.nonce));
  const credential = await issuer.idToken();
  expect((await signIn({ credential })).status).toBe(400);
  expect((await signIn({ credential }, cookieOf(page.headers))).status).toBe(200);
  expect((await signIn({ credential }, cookieOf(page.headers))).status).toBe(400);
  expect(await signIn({ credential: "" })).toMatchObject({ body: { error: "No credential received" } });
});
