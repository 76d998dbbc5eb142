import { ROUTES } from "@charticle/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { signUps, users } from "../tables.ts";
import { freshIp, PASSWORD, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const wanted = (username: string, over: object = {}) => ({
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
  ...over,
});
const ask = (body: object, headers = {}) => server.call(ROUTES.sendOtp, { body, headers });
const verify = (body: object, headers = {}) => server.call(ROUTES.verifyOtp, { body, headers });
const cookieOf = (reply: { headers: Record<string, unknown> }) => ({
  cookie: String(reply.headers["set-cookie"]).split(";")[0] ?? "",
});

describe("what is refused at sign-up, with its sentence", () => {
  const cases: [string, object, string][] = [
    ["no username", { username: "" }, "Username is required"],
    [
      "an e-mail address as username",
      { username: "a@b.co" },
      "Username may use 3 to 30 letters, digits, dots, dashes and underscores",
    ],
    [
      "a name of 300 letters",
      { username: "a".repeat(300) },
      "Username may use 3 to 30 letters, digits, dots, dashes and underscores",
    ],
    ["an address of 300 letters", { email: `${"a".repeat(300)}@example.com` }, "Invalid email format"],
    [
      "markup in the name",
      { username: "<b>x</b>" },
      "Username may use 3 to 30 letters, digits, dots, dashes and underscores",
    ],
    ["no e-mail", { email: "" }, "Email is required"],
    ["no e-mail address", { email: "ana@" }, "Invalid email format"],
    ["a header in the e-mail", { email: "a@b.co\r\nBcc: x@y.co" }, "Invalid email format"],
    ["no password", { password: "" }, "Password is required"],
    ["a short password", { password: "a1!" }, "Password must be at least 8 characters long"],
    ["no digit", { password: "abcdefgh!" }, "Password must contain at least one number"],
    ["no sign", { password: "abcdefgh1" }, "Password must contain at least one non-alphanumeric character"],
  ];
  test.each(cases)("%s", async (_, over, sentence) => {
    const reply = await ask(wanted("refused", over));
    expect(reply).toMatchObject({ status: 400, body: { error: sentence } });
    expect(server.letters()).toEqual([]);
  });
});

describe("a sign-up", () => {
  test("ends in an account with a running trial, and the code works once", async () => {
    expect(await ask(wanted("ana"))).toMatchObject({
      status: 200,
      body: { message: "A verification code has been sent to your email (might need to check spam)." },
    });
    const otp = server.codeFor("ana@example.com");
    expect(otp).toMatch(/^\d{6}$/);
    const done = await verify(wanted("ana", { otp }));
    expect(done).toMatchObject({ status: 200, body: { message: "Account verified successfully" } });
    expect(await verify(wanted("ana", { otp }))).toMatchObject({ status: 400, body: { code: "NO_SIGN_UP" } });
    const { body } = await server.call(ROUTES.token, { body: { username: "ANA", password: PASSWORD } });
    const plan = await server.call(ROUTES.currentPlan, { access: String(body.access) });
    expect(plan).toMatchObject({ status: 200, body: { active: false, pending: true, credits: 0 } });
    expect(Date.parse(String(plan.body.endDate))).toBeGreaterThan(server.context.clock().getTime());
  });

  test("is refused for a name or address that is taken, whatever its case", async () => {
    await server.signUp("taken");
    expect(await ask(wanted("TAKEN", { email: "x@example.com" }))).toMatchObject({
      body: { error: "Username is already taken" },
    });
    expect(await ask(wanted("other", { email: "Taken@Example.com" }))).toMatchObject({
      body: { error: "Email is already in use" },
    });
    const check = async (
      route: typeof ROUTES.checkUsername | typeof ROUTES.checkEmail,
      params: Record<string, string>,
    ) => (await server.call(route, { params })).body;
    expect(await check(ROUTES.checkUsername, { username: "Taken" })).toEqual({ exists: true });
    expect(await check(ROUTES.checkUsername, { username: "free" })).toEqual({ exists: false });
    expect(await check(ROUTES.checkEmail, { email: "taken@example.com" })).toEqual({ exists: true });
    expect(await check(ROUTES.checkEmail, { email: "free@example.com" })).toEqual({ exists: false });
  });

  test("two for one name: the first that verifies has it", async () => {
    await ask(wanted("twin", { email: "one@example.com" }));
    await ask(wanted("twin", { email: "two@example.com" }));
    const verified = (email: string) => verify(wanted("twin", { email, otp: server.codeFor(email) }));
    expect((await verified("one@example.com")).status).toBe(200);
    expect(await verified("two@example.com")).toMatchObject({
      status: 400,
      body: { error: "Username is already taken" },
    });
  });

  test("keeps no plain password and no plain code", async () => {
    await ask(wanted("secretive"));
    const rows = JSON.stringify(await server.context.db.select().from(signUps));
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(server.codeFor("secretive@example.com"));
    expect(rows).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(server.logs.join("")).not.toContain(PASSWORD);
    expect(server.logs.join("")).not.toContain("secretive@example.com");
  });

  test("ignores fields that nobody asked for", async () => {
    await ask(wanted("humble", { is_superuser: true, userId: "00000000-0000-0000-0000-000000000000" }));
    const otp = server.codeFor("humble@example.com");
    await verify(wanted("humble", { otp, is_superuser: true, isSuperuser: true }));
    const { body } = await server.call(ROUTES.token, { body: { username: "humble", password: PASSWORD } });
    expect((await server.call(ROUTES.isSuperuser, { access: String(body.access) })).body).toEqual({
      is_superuser: false,
    });
  });
});

describe("a one-time code", () => {
  test("burns after five wrong tries, the right one too", async () => {
    await ask(wanted("guessed"));
    const otp = server.codeFor("guessed@example.com");
    const wrong = otp === "000000" ? "000001" : "000000";
    const answers: unknown[] = [];
    for (let tries = 0; tries < 5; tries++) answers.push((await verify(wanted("guessed", { otp: wrong }))).body.code);
    expect(answers).toEqual(["CODE_WRONG", "CODE_WRONG", "CODE_WRONG", "CODE_WRONG", "CODE_BURNED"]);
    expect(await verify(wanted("guessed", { otp }))).toMatchObject({ status: 400, body: { code: "CODE_BURNED" } });
    expect((await server.call(ROUTES.resendOtp, { body: { email: "guessed@example.com" } })).status).toBe(200);
    expect((await verify(wanted("guessed", { otp: server.codeFor("guessed@example.com") }))).status).toBe(200);
  });

  test("five wrong tries at the same moment burn it as well", async () => {
    await ask(wanted("parallel"));
    const otp = server.codeFor("parallel@example.com");
    const wrong = otp === "000000" ? "000001" : "000000";
    await Promise.all(Array.from({ length: 8 }, () => verify(wanted("parallel", { otp: wrong }))));
    expect((await verify(wanted("parallel", { otp }))).body.code).toBe("CODE_BURNED");
  });

  test("lives ten minutes", async () => {
    await ask(wanted("late"));
    const otp = server.codeFor("late@example.com");
    server.pass(10 * 60_000 + 1);
    expect((await verify(wanted("late", { otp }))).body.code).toBe("CODE_EXPIRED");
  });

  test("of another's sign-up with the same name and address opens nothing", async () => {
    await ask(wanted("victim", { password: "attacker's 1 password" }));
    const attackersCode = server.codeFor("victim@example.com");
    const mine = await ask(wanted("victim"));
    const own = { cookie: String(mine.headers["set-cookie"]).split(";")[0] ?? "" };
    // the victim types the attacker's code, with a password and, after a reload, without one
    expect((await verify(wanted("victim", { otp: attackersCode }))).body.code).toBe("CODE_WRONG");
    expect((await verify(wanted("victim", { otp: attackersCode, password: "" }), own)).body.code).toBe("CODE_WRONG");
    expect((await verify(wanted("victim", { otp: attackersCode, password: "" }))).body.code).toBe("NO_SIGN_UP");
  });

  test("after a reload the browser's cookie stands for the password", async () => {
    const asked = await ask(wanted("reloaded"));
    expect(String(asked.headers["set-cookie"])).toMatch(
      /^signup=[\w-]+; Path=\/api\/user\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    const body = wanted("reloaded", { password: "", otp: server.codeFor("reloaded@example.com") });
    expect((await verify(body, cookieOf(asked))).status).toBe(200);
    expect((await server.call(ROUTES.token, { body: { username: "reloaded", password: PASSWORD } })).status).toBe(200);
  });

  test("is sent five times in ten minutes and no more, and says when again", async () => {
    await ask(wanted("eager"));
    const again = () => server.call(ROUTES.resendOtp, { body: { email: "eager@example.com" } });
    for (let times = 0; times < 4; times++) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(String(refused.body.error)).toMatch(/^Too many attempts\. Please try again in \d+ (?:seconds|minutes)\.$/);
  });
});

test("live checks are limited per address: 60 a minute", async () => {
  const ip = freshIp();
  const check = () => server.call(ROUTES.checkUsername, { params: { username: "someone" }, ip });
  const replies = await Promise.all(Array.from({ length: 60 }, check));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await check()).status).toBe(429);
});

test("asking for a code is no way around that limit: it tells what is taken, too", async () => {
  // all within one minute, however long the machine takes
  vi.useFakeTimers({ toFake: ["Date"] });
  const ip = freshIp();
  await server.signUp("listed");
  const probe = (n: number) =>
    server.call(ROUTES.sendOtp, { body: wanted("listed", { email: `probe-${n}@example.com` }), ip });
  const replies = await Promise.all(Array.from({ length: 70 }, (_, n) => probe(n)));
  expect(replies.filter(({ body }) => body.code === "USERNAME_TAKEN")).toHaveLength(60);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("no account has a username with an @", async () => {
  const names = (await server.context.db.select({ name: users.usernameKey }).from(users)).map(({ name }) => name);
  expect(names.filter((name) => name.includes("@"))).toEqual([]);
});
