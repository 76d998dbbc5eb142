import type { ExtractionResult } from "@charticle/contract";
import { expect, test } from "vitest";
import { createChatKeeper, type KeeperParts } from "./chat-keeper.ts";
import { pendingOf } from "./pending-chats.ts";

const resultTitled = (chart_title: string): ExtractionResult => ({
  data: [{ name: "A", category1_value: 5 }],
  chart_types: ["piechart"],
  chart_title,
});

class Refused extends Error {}
class Full extends Error {}

/** A server that can be switched off, and the browser's storage. */
function desk() {
  const held = new Map<string, string>();
  const server = new Map<string, string>();
  const ids = new Map<string, string>();
  const state = { mode: "up" as "up" | "down" | "refusing" | "unheard", room: 99, sent: 0, keys: 0, told: 0, asked: 0 };
  const answer = () => {
    if (state.mode === "down") throw new Error("no network");
    if (state.mode === "refusing") throw new Refused();
  };
  const heard = () => {
    if (state.mode === "unheard") throw new Error("the answer was lost");
  };
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  let tail = Promise.resolve();
  const parts: KeeperParts = {
    create: async ({ processed_data, client_key }) => {
      await Promise.resolve();
      answer();
      state.asked++;
      if (!ids.has(client_key) && server.size >= state.room) throw new Full();
      const id = ids.get(client_key) ?? `s${server.size + 1}`;
      ids.set(client_key, id);
      server.set(id, processed_data.chart_title);
      heard();
      return { id };
    },
    correct: async ({ id, processed_data }) => {
      answer();
      server.set(id, processed_data.chart_title);
      heard();
    },
    isPassing: (error) => !(error instanceof Refused || error instanceof Full),
    isFull: (error) => error instanceof Full,
    onFull: () => {
      state.told++;
    },
    storage,
    userId: "u1",
    newKey: () => `k${++state.keys}`,
    alone: (work) => {
      tail = tail.then(work);
      return tail;
    },
    onSent: () => {
      state.sent++;
    },
  };
  /** `reopen`: the same browser, another tab. */
  const reopen = () => createChatKeeper(parts);
  return { keeper: reopen(), reopen, server, state, waiting: () => pendingOf(storage, "u1").length };
}

test("an entry is saved at once and leaves nothing waiting", async () => {
  const { keeper, server, state, waiting } = desk();
  keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await keeper.retry();
  expect([...server]).toEqual([["s1", "One"]]);
  expect({ sent: state.sent, waiting: waiting() }).toEqual({ sent: 1, waiting: 0 });
});

test("without a network it waits, and is sent once when the network is back", async () => {
  const { keeper, server, state, waiting } = desk();
  state.mode = "down";
  const key = keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  keeper.correct(key, resultTitled("Two"));
  await keeper.retry();
  expect([server.size, waiting()]).toEqual([0, 1]);
  state.mode = "up";
  await keeper.retry();
  await keeper.retry();
  expect([...server]).toEqual([["s1", "Two"]]);
  expect(waiting()).toBe(0);
});

test("a correction while the entry is on its way corrects that entry, not a second one", async () => {
  const { keeper, server } = desk();
  const key = keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await Promise.resolve();
  keeper.correct(key, resultTitled("Two"));
  await keeper.retry();
  expect([...server]).toEqual([["s1", "Two"]]);
});

test("a tab that closed before the answer came leaves one entry, not two", async () => {
  const { keeper, reopen, server, state, waiting } = desk();
  state.mode = "unheard";
  keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await keeper.retry();
  expect([server.size, waiting()]).toEqual([1, 1]);
  state.mode = "up";
  await reopen().retry();
  expect([...server]).toEqual([["s1", "One"]]);
  expect(waiting()).toBe(0);
});

test("an entry opened from the history is corrected under its own id", async () => {
  const { keeper, server, state } = desk();
  server.set("s9", "Old");
  const key = keeper.open({ id: "s9", input: "A 5" });
  state.mode = "down";
  keeper.correct(key, resultTitled("New"));
  await keeper.retry();
  state.mode = "up";
  await keeper.retry();
  expect([...server]).toEqual([["s9", "New"]]);
});

test("an entry of a page that was left is corrected in its place, though its id is not known any more", async () => {
  const { keeper, reopen, server } = desk();
  const key = keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await keeper.retry();
  expect(keeper.entryOf(key)).toEqual({ id: "s1", input: "A 5" });
  const next = reopen();
  expect(next.entryOf(key)).toBeUndefined();
  expect(next.open({ localId: key, input: "A 5" })).toBe(key);
  next.correct(key, resultTitled("Two"));
  await next.retry();
  expect([...server]).toEqual([["s1", "Two"]]);
});

test("what the server refuses for good is dropped in silence", async () => {
  const { keeper, state, waiting } = desk();
  state.mode = "refusing";
  keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await keeper.retry();
  expect(waiting()).toBe(0);
});

test("a full history is told once, keeps what waits, and is asked once a time; what it has is corrected still", async () => {
  const { keeper, reopen, server, state, waiting } = desk();
  state.room = 1;
  const first = keeper.save({ input: "A 5", processed_data: resultTitled("One") });
  await keeper.retry();
  const second = keeper.save({ input: "A 6", processed_data: resultTitled("Two") });
  keeper.save({ input: "A 7", processed_data: resultTitled("Three") });
  keeper.correct(second, resultTitled("Two, corrected"));
  keeper.correct(first, resultTitled("One, corrected"));
  await keeper.retry();
  expect([[...server], waiting(), state.told]).toEqual([[["s1", "One, corrected"]], 2, 1]);
  state.asked = 0;
  await keeper.retry();
  await reopen().retry();
  expect([state.asked, state.told, waiting()]).toEqual([2, 1, 2]);
  state.room = 9;
  await reopen().retry();
  expect([...server.values()]).toEqual(["One, corrected", "Two, corrected", "Three"]);
  expect(waiting()).toBe(0);
});

test("a key of another page is no entry of this one", async () => {
  const { keeper, server, waiting } = desk();
  keeper.correct("unknown", resultTitled("One"));
  await keeper.retry();
  expect([server.size, waiting()]).toEqual([0, 0]);
});
