/** Statement 15 for PostgreSQL: down or silent it costs a time-out, not the process, and it works again by itself. */
import { connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import type { OpenDatabase } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import { emptyDatabase } from "./testing.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const serverUrl = process.env.TEST_DATABASE_URL;

/** Stands between us and the server: lets everything through, breaks off, or swallows everything. */
async function openLine(target: URL) {
  let state: "open" | "cut" | "silent" = "open";
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => state === "open" && to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    set: (next: typeof state) => {
      state = next;
      if (next === "cut") breakAll();
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}

let line: Awaited<ReturnType<typeof openLine>>;
let database: OpenDatabase;
let drop: () => Promise<void>;
beforeEach(async () => {
  if (!serverUrl) return;
  const empty = await emptyDatabase(serverUrl);
  drop = empty.drop;
  line = await openLine(new URL(empty.url));
  const databaseUrl = new URL(empty.url);
  databaseUrl.port = String(line.port);
  database = await openPostgres({
    databaseUrl: databaseUrl.href,
    log,
    timeouts: { connectMs: 1_000, statementMs: 1_000 },
  });
});
afterEach(async () => {
  if (!serverUrl) return;
  line.close();
  await database.close();
  await drop();
});

const job = { kind: "a", payload: {}, runAt: new Date(0) };
const write = () => database.db.insert(jobs).values(job);
const transact = () => database.db.transaction(async (tx) => void (await tx.insert(jobs).values(job)));
const outcome = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => "done",
    () => "failed",
  );

test.runIf(serverUrl).each(["cut", "silent"] as const)(
  "the line is %s: everything fails in time, and then works again",
  async (state) => {
    expect(await outcome(transact())).toBe("done");
    line.set(state);
    // more than the pool has, so that every connection has failed once
    const works = Array.from({ length: 24 }, (_, at) => outcome(at % 2 ? write() : transact()));
    expect(new Set(await Promise.all(works))).toEqual(new Set(["failed"]));
    expect(await outcome(database.ping())).toBe("failed");
    line.set("open");
    await expect.poll(() => outcome(database.ping()), { timeout: 20_000 }).toBe("done");
    const after = Array.from({ length: 24 }, (_, at) => outcome(at % 2 ? write() : transact()));
    expect(new Set(await Promise.all(after))).toEqual(new Set(["done"]));
    // what failed was not written, and no lock of it stands
    expect(await database.db.select().from(jobs)).toHaveLength(25);
  },
);

test.runIf(serverUrl)("the line goes in the middle of a transaction: all of it is taken back", async () => {
  const broken = database.db.transaction(async (tx) => {
    await tx.insert(jobs).values(job);
    line.set("cut");
    await tx.insert(jobs).values(job);
  });
  expect(await outcome(broken)).toBe("failed");
  line.set("open");
  expect(await database.db.select().from(jobs)).toEqual([]);
});

test.runIf(serverUrl)("a statement that the server refuses costs no connection", async () => {
  for (let n = 0; n < 24; n++) {
    const twice = database.db.transaction(async (tx) => {
      const row = { ...job, uniqueKey: "same" };
      await tx.insert(jobs).values([row, row]);
    });
    expect(await outcome(twice)).toBe("failed");
  }
  expect(await outcome(transact())).toBe("done");
});
