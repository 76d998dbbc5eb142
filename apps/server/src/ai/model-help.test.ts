import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import type { ModelReply } from "./model/model-reply.ts";
import { type ModelEvent, modelHelp } from "./model-help.ts";
import { modelStore } from "./model-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
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
  usage: { inputTokens: 700, outputTokens: 90 },
};
const failed = (reason: "timeout" | "no-table"): ModelReply => ({
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

const helpWith = (dailyCalls: number) =>
  modelHelp({
    ask: async (text) => {
      asked.push(text);
      return reply;
    },
    store: storeWith(dailyCalls),
    model: "stand-in",
    threshold: 0.5,
    now: () => nowMs,
    observe: ({ outcome }) => events.push(outcome),
  });

describe("memory", () => {
  it("asks once for the same text of the same user", async () => {
    const help = helpWith(10);
    expect(await help.ask("Cats 3", { userKey: "ana" })).toEqual(TABLE);
    expect(await help.ask("Cats 3", { userKey: "ana" })).toEqual(TABLE);
    expect(asked).toEqual(["Cats 3"]);
    expect(events).toEqual(["answered", "remembered"]);
  });

  it("never answers one user from another's", async () => {
    const help = helpWith(10);
    await help.ask("Dogs 5", { userKey: "ben" });
    await help.ask("Dogs 5", { userKey: "cem" });
    expect(asked).toEqual(["Dogs 5", "Dogs 5"]);
  });

  it("remembers that there is no table, but no failure", async () => {
    const help = helpWith(10);
    reply = failed("no-table");
    await help.ask("No table here", { userKey: "dora" });
    await help.ask("No table here", { userKey: "dora" });
    expect(asked).toHaveLength(1);
    reply = failed("timeout");
    await help.ask("A slow one", { userKey: "dora" });
    await help.ask("A slow one", { userKey: "dora" });
    expect(asked).toHaveLength(3);
  });

  it("forgets after 30 days, and with the account", async () => {
    const help = helpWith(10);
    await help.ask("Eels 7", { userKey: "eva" });
    nowMs += 31 * DAY_MS;
    await help.ask("Eels 7", { userKey: "eva" });
    expect(asked).toHaveLength(2);
    await storeWith(10).forget(database.db, "eva");
    await help.ask("Eels 7", { userKey: "eva" });
    expect(asked).toHaveLength(3);
  });
});

it("shows users what is kept of them, and of nobody else", async () => {
  const help = helpWith(10);
  await help.ask("Foxes 4", { userKey: "gil" });
  await help.ask("Goats 9", { userKey: "hans" });
  const kept = await storeWith(10).exportUser("gil");
  expect(kept).toMatchObject({ answers: [{ reply: TABLE }], usage: [{ calls: 1 }] });
});

describe("purse", () => {
  it("stops at the day's cap, also for calls at once, and begins anew the next day", async () => {
    const help = helpWith(3);
    const texts = ["1 a", "2 b", "3 c", "4 d", "5 e"];
    const replies = await Promise.all(texts.map((text) => help.ask(text, { userKey: "fay" })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
    expect(asked).toHaveLength(3);
    expect(events.filter((outcome) => outcome === "over-budget")).toHaveLength(2);
    nowMs += DAY_MS;
    expect(await help.ask("6 f", { userKey: "fay" })).toEqual(TABLE);
  });
});
