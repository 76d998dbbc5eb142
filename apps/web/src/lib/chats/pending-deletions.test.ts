import { expect, test } from "vitest";
import { memoryStorage } from "../memory-storage.ts";
import { DELETIONS_KEY } from "./deletions-key.ts";
import { createDeletions } from "./pending-deletions.ts";

class Refused extends Error {}

/** A server that can be switched off, and the browser's storage; `of` is a page of somebody. */
function history() {
  const storage = memoryStorage();
  const state = { mode: "up" as "up" | "down" | "refusing", nowMs: 1000, asked: [] as string[] };
  const of = (userId: string) =>
    createDeletions({
      send: async (id) => {
        state.asked.push(id);
        if (state.mode === "down") throw new Error("no network");
        if (state.mode === "refusing") throw new Refused();
      },
      isPassing: (error) => !(error instanceof Refused),
      storage,
      userId,
      nowMs: () => state.nowMs,
    });
  return { of, state, storage };
}

test("what can still be taken back is not sent, by any page; then it is, once", async () => {
  const { of, state, storage } = history();
  of("u1").hold("a", 2000);
  expect(await of("u1").sendDue()).toEqual([]);
  expect(of("u1").held()).toEqual(["a"]);
  state.nowMs = 2000;
  expect(await of("u1").sendDue()).toEqual(["a"]);
  await of("u1").sendDue();
  expect(state.asked).toEqual(["a"]);
  expect(storage.getItem(DELETIONS_KEY)).toBeNull();
});

test("what is taken back is never sent", async () => {
  const { of, state } = history();
  of("u1").hold("a", 1000);
  of("u1").hold("b", 1000);
  of("u1").release("a");
  await of("u1").sendDue();
  expect(state.asked).toEqual(["b"]);
});

test("what did not get through waits, and is sent by the next page", async () => {
  const { of, state } = history();
  of("u1").hold("a", 0);
  state.mode = "down";
  expect(await of("u1").sendDue()).toEqual([]);
  expect(of("u1").held()).toEqual(["a"]);
  state.mode = "up";
  expect(await of("u1").sendDue()).toEqual(["a"]);
});

test("what the server refuses for good is not asked again", async () => {
  const { of, state } = history();
  of("u1").hold("a", 0);
  state.mode = "refusing";
  expect(await of("u1").sendDue()).toEqual([]);
  expect(of("u1").held()).toEqual([]);
});

test("a page that is closed has its calls on the way before it waits for anything", () => {
  const { of, state } = history();
  of("u1").hold("a", 0);
  of("u1").hold("b", 0);
  void of("u1").sendDue();
  expect(state.asked).toEqual(["a", "b"]);
});

test("another person's deletions are not sent in one's name", async () => {
  const { of, state } = history();
  of("u1").hold("a", 0);
  await of("u2").sendDue();
  expect(state.asked).toEqual([]);
  expect(of("u1").held()).toEqual(["a"]);
});

test.each(["{", "7", '[{"id":"a"}]', '[{"id":"a","userId":"u1","dueMs":"soon"}]', "[null]"])(
  "unreadable storage is empty: %s",
  (text) => {
    const { of, storage } = history();
    storage.setItem(DELETIONS_KEY, text);
    expect(of("u1").held()).toEqual([]);
  },
);
