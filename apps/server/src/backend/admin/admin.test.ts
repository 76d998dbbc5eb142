import { ROUTES } from "@charticle/contract";
import { eq, lte } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "../../jobs/tables.ts";
import { plans } from "../tables.ts";
import { PASSWORD, type TestBackend, testBackend } from "../testing.ts";
import { createSuperuser } from "./create-superuser.ts";
import { dropSuperuser } from "./drop-superuser.ts";
import { listJobs } from "./list-jobs.ts";
import { listReports } from "./list-reports.ts";
import { dayOf, setPlan } from "./set-plan.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const processed_data = { data: [{ name: "a", category1_value: 1 }], chart_types: ["barchart"], chart_title: "" };
const mayCreate = async (access: string) =>
  (await server.call(ROUTES.createChat, { access, body: { input: "a 1", processed_data } })).status === 200;

describe("create-superuser", () => {
  test("makes an account that needs no plan, with a password that is told once", async () => {
    const made = await createSuperuser({ username: "root-1", email: "root@example.com" }, server.context);
    if (!made.ok || made.kind !== "made") throw new Error("not made");
    const { body } = await server.call(ROUTES.token, { body: { username: "root-1", password: made.password } });
    const access = String(body.access);
    expect((await server.call(ROUTES.isSuperuser, { access })).body).toEqual({ is_superuser: true });
    await server.context.db.update(plans).set({ pending: false });
    expect(await mayCreate(access)).toBe(true);
  });

  test("lifts an account that has this name and address, and keeps its password", async () => {
    const { access, email } = await server.signUp("lifted");
    expect(await createSuperuser({ username: "lifted", email }, server.context)).toEqual({ ok: true, kind: "lifted" });
    expect((await server.call(ROUTES.isSuperuser, { access })).body).toEqual({ is_superuser: true });
    expect((await server.call(ROUTES.token, { body: { username: "lifted", password: PASSWORD } })).status).toBe(200);
  });

  test("refuses what would take another's name or address, and what breaks the rules", async () => {
    await server.signUp("other");
    const faults = [
      { username: "other", email: "new@example.com" },
      { username: "newname", email: "other@example.com" },
      { username: "a@b.co", email: "x@example.com" },
      { username: "fine", email: "none" },
      { username: "fine", email: "fine@example.com", password: "weak" },
    ];
    for (const wanted of faults) expect((await createSuperuser(wanted, server.context)).ok, wanted.email).toBe(false);
  });
});

test("drop-superuser takes back what was given, from nobody else", async () => {
  const { access, email } = await server.signUp("dropped");
  await createSuperuser({ username: "dropped", email }, server.context);
  expect(await dropSuperuser("nobody", server.context)).toBe("There is no such account.");
  expect(await dropSuperuser(email, server.context)).toBeNull();
  expect((await server.call(ROUTES.isSuperuser, { access })).body).toEqual({ is_superuser: false });
  expect(await dropSuperuser("dropped", server.context)).toBe("This account is no superuser.");
});

test("jobs counts what waits and what fails, without naming anybody, and makes it due", async () => {
  const { db } = server.context;
  await db.delete(jobs);
  const later = new Date(Date.now() + 3_600_000);
  const letter = { kind: "send-letter", payload: { to: "ana@example.com" }, runAt: later };
  const lastError = "MailError: the mail server could not be used (ECONNREFUSED)";
  await db.insert(jobs).values([
    { kind: "clean-up", payload: {}, runAt: later },
    { ...letter, lastError, attempts: 9 },
    { ...letter, lastError, attempts: 9 },
    { ...letter, lastError, failedAt: new Date() },
  ]);
  expect(await listJobs({ retry: false }, server.context)).toEqual([
    `clean-up  waiting: 1, next ${later.toISOString()}`,
    `send-letter  failing: 2, next ${later.toISOString()}\n    ${lastError}`,
    `send-letter  given up: 1\n    ${lastError}`,
  ]);
  const [first, ...rest] = await listJobs({ retry: true }, server.context);
  expect([first, rest.length]).toEqual(["3 jobs are due at once.", 2]);
  const due = await db.select({ id: jobs.id }).from(jobs).where(lte(jobs.runAt, new Date()));
  expect(due).toHaveLength(3);
});

describe("set-plan", () => {
  test.each([
    ["2026-12-31", "2026-12-31T23:59:59.999Z"],
    ["2028-02-29", "2028-02-29T23:59:59.999Z"],
    ["2027-02-31", undefined],
    ["2026-13-01", undefined],
    ["31.12.2026", undefined],
    ["tomorrow", undefined],
  ])("the day %s ends at %s", (text, end) => expect(dayOf(text)?.toISOString()).toBe(end));

  test("gives a trial until a day, and takes it", async () => {
    const { access } = await server.signUp("friend");
    await setPlan({ login: "friend", until: null }, server.context);
    expect(await mayCreate(access)).toBe(false);
    await setPlan({ login: "friend@example.com", until: new Date(Date.now() + 86_400_000) }, server.context);
    expect(await mayCreate(access)).toBe(true);
    expect(await setPlan({ login: "nobody", until: null }, server.context)).toMatchObject({ ok: false });
  });

  test("leaves a live subscription alone", async () => {
    const { access } = await server.signUp("payer");
    const { body } = await server.call(ROUTES.user, { access });
    const paid = { active: true, subscriptionId: "sub_1", endDate: new Date(Date.now() + 86_400_000) };
    await server.context.db
      .update(plans)
      .set(paid)
      .where(eq(plans.userId, String(body.userId)));
    expect((await setPlan({ login: "payer", until: null }, server.context)).ok).toBe(false);
    expect(await mayCreate(access)).toBe(true);
  });
});

test("reports lists the newest first, without signs that steer a terminal", async () => {
  const { access, email } = await server.signUp("reporter");
  for (const description of ["first", "second\u001b[2Jline\nnext"]) {
    await server.call(ROUTES.bugReport, { access, body: { email, description } });
  }
  const [newest, oldest, ...more] = await listReports({ limit: 50 }, server.context);
  expect(more).toEqual([]);
  expect(newest).toMatch(/ {2}bug {2}reporter <reporter@example\.com>\n {4}second\[2Jline\n {4}next$/);
  expect(oldest).toContain("first");
});
