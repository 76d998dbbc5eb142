/** What the counters of the log-in tell, whom they stop, and whom they don't. */
import { ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshIp, PASSWORD, type Reply, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

type Asked = { ip?: string; cookie?: string };
const logIn = (username: string, password = PASSWORD, { ip, cookie }: Asked = {}) =>
  server.call(ROUTES.token, {
    body: { username, password },
    ...(ip ? { ip } : {}),
    ...(cookie ? { headers: { cookie } } : {}),
  });
const WRONG = "wrong horse 7!";
const cookieOf = ({ headers }: Pick<Reply, "headers">): string => String(headers["set-cookie"]).split(";")[0] ?? "";

async function statuses(times: number, ask: () => Promise<Reply>): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await ask()).status);
  return seen;
}
const TEN_AND_NO_MORE = [...Array.from({ length: 10 }, () => 401), 429];

describe("a name and an address", () => {
  test("that belong together are refused like two that don't", async () => {
    const { email } = await server.signUp("paired");
    const other = await server.signUp("stranger");
    for (const second of [email, other.email, "nobody@example.com"]) {
      const ip = freshIp();
      expect(await statuses(11, () => logIn("paired", WRONG, { ip }))).toEqual(TEN_AND_NO_MORE);
      expect(await statuses(11, () => logIn(second, WRONG, { ip })), second).toEqual(TEN_AND_NO_MORE);
    }
  });

  test("are one account all the same: ten tries from one address, by whichever", async () => {
    const { email } = await server.signUp("twice");
    const ip = freshIp();
    for (let tries = 0; tries < 5; tries++) {
      for (const login of ["twice", email]) expect((await logIn(login, WRONG, { ip })).status).toBe(401);
    }
    // the eleventh is not tried, and nobody can see that
    for (const login of ["twice", email]) expect((await logIn(login, PASSWORD, { ip })).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe("a browser that has logged in before", () => {
  test("has a count of its own, by whichever word and from wherever", async () => {
    const { email } = await server.signUp("forgetful");
    const cookie = cookieOf(await logIn("forgetful"));
    let turn = 0;
    const guess = () => logIn(turn++ % 2 ? "forgetful" : email, WRONG, { cookie });
    expect(await statuses(11, guess)).toEqual(TEN_AND_NO_MORE);
    expect((await logIn("forgetful", PASSWORD, { cookie })).status).toBe(429);
    // it used up nobody else's
    expect((await logIn("forgetful")).status).toBe(200);
  });

  test("is known to that account alone, and no more once the password has changed", async () => {
    const { access } = await server.signUp("moved");
    const { email: othersEmail } = await server.signUp("neighbour");
    const cookie = cookieOf(await logIn("moved"));
    const forged = cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    const changed = "another horse 8!";
    const body = { current_password: PASSWORD, new_password: changed };
    expect((await server.call(ROUTES.changePassword, { access, body })).status).toBe(200);
    const ip = freshIp();
    await statuses(10, () => logIn("moved", WRONG, { ip }));
    for (const held of [cookie, forged, "device=", "device=.", `device=${"x".repeat(43)}`]) {
      expect((await logIn("moved", changed, { ip, cookie: held })).status, held).toBe(429);
    }
    await statuses(10, () => logIn(othersEmail, WRONG, { ip }));
    expect((await logIn(othersEmail, PASSWORD, { ip, cookie: cookieOf(await logIn("moved", changed)) })).status).toBe(
      429,
    );
  });
});

describe("an account that strangers have tried a hundred times in an hour, each from an address of its own", () => {
  let known: Reply;
  beforeAll(async () => {
    await server.signUp("hunted");
    known = await logIn("hunted");
    await Promise.all(Array.from({ length: 100 }, () => logIn("hunted", WRONG)));
  });
  const email = "hunted@example.com";

  test("is tried no more, by whichever word; the one that nobody typed tells nothing", async () => {
    expect((await logIn("hunted")).status).toBe(429);
    expect((await logIn(email)).status).toBe(401);
  });

  test("lets in who has logged in with this browser before", async () => {
    expect(String(known.headers["set-cookie"])).toMatch(
      /^device=[\w-]+\.[\w-]+; Path=\/api\/token\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(known);
    for (const login of ["hunted", email]) expect((await logIn(login, PASSWORD, { cookie })).status).toBe(200);
  });

  test("lets in who sets a new password by the letter's link", async () => {
    await server.call(ROUTES.forgotPassword, { body: { email } });
    await server.runJobs();
    // catches ".../reset-password/abc/def", must not catch ".../forgot-password"
    const link = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(server.letters()[0]?.text ?? "");
    const changed = "another horse 8!";
    const params = { uidb64: link?.[1] ?? "", token: link?.[2] ?? "" };
    expect((await server.call(ROUTES.resetPassword, { params, body: { new_password: changed } })).status).toBe(200);
    for (const login of ["hunted", email]) expect((await logIn(login, changed)).status).toBe(200);
  });
});
