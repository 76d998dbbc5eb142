import { ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaidPlan } from "../payments-port.ts";
import { plans } from "../tables.ts";
import { type TestBackend, testBackend } from "../testing.ts";
import { subscriptionChanged, writeConfirmed } from "./subscription-changed.ts";

const DAY_MS = 86_400_000;
let server: TestBackend;
/** What the payment side knows, by "user subscription". */
let known: Record<string, PaidPlan | Error>;
let asked: string[];
beforeAll(async () => {
  server = await testBackend({
    payments: {
      confirm: async ({ userId, subscriptionId }) => {
        asked.push(subscriptionId);
        const plan = known[`${userId} ${subscriptionId}`];
        if (plan instanceof Error) throw plan;
        return plan ? { ...plan, version: 1000 } : null;
      },
      userDeleted: async () => undefined,
      exportUser: async () => null,
    },
  });
});
beforeEach(() => {
  known = {};
  asked = [];
});
afterAll(() => server.close());

const inDays = (days: number): Date => new Date(server.context.clock().getTime() + days * DAY_MS);
const paid = (over: Partial<PaidPlan> = {}): PaidPlan => ({
  active: true,
  subscriptionId: "sub_1",
  planName: "Basic",
  endDate: inDays(30),
  cancelAtPeriodEnd: false,
  totalCents: 900,
  nextPayment: inDays(30),
  ...over,
});
const user = async (name: string) => {
  const tokens = await server.signUp(name);
  const { body } = await server.call(ROUTES.user, { access: tokens.access });
  return { ...tokens, userId: String(body.userId) };
};
const put = (access: string, body: object) => server.call(ROUTES.updatePlan, { access, body });
const planOf = async (access: string) => (await server.call(ROUTES.currentPlan, { access })).body;
const mayCreate = async (access: string) => {
  const processed_data = { data: [{ name: "a", category1_value: 1 }], chart_types: ["barchart"], chart_title: "" };
  return (await server.call(ROUTES.createChat, { access, body: { input: "a 1", processed_data } })).status === 200;
};
const set = (userId: string, fields: Partial<typeof plans.$inferInsert>) =>
  server.context.db.update(plans).set(fields).where(eq(plans.userId, userId));

describe("what a browser says of its plan", () => {
  const wishes: [string, object][] = [
    ["active", { active: true }],
    ["a later end", { endDate: "2099-01-01T00:00:00Z" }],
    ["credits", { credits: 100 }],
    ["credits in the other spelling", { credit: 100 }],
    ["a subscription of nobody", { subscriptionId: "sub_none" }],
    [
      "all of it",
      { active: true, endDate: "2099-01-01", subscriptionId: "sub_none", planName: "Basic", credit: 5, total: 0 },
    ],
    ["another user", { userId: "00000000-0000-4000-8000-000000000000" }],
  ];
  test.each(wishes)("gives nothing: %s", async (name, wish) => {
    const { access } = await user(`wisher-${wishes.findIndex(([other]) => other === name)}`);
    const before = await planOf(access);
    expect(await put(access, wish)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await planOf(access)).toEqual(before);
  });

  test("starts no second trial", async () => {
    const { access, userId } = await user("again");
    await set(userId, { pending: false });
    expect((await put(access, { pending: true })).status).toBe(403);
    expect(await mayCreate(access)).toBe(false);
  });

  test("does not end a trial that runs, but one that is over", async () => {
    const { access } = await user("trialist");
    expect(await put(access, { active: false, pending: false })).toMatchObject({
      status: 200,
      body: { pending: true },
    });
    expect(await mayCreate(access)).toBe(true);
    server.pass(7 * DAY_MS + 1000);
    const { body } = await server.call(ROUTES.token, { body: { username: "trialist", password: "correct horse 7!" } });
    const later = String(body.access);
    expect(await mayCreate(later)).toBe(false);
    expect(await put(later, { active: false, pending: false })).toMatchObject({
      status: 200,
      body: { active: false, pending: false },
    });
  });

  test("never lowers a live subscription", async () => {
    const { access, userId } = await user("payer");
    await set(userId, {
      active: true,
      pending: false,
      subscriptionId: "sub_1",
      planName: "Basic",
      endDate: inDays(30),
    });
    expect(await put(access, { active: false, pending: false, endDate: "2001-01-01T00:00:00Z" })).toMatchObject({
      status: 200,
      body: { active: true },
    });
    expect(await mayCreate(access)).toBe(true);
  });

  test("grants what the payment side confirms for this very user, in its words, not the browser's", async () => {
    const { access, userId } = await user("subscriber");
    const other = await user("neighbour");
    known[`${userId} sub_1`] = paid();
    const wish = { active: true, subscriptionId: "sub_1", endDate: "2099-01-01T00:00:00Z", total: 1, credits: 7 };
    expect(await put(access, wish)).toMatchObject({
      status: 200,
      body: {
        active: true,
        pending: false,
        endDate: expect.stringMatching(/^20[0-8]/),
        total: 900,
        credits: 0,
        planName: "Basic",
      },
    });
    expect((await put(other.access, wish)).status).toBe(403);
  });
});

describe("who gets in", () => {
  test("nobody without a plan; reading it answers 404", async () => {
    const { access, userId } = await user("planless");
    await server.context.db.delete(plans).where(eq(plans.userId, userId));
    expect(await mayCreate(access)).toBe(false);
    expect(await server.call(ROUTES.currentPlan, { access })).toMatchObject({
      status: 404,
      body: { error: "You have no plan." },
    });
    expect((await put(access, { active: true })).status).toBe(404);
  });

  test("a plan with holes gives nothing", async () => {
    const { access, userId } = await user("holey");
    for (const hole of [
      { pending: true, endDate: null },
      { active: true, pending: false, endDate: null },
    ]) {
      await set(userId, hole);
      expect(await mayCreate(access)).toBe(false);
    }
  });

  test("a paid plan keeps access for a day past its end; then the payment side is asked, once a minute", async () => {
    const { access, userId } = await user("renewer");
    await set(userId, { active: true, pending: false, subscriptionId: "sub_1", endDate: inDays(-0.5) });
    expect([await mayCreate(access), asked]).toEqual([true, []]);
    await set(userId, { endDate: inDays(-2) });
    expect([await mayCreate(access), asked]).toEqual([false, ["sub_1"]]);
    expect([await mayCreate(access), asked]).toEqual([false, ["sub_1"]]);
    server.pass(61_000);
    known[`${userId} sub_1`] = paid();
    expect([await mayCreate(access), asked]).toEqual([true, ["sub_1", "sub_1"]]);
    expect(await planOf(access)).toMatchObject({ active: true, total: 900 });
  });

  test("fails closed when the payment side is out of reach", async () => {
    const { access, userId } = await user("unlucky");
    await set(userId, { active: true, pending: false, subscriptionId: "sub_1", endDate: inDays(-2) });
    known[`${userId} sub_1`] = new Error("connection refused");
    expect(await mayCreate(access)).toBe(false);
    expect((await put(access, { subscriptionId: "sub_2" })).status).toBe(403);
    known[`${userId} sub_2`] = new Error("connection refused");
    expect(await put(access, { subscriptionId: "sub_2" })).toMatchObject({
      status: 503,
      body: { code: "UNAVAILABLE" },
    });
  });

  test("a finished subscription ends access", async () => {
    const { access, userId } = await user("finisher");
    await set(userId, { active: true, pending: false, subscriptionId: "sub_1", endDate: inDays(30), version: 3 });
    const { db } = server.context;
    await subscriptionChanged(db, { userId, version: 2, plan: paid({ active: false }) });
    expect(await mayCreate(access)).toBe(true);
    await subscriptionChanged(db, { userId, version: 4, plan: paid({ active: false, endDate: inDays(-1) }) });
    expect(await mayCreate(access)).toBe(false);
    await subscriptionChanged(db, { userId, version: 3, plan: paid() });
    expect(await mayCreate(access)).toBe(false);
  });
});

test("an answer that is older than the news that came meanwhile changes nothing", async () => {
  const { userId } = await user("overtaken");
  await subscriptionChanged(server.context.db, { userId, version: 5, plan: paid({ cancelAtPeriodEnd: true }) });
  await writeConfirmed(server.context.db, { userId, plan: { ...paid(), version: 4 } });
  const kept = async () => (await server.context.db.select().from(plans).where(eq(plans.userId, userId)))[0];
  expect(await kept()).toMatchObject({ version: 5, cancelAtPeriodEnd: true });
  await writeConfirmed(server.context.db, { userId, plan: { ...paid({ totalCents: 1 }), version: 5 } });
  expect(await kept()).toMatchObject({ version: 5, cancelAtPeriodEnd: false, totalCents: 1 });
});
