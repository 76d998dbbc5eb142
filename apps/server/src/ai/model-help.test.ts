import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import type { CaptionWish, ModelFailed, ModelFailure, ModelReply } from "./model/model-reply.ts";
import { pauses } from "./model/pause.ts";
import { type ModelEvent, type ModelHelp, modelHelp } from "./model-help.ts";
import { type ModelStore, modelStore } from "./model-store.ts";
import { modelAnswers } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const USAGE = { inputTokens: 700, outputTokens: 90 };
const TABLE: ModelReply = {
  ok: true,
  chart: {
    title: "Pets",
    unit: null,
    axis: "categories",
    whole: false,
    series: [{ name: "Pets" }],
    points: [{ name: "Cats", values: [3] }],
  },
  usage: USAGE,
};
const WISH: CaptionWish = { network: "x", variant: 1, title: "Pets", unit: null, series: ["Pets"], points: [] };
const failed = (reason: ModelFailure): ModelFailed => ({
  ok: false,
  reason,
  usage: { inputTokens: 0, outputTokens: 0 },
});

let database: OpenDatabase;
let nowMs: number;
let asked: string[];
let events: ModelEvent["outcome"][];
let reply: ModelReply;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  nowMs = Date.parse("2026-03-01T10:00:00Z");
  asked = [];
  events = [];
  reply = TABLE;
});

const storeWith = (dailyCalls: number) =>
  modelStore({ db: database.db, clock: () => new Date(nowMs), secret: "a secret of the server", dailyCalls });

/** A busy machine is slow, not wrong. */
const PATIENT = { timeoutMs: 60_000, keepMs: 60_000 };

/** As one instance of the server has it. */
const helpOn = (store: ModelStore, waits: { timeoutMs?: number; keepMs?: number } = {}): ModelHelp =>
  modelHelp({
    ask: {
      table: async (text) => {
        asked.push(text);
        return reply;
      },
      caption: async ({ title }) => {
        asked.push(title);
        return { ok: true, caption: `About ${title}`, usage: USAGE };
      },
    },
    store,
    model: "stand-in",
    threshold: 0.5,
    pause: pauses(() => nowMs),
    now: () => nowMs,
    observe: ({ outcome }) => events.push(outcome),
    ...PATIENT,
    ...waits,
  });
const helpWith = (dailyCalls: number): ModelHelp => helpOn(storeWith(dailyCalls));

describe("memory", () => {
  it("asks once for the same text of the same user", async () => {
    const help = helpWith(10);
    expect(await help.table("Cats 3", { userKey: "ana" })).toEqual(TABLE);
    expect(await help.table("Cats 3", { userKey: "ana" })).toEqual(TABLE);
    expect(asked).toEqual(["Cats 3"]);
    expect(events).toEqual(["answered", "remembered"]);
  });

  it("asks once for the same text at once", async () => {
    const help = helpWith(10);
    const both = [help.table("Bats 4", { userKey: "ana" }), help.table("Bats 4", { userKey: "ana" })];
    expect(await Promise.all(both)).toEqual([TABLE, TABLE]);
    expect(asked).toEqual(["Bats 4"]);
  });

  it("never answers one user from another's", async () => {
    const help = helpWith(10);
    await help.table("Dogs 5", { userKey: "ben" });
    await help.table("Dogs 5", { userKey: "cem" });
    expect(asked).toEqual(["Dogs 5", "Dogs 5"]);
  });

  it("remembers that there is no table, but no failure", async () => {
    const help = helpWith(10);
    reply = failed("no-table");
    await help.table("No table here", { userKey: "dora" });
    await help.table("No table here", { userKey: "dora" });
    expect(asked).toHaveLength(1);
    reply = failed("nonsense");
    await help.table("A strange one", { userKey: "dora" });
    await help.table("A strange one", { userKey: "dora" });
    expect(asked).toHaveLength(3);
  });

  it("tells what it knows without asking, where that is wished", async () => {
    const help = helpWith(10);
    const asker = { userKey: "dan", knownOnly: true };
    expect(await help.table("Elks 6", asker)).toMatchObject({ ok: false, reason: "unknown" });
    await help.table("Elks 6", { userKey: "dan" });
    expect(await help.table("Elks 6", asker)).toEqual(TABLE);
    expect(asked).toEqual(["Elks 6"]);
  });

  it("keeps captions apart from tables", async () => {
    const help = helpWith(10);
    const caption = { ok: true, caption: "About Pets", usage: USAGE };
    expect(await help.caption(WISH, { userKey: "ana" })).toEqual(caption);
    expect(await help.caption(WISH, { userKey: "ana" })).toEqual(caption);
    await help.caption({ ...WISH, variant: 2 }, { userKey: "ana" });
    expect(asked).toEqual(["Pets", "Pets"]);
  });

  it("holds no text: neither key nor row has a word of it", async () => {
    await helpWith(10).table("My secret plan: 3 cats", { userKey: "gil" });
    const rows = await database.db.select().from(modelAnswers).where(eq(modelAnswers.userKey, "gil"));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret|plan/u); // catches any word of the text, not the answer's own
  });

  it("forgets after 30 days, and with the account", async () => {
    const help = helpWith(10);
    await help.table("Eels 7", { userKey: "eva" });
    nowMs += 31 * DAY_MS;
    await help.table("Eels 7", { userKey: "eva" });
    expect(asked).toHaveLength(2);
    await storeWith(10).forget(database.db, "eva");
    await help.table("Eels 7", { userKey: "eva" });
    expect(asked).toHaveLength(3);
  });
});

it("keeps nothing for an account that was deleted while the model thought", async () => {
  const store = storeWith(10);
  const slow = modelHelp({
    ask: {
      table: async () => {
        await store.forget(database.db, "ira");
        return TABLE;
      },
      caption: async () => failed("nonsense"),
    },
    store,
    model: "stand-in",
    threshold: 0.5,
    pause: pauses(() => nowMs),
    now: () => nowMs,
    observe: () => undefined,
    ...PATIENT,
  });
  expect(await slow.table("Ibises 8", { userKey: "ira" })).toEqual(TABLE);
  expect(await store.exportUser("ira")).toEqual({ answers: [], usage: [] });
});

describe("purse", () => {
  it("stops at the day's cap, also for calls at once, and begins anew the next day", async () => {
    const help = helpWith(3);
    const texts = ["1 a", "2 b", "3 c", "4 d", "5 e"];
    const replies = await Promise.all(texts.map((text) => help.table(text, { userKey: "fay" })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
    expect(asked).toHaveLength(3);
    expect(events.filter((outcome) => outcome === "over-budget")).toHaveLength(2);
    nowMs += DAY_MS;
    expect(await help.table("6 f", { userKey: "fay" })).toEqual(TABLE);
  });

  it("is one purse for two instances", async () => {
    const instances = [helpWith(5), helpWith(5)];
    const calls = Array.from({ length: 20 }, (_, at) => instances[at % 2]?.table(`${at} things`, { userKey: "gus" }));
    const replies = await Promise.all(calls);
    expect(replies.filter((one) => one?.ok)).toHaveLength(5);
    expect(asked).toHaveLength(5);
  });

  it("counts captions too", async () => {
    const help = helpWith(1);
    await help.table("7 h", { userKey: "hal" });
    expect(await help.caption(WISH, { userKey: "hal" })).toMatchObject({ ok: false, reason: "over-budget" });
  });

  it("of nothing buys nothing", async () => {
    expect(await helpWith(0).table("8 i", { userKey: "ida" })).toMatchObject({ ok: false, reason: "over-budget" });
    expect(asked).toEqual([]);
  });
});

describe("what stands still", () => {
  const never = <T>(): Promise<T> => new Promise(() => undefined);

  it("a provider that is down is left alone, and costs nothing meanwhile", async () => {
    const help = helpWith(4);
    reply = failed("unreachable");
    for (const text of ["1", "2", "3", "4", "5"]) await help.table(text, { userKey: "jo" });
    expect(asked).toHaveLength(3);
    expect(events.slice(3)).toEqual(["paused", "paused"]);
    nowMs += 60_000;
    reply = TABLE;
    expect(await help.table("6", { userKey: "jo" })).toEqual(TABLE);
  });

  it("a database that fails costs the model's help, no more", async () => {
    const broken: ModelStore = { ...storeWith(5), recall: () => Promise.reject(new Error("no connection")) };
    expect(await helpOn(broken).table("9", { userKey: "kim" })).toMatchObject({ ok: false, reason: "no-memory" });
    expect(asked).toEqual([]);
  });

  it.each<[string, Partial<ModelStore>]>([
    ["fails", { keep: () => Promise.reject(new Error("disk full")) }],
    ["stands still", { keep: never, note: never }],
  ])("a database that %s while keeping does not cost the answer", async (_, part) => {
    const help = helpOn({ ...storeWith(5), ...part }, { keepMs: 100 });
    expect(await help.table("11", { userKey: "mia" })).toEqual(TABLE);
  });

  it.each<[string, Partial<ModelStore>]>([
    ["looking up", { recall: never }],
    ["counting", { spend: never }],
  ])("a database that stands still while %s ends with the time-out", async (_, part) => {
    const help = helpOn({ ...storeWith(5), ...part }, { timeoutMs: 100 });
    expect(await help.table("10", { userKey: "lea" })).toMatchObject({ ok: false, reason: "timeout" });
  });
});
