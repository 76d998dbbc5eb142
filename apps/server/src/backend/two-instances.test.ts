/** Two servers on one database serve one person without stickiness. On PostgreSQL these are two instances in earnest. */
import { ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshIp, PASSWORD, type TestBackend, testBackend } from "./testing.ts";

let one: TestBackend;
let two: TestBackend;
beforeAll(async () => {
  one = await testBackend();
  two = await testBackend({ database: one.database });
});
afterAll(async () => {
  await two.app.close();
  await one.close();
});

test("a code asked for here is verified there; a session begun here is refreshed there and ends everywhere", async () => {
  const account = { username: "traveller", email: "traveller@example.com", password: PASSWORD };
  await one.call(ROUTES.sendOtp, { body: account });
  const verified = await two.call(ROUTES.verifyOtp, { body: { ...account, otp: one.codeFor(account.email) } });
  expect(verified.status).toBe(200);
  const { body: first } = await one.call(ROUTES.token, { body: { username: "traveller", password: PASSWORD } });
  const { body: second } = await two.call(ROUTES.refresh, { body: { refresh: first.refresh } });
  expect((await one.call(ROUTES.user, { access: String(second.access) })).status).toBe(200);
  await two.call(ROUTES.logout, { access: String(second.access), body: {} });
  expect((await one.call(ROUTES.user, { access: String(first.access) })).status).toBe(401);
});

test("one token refreshed on both at the same moment keeps one family; the loser's line dies after the grace", async () => {
  const { refresh } = await one.signUp("twofold");
  const [here, there] = await Promise.all(
    [one, two].map((server) => server.call(ROUTES.refresh, { body: { refresh } })),
  );
  expect([here?.status, there?.status]).toEqual([200, 200]);
  expect((await two.call(ROUTES.refresh, { body: { refresh: here?.body.refresh } })).status).toBe(200);
  for (const server of [one, two]) server.pass(10_001);
  expect((await one.call(ROUTES.refresh, { body: { refresh: there?.body.refresh } })).status).toBe(401);
});

test("limits and wrong tries are counted together", async () => {
  const ip = freshIp();
  const guess = (n: number) =>
    (n % 2 ? one : two).call(ROUTES.token, { body: { username: "nobody", password: "guess 1!" }, ip });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await guess(n)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);

  const account = { username: "counted", email: "counted@example.com", password: PASSWORD };
  await one.call(ROUTES.sendOtp, { body: account });
  const otp = one.codeFor(account.email);
  const wrong = otp === "000000" ? "000001" : "000000";
  await Promise.all(
    [one, two, one, two, one].map((server) => server.call(ROUTES.verifyOtp, { body: { ...account, otp: wrong } })),
  );
  expect((await two.call(ROUTES.verifyOtp, { body: { ...account, otp } })).body.code).toBe("CODE_BURNED");
});

test("a job is done once", async () => {
  await one.signUp("mailed");
  await one.call(ROUTES.forgotPassword, { body: { email: "mailed@example.com" } });
  await Promise.all([one.runJobs(), two.runJobs()]);
  const links = [...one.letters(), ...two.letters()].filter(({ subject }) => subject.startsWith("Set a new password"));
  expect(links).toHaveLength(1);
});
