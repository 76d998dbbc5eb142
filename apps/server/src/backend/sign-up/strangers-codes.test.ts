/** Codes that are asked for by somebody without the sign-up's cookie: they neither bar the address nor spoil a code. */
import { ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshIp, PASSWORD, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const wanted = (username: string, over: object = {}) => ({
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
  ...over,
});
const ask = (body: object) => server.call(ROUTES.sendOtp, { body });
const verify = (body: object) => server.call(ROUTES.verifyOtp, { body });
const resend = (email: string, headers = {}) => server.call(ROUTES.resendOtp, { body: { email }, headers });
/** The code in the letter that the call has sent. */
const codeOf = async (name: string, asked: Promise<{ status: number }>) => {
  expect((await asked).status).toBe(200);
  return server.codeFor(`${name}@example.com`);
};

describe("somebody who does not sign up", () => {
  test("bars no address by asking for codes for it: where nothing waits, nothing counts", async () => {
    for (let times = 0; times < 12; times++) {
      expect(await resend("early@example.com")).toMatchObject({ status: 400, body: { code: "NO_SIGN_UP" } });
    }
    expect((await ask(wanted("early"))).status).toBe(200);
  });

  test("still can't ask about one address after another without end", async () => {
    const ip = freshIp();
    const probe = (n: number) => server.call(ROUTES.resendOtp, { body: { email: `probe-${n}@example.com` }, ip });
    const replies = await Promise.all(Array.from({ length: 33 }, (_, n) => probe(n)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test("takes nobody's code away: both are good, and no more than the newest beside the first", async () => {
    for (const which of [0, 1, 2]) {
      const name = `spoiled-${which}`;
      const codes = [
        await codeOf(name, ask(wanted(name))),
        await codeOf(name, resend(`${name}@example.com`)),
        await codeOf(name, resend(`${name}@example.com`, { cookie: "signup=00000000-0000-4000-8000-000000000000" })),
      ];
      const verified = await verify(wanted(name, { otp: codes[which] }));
      expect(verified.body.code ?? verified.status, name).toBe(which === 1 ? "CODE_WRONG" : 200);
    }
  });

  test("gives nobody more than five wrong tries: both burn together", async () => {
    const first = await codeOf("hurried", ask(wanted("hurried")));
    const wrong = first === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 4; tries++) await verify(wanted("hurried", { otp: wrong }));
    const second = await codeOf("hurried", resend("hurried@example.com"));
    expect((await verify(wanted("hurried", { otp: wrong === second ? "000002" : wrong }))).body.code).toBe(
      "CODE_BURNED",
    );
    for (const otp of [first, second]) {
      expect((await verify(wanted("hurried", { otp }))).body.code).toBe("CODE_BURNED");
    }
  });

  test("the second code lives ten minutes of its own", async () => {
    const first = await codeOf("slow", ask(wanted("slow")));
    server.pass(6 * 60_000);
    const second = await codeOf("slow", resend("slow@example.com"));
    server.pass(5 * 60_000);
    expect((await verify(wanted("slow", { otp: first }))).body.code).toBe("CODE_WRONG");
    expect((await verify(wanted("slow", { otp: second }))).status).toBe(200);
  });
});

test("the browser that signs up replaces its own code", async () => {
  const asked = await ask(wanted("owner"));
  const first = server.codeFor("owner@example.com");
  const strangers = await codeOf("owner", resend("owner@example.com"));
  const cookie = String(asked.headers["set-cookie"]).split(";")[0] ?? "";
  const own = await codeOf("owner", resend("owner@example.com", { cookie }));
  for (const otp of [first, strangers]) {
    expect((await verify(wanted("owner", { otp }))).body.code).toBe("CODE_WRONG");
  }
  expect((await verify(wanted("owner", { otp: own }))).status).toBe(200);
});
