/** Sign-up over a real mail server on loopback that is down, refuses, and comes back. */
import { ROUTES } from "@charticle/contract";
import { afterEach, expect, test } from "vitest";
import { jobs } from "../../jobs/tables.ts";
import { postOffice } from "../../mail/post-office.ts";
import { smtpMail } from "../../mail/smtp.ts";
import { cleanUp } from "../clean-up.ts";
import { JOBS } from "../job-kinds.ts";
import { PASSWORD, type TestBackend, testBackend } from "../testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function backendBy(port: number): Promise<TestBackend> {
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "Charticle <hello@charticle.example>" });
  const server = await testBackend({ mail });
  closing.push(server.close);
  return server;
}

const account = { username: "patient", email: "patient@example.com", password: PASSWORD };

test("a mail server that is down loses no sign-up: a clear sentence, then the code by resend", async () => {
  const gone = await postOffice();
  await gone.close();
  const server = await backendBy(gone.port);
  const asked = await server.call(ROUTES.sendOtp, { body: account });
  expect(asked).toMatchObject({ status: 503, body: { code: "MAIL_UNAVAILABLE" } });
  expect(String(asked.body.error)).toMatch(/^Your sign-up is saved, but the email could not be sent\./);

  const back = await postOffice({}, gone.port);
  closing.push(back.close);
  const resent = await server.call(ROUTES.resendOtp, { body: { email: account.email } });
  expect(resent).toMatchObject({
    status: 200,
    body: { message: "A new verification code has been sent to your email (might need to check spam)." },
  });
  const otp = /^Subject: (\d{6})/m.exec(back.letters[0] ?? "")?.[1];
  expect((await server.call(ROUTES.verifyOtp, { body: { ...account, otp } })).status).toBe(200);
});

test("an address that the mail server refuses is said to be the trouble", async () => {
  const strict = await postOffice({
    onRcptTo: (_, __, answer) => answer(Object.assign(new Error("no such person"), { responseCode: 550 })),
  });
  closing.push(strict.close);
  const server = await backendBy(strict.port);
  const reply = await server.call(ROUTES.sendOtp, { body: account });
  expect(reply).toMatchObject({ status: 400, body: { code: "EMAIL_REFUSED" } });
  expect(reply.text).not.toContain("no such person");
});

test("a mail server that repeats the address brings it into no log, but its reason", async () => {
  const slow = await postOffice({
    onRcptTo: ({ address }, _, answer) =>
      answer(Object.assign(new Error(`<${address}>: greylisted`), { responseCode: 450 })),
  });
  closing.push(slow.close);
  const server = await backendBy(slow.port);
  expect(await server.call(ROUTES.sendOtp, { body: account })).toMatchObject({ status: 503 });
  const logs = server.logs.join("");
  expect(logs).toContain("greylisted");
  expect(logs).not.toContain(account.email);
});

test("a letter that the mail server will never take is not kept for another try; one that waits too long is given up", async () => {
  let refuses = false;
  const office = await postOffice({
    onRcptTo: (_, __, answer) =>
      answer(refuses ? Object.assign(new Error("no such person"), { responseCode: 550 }) : null),
  });
  const server = await backendBy(office.port);
  await server.call(ROUTES.sendOtp, { body: account });
  const otp = /^Subject: (\d{6})/m.exec(office.letters[0] ?? "")?.[1];
  await server.call(ROUTES.verifyOtp, { body: { ...account, otp } });
  const { body } = await server.call(ROUTES.token, { body: { username: account.username, password: PASSWORD } });
  const change = (current_password: string, new_password: string) =>
    server.call(ROUTES.changePassword, {
      access: String(body.access),
      body: { current_password, new_password },
    });
  const letters = async () =>
    (await server.context.db.select().from(jobs)).filter(({ kind }) => kind === JOBS.letter.kind);

  refuses = true;
  expect((await change(PASSWORD, "another horse 8!")).status).toBe(200);
  expect(await letters()).toHaveLength(1);
  await server.runJobs();
  expect(await letters()).toEqual([]);

  await office.close();
  expect((await change("another horse 8!", PASSWORD)).status).toBe(200);
  await server.runJobs();
  expect(await letters()).toMatchObject([{ attempts: 1, failedAt: null }]);
  server.pass(3 * DAY_MS + 1);
  await server.runJobs();
  expect(await letters()).toMatchObject([{ failedAt: expect.any(Date) }]);
  server.pass(31 * DAY_MS);
  await cleanUp(server.context);
  expect(await letters()).toEqual([]);
});

test("a reset link waits until the mail server is back, and the person's answer did not", async () => {
  const office = await postOffice();
  const server = await backendBy(office.port);
  await server.call(ROUTES.sendOtp, { body: account });
  const otp = /^Subject: (\d{6})/m.exec(office.letters[0] ?? "")?.[1];
  await server.call(ROUTES.verifyOtp, { body: { ...account, otp } });
  await office.close();
  expect((await server.call(ROUTES.forgotPassword, { body: { email: account.email } })).status).toBe(200);
  expect(await server.runJobs()).toBe(0);
  const back = await postOffice({}, office.port);
  closing.push(back.close);
  server.pass(60_000);
  expect(await server.runJobs()).toBe(1);
  expect(back.letters.join()).toContain("Subject: Set a new password");
});
