import { type ExtractionResult, HISTORY_PAGE_SIZE, MAX_HISTORY_ENTRIES, ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../http/limits.ts";
import { plans } from "../tables.ts";
import { fillHistory, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const result = (title = "Pets"): ExtractionResult => ({
  data: [{ name: "Cats", category1_value: 3 }],
  chart_types: ["barchart"],
  chart_title: title,
});
const create = (access: string, input = "Cats 3", over: object = {}) =>
  server.call(ROUTES.createChat, { access, body: { input, processed_data: result(), ...over } });
const list = (access: string, query: Record<string, string> = {}) => server.call(ROUTES.chats, { access, query });
const bodyOf = (reply: { body: unknown }) => reply.body as { id: string; input: string }[];

describe("the history", () => {
  test("keeps entries newest first, with their result", async () => {
    const { access } = await server.signUp("writer");
    for (const input of ["Cats 1", "Cats 2 🐈", "قطط ٣"]) expect((await create(access, input)).status).toBe(200);
    const entries = bodyOf(await list(access));
    expect(entries.map(({ input }) => input)).toEqual(["قطط ٣", "Cats 2 🐈", "Cats 1"]);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      input: "قطط ٣",
      processed_data: result(),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test("comes in pages of 50 by the header Link, also when entries vanish in between", async () => {
    const { access } = await server.signUp("prolific");
    for (let n = 0; n < HISTORY_PAGE_SIZE + 3; n++) await create(access, `Cats ${n}`);
    const first = await list(access);
    expect(bodyOf(first)).toHaveLength(HISTORY_PAGE_SIZE);
    const next = /^<\/api\/chats\/\?before=([\w-]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? "";
    await server.call(ROUTES.deleteChat, { access, params: { id: next } });
    const second = await list(access, { before: next });
    expect(bodyOf(second).map(({ input }) => input)).toEqual(["Cats 2", "Cats 1", "Cats 0"]);
    expect(second.headers.link).toBeUndefined();
    expect((await list(access, { before: "yesterday" })).status).toBe(400);
  });

  test("keeps one entry for one key, however often and at once it is sent, with the newest result", async () => {
    const { access } = await server.signUp("resender");
    const send = (title: string, client_key = "k1") =>
      create(access, "Cats 3", { client_key, processed_data: result(title) });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send("First")));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await send("Corrected")).body.id).toBe(replies[0]?.body.id);
    expect(bodyOf(await list(access))).toMatchObject([{ processed_data: { chart_title: "Corrected" } }]);
    await send("Another", "k2");
    await create(access);
    await create(access);
    expect(bodyOf(await list(access))).toHaveLength(4);
    const other = await server.signUp("same-key");
    await create(other.access, "Dogs 5", { client_key: "k1" });
    expect(bodyOf(await list(other.access))).toMatchObject([{ input: "Dogs 5" }]);
    expect(bodyOf(await list(access))).toHaveLength(4);
  });

  test("takes corrections and deletions of one's own entries", async () => {
    const { access } = await server.signUp("corrector");
    const id = String((await create(access)).body.id);
    const corrected = await server.call(ROUTES.correctChat, {
      access,
      params: { id },
      body: { processed_data: result("My pets") },
    });
    expect(corrected).toMatchObject({ status: 200, body: { id, processed_data: { chart_title: "My pets" } } });
    expect((await server.call(ROUTES.deleteChat, { access, params: { id } })).status).toBe(200);
    expect((await server.call(ROUTES.deleteChat, { access, params: { id } })).status).toBe(404);
    expect(bodyOf(await list(access))).toEqual([]);
  });
});

const userIdOf = async (access: string): Promise<string> =>
  String((await server.call(ROUTES.user, { access })).body.userId);
const fill = async (access: string, entries: number, processedData: unknown = result()) =>
  fillHistory(server, { userId: await userIdOf(access), entries, processedData });

describe("the history is bounded", () => {
  test("a full one says what to do, takes corrections and entries that it has, and after a deletion new ones", async () => {
    const { access } = await server.signUp("collector");
    await create(access, "Cats 3", { client_key: "k1" });
    await fill(access, MAX_HISTORY_ENTRIES - 1);
    expect(await create(access)).toMatchObject({
      status: 409,
      body: {
        code: "HISTORY_FULL",
        error:
          "Your history is full: it holds 5,000 entries. Delete some that you no longer need, and new ones are saved again.",
      },
    });
    const again = await create(access, "Cats 3", { client_key: "k1", processed_data: result("Corrected") });
    expect(again).toMatchObject({ status: 200, body: { processed_data: { chart_title: "Corrected" } } });
    const params = { id: String(again.body.id) };
    const correction = { access, params, body: { processed_data: result("Again") } };
    expect((await server.call(ROUTES.correctChat, correction)).status).toBe(200);
    expect((await server.call(ROUTES.deleteChat, { access, params })).status).toBe(200);
    expect((await create(access)).status).toBe(200);
    expect((await create(access)).status).toBe(409);
    const other = await server.signUp("not-a-collector");
    expect((await create(other.access)).status).toBe(200);
  });

  test("an entry that was kept before there were bounds does not cost the list", async () => {
    const { access } = await server.signUp("old-hand");
    const kept = { ...result(), chart_types: Array(500).fill("barchart"), grounding: Array(500).fill([null]) };
    await fill(access, 1, kept);
    await create(access, "Dogs 5");
    expect((await list(access)).body).toMatchObject([{ input: "Dogs 5" }, { processed_data: result() }]);
  });

  test.each([
    ["reading it", LIMITS.chatPages, (access: string) => list(access)],
    [
      "correcting it",
      LIMITS.chatCorrections,
      (access: string) =>
        server.call(ROUTES.correctChat, { access, params: { id: "7" }, body: { processed_data: result() } }),
    ],
  ])("%s is limited", async (_, limit, ask) => {
    const { access } = await server.signUp(`eager-${limit.name}`);
    const userId = await userIdOf(access);
    for (let time = 1; time < limit.points; time++) await server.context.limits.take(limit, userId);
    expect((await ask(access)).status).not.toBe(429);
    const refused = await ask(access);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  });
});

describe("another's entry does not exist", () => {
  test("on read, change and delete", async () => {
    const owner = await server.signUp("owner-of-chats");
    const other = await server.signUp("stranger");
    const id = String((await create(owner.access)).body.id);
    const { access } = other;
    expect(bodyOf(await list(access))).toEqual([]);
    const body = { processed_data: result("Stolen") };
    expect(await server.call(ROUTES.correctChat, { access, params: { id }, body })).toMatchObject({ status: 404 });
    expect((await server.call(ROUTES.deleteChat, { access, params: { id } })).status).toBe(404);
    expect(bodyOf(await list(access, { before: "ffffffff-ffff-7fff-bfff-ffffffffffff" }))).toEqual([]);
    const kept = bodyOf(await list(owner.access));
    expect(kept).toMatchObject([{ id, processed_data: { chart_title: "Pets" } }]);
  });

  test("nor one with an id that is none", async () => {
    const { access } = await server.signUp("odd-ids");
    for (const id of ["7", "' or 1=1 --", "../../etc", "%00", "x".repeat(64)]) {
      const reply = await server.call(ROUTES.deleteChat, { access, params: { id } });
      expect([400, 404], id).toContain(reply.status);
      expect(reply.text).not.toMatch(/select|uuid|syntax/i);
    }
  });
});

describe("what is refused", () => {
  const cases: [string, object][] = [
    ["too long a text", { input: "x".repeat(281) }],
    ["no text", { input: "" }],
    ["a text that is none", { input: 7 }],
    ["no result", { processed_data: null }],
    ["a result without data", { processed_data: { ...result(), data: [] } }],
    ["61 points", { processed_data: { ...result(), data: Array.from({ length: 61 }, () => ({ name: "x" })) } }],
    ["more chart types than there are", { processed_data: { ...result(), chart_types: Array(7).fill("barchart") } }],
    ["more groundings than points", { processed_data: { ...result(), grounding: Array(61).fill([null]) } }],
    ["an unknown chart type", { processed_data: { ...result(), chart_types: ["swirl"] } }],
    ["another's user id", { userId: "someone" }],
    ["NUL in a name", { processed_data: { ...result(), data: [{ name: "a\u0000b", category1_value: 1 }] } }],
    ["half a surrogate pair", { input: "Cats \ud83d 3" }],
    ["an endless key", { client_key: "x".repeat(65) }],
  ];
  test.each(cases)("%s", async (name, over) => {
    const { access } = await server.signUp(`refused-${cases.findIndex(([other]) => other === name)}`);
    const reply = await create(access, "Cats 3", over);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: expect.stringMatching(/\.$/),
      code: expect.any(String),
      requestId: expect.any(String),
    });
    expect(bodyOf(await list(access))).toEqual([]);
  });

  test("a new entry without a usable plan; the old ones stay readable and deletable", async () => {
    const { access } = await server.signUp("expired");
    const id = String((await create(access)).body.id);
    const { body } = await server.call(ROUTES.user, { access });
    await server.context.db
      .update(plans)
      .set({ pending: false })
      .where(eq(plans.userId, String(body.userId)));
    expect(await create(access)).toMatchObject({
      status: 403,
      body: { error: "You need an active subscription to access this feature." },
    });
    expect(bodyOf(await list(access))).toHaveLength(1);
    expect((await server.call(ROUTES.deleteChat, { access, params: { id } })).status).toBe(200);
  });
});
