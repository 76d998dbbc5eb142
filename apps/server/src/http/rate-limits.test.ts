import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import { LIMITS } from "./limits.ts";
import { type RateLimits, rateLimitsOn } from "./rate-limits.ts";
import { rateLimits } from "./tables.ts";

let database: OpenDatabase;
let limits: RateLimits;
beforeAll(async () => {
  database = await testDatabase();
  limits = rateLimitsOn({ db: database.db });
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

const LIMIT = { name: "test", points: 3, durationS: 60 };
/** How many of `times` tries at once are let through. */
const letThrough = async (key: string, times: number, by = limits): Promise<number> => {
  const tries = await Promise.allSettled(Array.from({ length: times }, () => by.take(LIMIT, key)));
  return tries.filter(({ status }) => status === "fulfilled").length;
};

test("lets as many through as it says, also all at once and on two instances", async () => {
  const other = rateLimitsOn({ db: database.db });
  const [here, there] = await Promise.all([letThrough("both", 5), letThrough("both", 5, other)]);
  expect(here + there).toBe(3);
});

test("says when to come again, and lets in then", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await letThrough("later", 3);
  vi.setSystemTime(Date.now() + 20_000);
  await expect(limits.take(LIMIT, "later")).rejects.toMatchObject({
    code: "TOO_MANY",
    retryAfterS: 40,
    message: "Too many attempts. Please try again in 40 seconds.",
  });
  vi.setSystemTime(Date.now() + 40_001);
  await limits.take(LIMIT, "later");
});

test("what is given back or forgotten does not count", async () => {
  await letThrough("kind", 3);
  await limits.giveBack(LIMIT, "kind");
  expect(await letThrough("kind", 3)).toBe(1);
  await limits.forget(LIMIT, "kind");
  expect(await letThrough("kind", 5)).toBe(3);
});

/** Every try that is written down adds a point. */
const writtenDown = async (): Promise<number> => {
  const rows = await database.db.select({ points: rateLimits.points }).from(rateLimits);
  return rows.reduce((sum, { points }) => sum + points, 0);
};

test("a flood of refused tries is not written down, one by one", async () => {
  const before = await writtenDown();
  for (let time = 0; time < 30; time++) await letThrough("flood", 1);
  // what is allowed, and the first that was refused
  expect((await writtenDown()) - before).toBe(4);
});

test("what was given back or forgotten on another instance counts here at once, though it was refused here", async () => {
  const other = rateLimitsOn({ db: database.db });
  await letThrough("elsewhere", 3);
  expect(await letThrough("elsewhere", 1)).toBe(0);
  await other.giveBack(LIMIT, "elsewhere");
  await other.giveBack(LIMIT, "elsewhere");
  expect(await letThrough("elsewhere", 1)).toBe(1);
  expect(await letThrough("elsewhere", 1)).toBe(0);
  await other.forget(LIMIT, "elsewhere");
  expect(await letThrough("elsewhere", 5)).toBe(3);
});

test("a factor raises them", async () => {
  expect(await letThrough("bench", 10, rateLimitsOn({ db: database.db, factor: 3 }))).toBe(9);
});

test("keeps no name and no address", async () => {
  await limits.take(LIMIT, "ana@example.com 203.0.113.9");
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toMatch(/ana|203\.0/);
});

describe("the product's limits", () => {
  const MINUTE = 60;
  const HOUR = 3600;
  test.each([
    ["login", 10, 15 * MINUTE],
    ["loginAccount", 100, HOUR],
    ["loginAddress", 50, 15 * MINUTE],
    ["codes", 5, 10 * MINUTE],
    ["codesDay", 10, 24 * HOUR],
    ["forgot", 3, HOUR],
    ["checks", 60, MINUTE],
    ["refresh", 60, 15 * MINUTE],
    ["refreshUnknown", 300, 15 * MINUTE],
    ["extraction", 60, MINUTE],
    ["captions", 30, MINUTE],
    ["reports", 10, HOUR],
    ["payments", 60, MINUTE],
    ["chats", 60, MINUTE],
    ["chatCorrections", 120, MINUTE],
    ["chatPages", 150, MINUTE],
  ] as const)("%s: %i in %i s", (name, points, durationS) => {
    expect(LIMITS[name]).toMatchObject({ points, durationS });
  });

  test("each has a name of its own, else two would count as one", () => {
    const names = Object.values(LIMITS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
