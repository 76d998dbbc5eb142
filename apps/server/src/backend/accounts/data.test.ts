import { ROUTES } from "@charticle/contract";
import { eq, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enqueue } from "../../jobs/enqueue.ts";
import { jobs } from "../../jobs/tables.ts";
import { orderedId } from "../ordered-id.ts";
import type { PaymentsPort } from "../payments-port.ts";
import * as tables from "../tables.ts";
import { fillHistory, PASSWORD, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
let paymentsFail = false;
const payments: PaymentsPort = {
  confirm: async () => null,
  userDeleted: async (tx, { userId }) => {
    if (paymentsFail) throw new Error("payments could not write its job");
    await enqueue(tx, { kind: "cancel-at-provider", payload: { userId } });
  },
  exportUser: async () => [{ subscription: "sub_1" }],
};
beforeAll(async () => {
  server = await testBackend({ payments, supportEmail: "support@example.com" });
});
afterAll(() => server.close());

const processed_data = { data: [{ name: "a", category1_value: 1 }], chart_types: ["barchart"], chart_title: "" };
const report = (access: string, over: object = {}) =>
  server.call(ROUTES.bugReport, { access, body: { email: "shown@example.com", description: "It broke.", ...over } });

async function busyUser(username: string) {
  const user = await server.signUp(username);
  const { access } = user;
  await server.call(ROUTES.createChat, { access, body: { input: `${username} has 1`, processed_data } });
  await report(access, { description: `${username} reports` });
  await server.call(ROUTES.forgotPassword, { body: { email: user.email } });
  await server.runJobs();
  const { body } = await server.call(ROUTES.user, { access });
  return { ...user, userId: String(body.userId) };
}

/** Every row of every table of the backend as one text. */
async function everything(): Promise<string> {
  const all = Object.values(tables);
  expect(all.map(getTableName).sort()).toMatchInlineSnapshot(`
    [
      "chats",
      "identities",
      "plans",
      "refresh_tokens",
      "reports",
      "reset_tokens",
      "sessions",
      "sign_ups",
      "spent_states",
      "trial_marks",
      "users",
    ]
  `);
  const rows = await Promise.all(all.map((table) => server.context.db.select().from(table)));
  return JSON.stringify(rows);
}

describe("delete my account", () => {
  test("removes everything of this user in every table, nothing of others, and writes the job", async () => {
    const leaver = await busyUser("leaver");
    const stayer = await busyUser("stayer");
    // a link that is not yet on its way, and the reminders of both trials
    await server.call(ROUTES.forgotPassword, { body: { email: leaver.email.toUpperCase() } });
    expect((await server.call(ROUTES.deleteUser, { access: leaver.access })).status).toBe(200);
    const left = await everything();
    for (const trace of [leaver.userId, leaver.email, "leaver"]) expect(left).not.toContain(trace);
    for (const trace of [stayer.userId, stayer.email, "stayer has 1"]) expect(left).toContain(trace);
    const waiting = await server.context.db.select().from(jobs);
    expect(waiting.map(({ kind }) => kind).sort()).toEqual(["cancel-at-provider", "send-letter", "trial-ending"]);
    expect(waiting.find(({ kind }) => kind === "trial-ending")?.payload).toEqual({ userId: stayer.userId });
    expect((await server.call(ROUTES.user, { access: leaver.access })).status).toBe(401);
    expect((await server.call(ROUTES.refresh, { body: { refresh: leaver.refresh } })).status).toBe(401);
    expect((await server.call(ROUTES.token, { body: { username: "leaver", password: PASSWORD } })).status).toBe(401);
  });

  test("deletes nothing when the job can't be written", async () => {
    const { access } = await server.signUp("lucky");
    paymentsFail = true;
    expect((await server.call(ROUTES.deleteUser, { access })).status).toBe(500);
    paymentsFail = false;
    expect((await server.call(ROUTES.user, { access })).status).toBe(200);
  });

  test("frees name and address; a second account starts without a trial", async () => {
    const { access } = await server.signUp("returner");
    await server.call(ROUTES.deleteUser, { access });
    const again = await server.signUp("returner");
    expect((await server.call(ROUTES.currentPlan, { access: again.access })).body).toMatchObject({
      active: false,
      pending: false,
    });
    expect(
      (await server.call(ROUTES.createChat, { access: again.access, body: { input: "a 1", processed_data } })).status,
    ).toBe(403);
  });
});

test("download my data gives everything of the caller, nothing of others and no secret", async () => {
  const one = await busyUser("exporter");
  await busyUser("somebody-else");
  const reply = await server.call(ROUTES.exportData, { access: one.access });
  expect(reply.status).toBe(200);
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="charticle-data.json"');
  expect(reply.body).toMatchObject({
    account: { username: "exporter", email: one.email, hasPassword: true },
    plan: { pending: true },
    payments: [{ subscription: "sub_1" }],
    history: [{ input: "exporter has 1" }],
    reports: [{ kind: "bug", description: "exporter reports" }],
  });
  expect(reply.text).not.toMatch(/somebody-else|argon2|passwordHash/);
});

test("download my data gives a long history and many reports in full and in order", async () => {
  const { access, userId } = await busyUser("archivist");
  await fillHistory(server, { userId, entries: 57, processedData: processed_data });
  const reported = { userId, kind: "bug" as const, email: "", createdAt: new Date(0) };
  const reports = Array.from({ length: 39 }, (_, n) => ({
    ...reported,
    id: orderedId(new Date(0)),
    description: `${n}`,
  }));
  await server.context.db.insert(tables.reports).values(reports);
  const { body } = await server.call(ROUTES.exportData, { access });
  const words = (name: string, field: string) => (body[name] as Record<string, unknown>[]).map((row) => row[field]);
  expect(words("history", "input")).toEqual(["archivist has 1", ...Array.from({ length: 57 }, (_, n) => `Cats ${n}`)]);
  expect(words("reports", "description")).toEqual([
    "archivist reports",
    ...Array.from({ length: 39 }, (_, n) => `${n}`),
  ]);
});

test("download my data is read as it is taken: what is deleted meanwhile is not in it", async () => {
  const { access, userId } = await busyUser("hoarder");
  const entries = 500;
  const processedData = { ...processed_data, notes: ["x".repeat(60_000)] };
  await fillHistory(server, { userId, entries, processedData });
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const reply = await fetch(`${address}${ROUTES.exportData.path}`, { headers: { authorization: `Bearer ${access}` } });
  // the first of 30 MB is here, and the rest waits for whoever reads on
  await server.context.db.delete(tables.chats).where(eq(tables.chats.userId, userId));
  const { history, account } = JSON.parse(await reply.text());
  expect([reply.status, account.username]).toEqual([200, "hoarder"]);
  expect(history.length).toBeLessThan(entries);
});

describe("reports", () => {
  test("are stored under the account's own address and mailed to the support", async () => {
    const { access, email } = await server.signUp("reporter");
    expect(await report(access, { description: "<img src=x onerror=alert(1)>\r\nBcc: x@y.co" })).toMatchObject({
      status: 200,
      body: { message: "Bug report submitted successfully. Thank you for your feedback!" },
    });
    await server.runJobs();
    const [letter] = server.letters();
    expect(letter).toMatchObject({ to: "support@example.com", subject: "Bug report from reporter" });
    expect(letter?.text).toContain(email);
    expect(letter?.text).not.toContain("shown@example.com");
    expect(letter?.html).not.toContain("<img");
  });

  test("need a description, with the specified sentences", async () => {
    const { access } = await server.signUp("blank");
    expect(await report(access, { description: " \n" })).toMatchObject({
      status: 400,
      body: { error: "Please describe the bug before submitting." },
    });
    const body = { email: "x@example.com", description: "" };
    expect(await server.call(ROUTES.featureRequest, { access, body })).toMatchObject({
      status: 400,
      body: { error: "Please describe the feature before submitting." },
    });
    const asked = await server.call(ROUTES.featureRequest, { access, body: { ...body, description: "Maps" } });
    expect(asked.body).toEqual({ message: "Feature request submitted successfully. Thank you for your feedback!" });
  });

  test("are limited to ten an hour", async () => {
    const { access } = await server.signUp("angry");
    for (let times = 0; times < 10; times++) expect((await report(access)).status).toBe(200);
    expect((await report(access)).status).toBe(429);
  });
});
