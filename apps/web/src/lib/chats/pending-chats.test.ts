import { expect, test } from "vitest";
import { addPending, MAX_PENDING, PENDING_KEY, type PendingChat, pendingOf, removePending } from "./pending-chats.ts";

const storageWith = (text?: string) => {
  const held = new Map<string, string>(text === undefined ? [] : [[PENDING_KEY, text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};
const entry = (localId: string, userId = "u1"): PendingChat => ({
  localId,
  userId,
  input: "A 5",
  processed_data: { data: [{ name: "A", category1_value: 5 }], chart_types: ["piechart"], chart_title: "A" },
});

test("entries stay in order and belong to their user", () => {
  const storage = storageWith();
  addPending(storage, entry("a"));
  addPending(storage, entry("b", "u2"));
  addPending(storage, entry("c"));
  expect(pendingOf(storage, "u1").map(({ localId }) => localId)).toEqual(["a", "c"]);
  expect(pendingOf(storage, "u2").map(({ localId }) => localId)).toEqual(["b"]);
});

test("a correction takes the place of its entry", () => {
  const storage = storageWith();
  addPending(storage, entry("a"));
  addPending(storage, entry("b"));
  addPending(storage, { ...entry("a"), input: "A 6" });
  expect(pendingOf(storage, "u1").map(({ input }) => input)).toEqual(["A 6", "A 5"]);
});

test("what was saved is gone, and the last one leaves nothing behind", () => {
  const storage = storageWith();
  addPending(storage, entry("a"));
  removePending(storage, "a");
  expect(storage.getItem(PENDING_KEY)).toBeNull();
});

test("the oldest go when there are too many", () => {
  const storage = storageWith();
  for (let at = 0; at <= MAX_PENDING; at++) addPending(storage, entry(String(at)));
  const held = pendingOf(storage, "u1");
  expect(held).toHaveLength(MAX_PENDING);
  expect(held[0]?.localId).toBe("1");
});

test.each(["{", "7", '[{"localId":"a"}]', '[null,"x"]', '{"length":3}'])("unreadable storage is empty: %s", (text) => {
  expect(pendingOf(storageWith(text), "u1")).toEqual([]);
});

test("a full storage is borne in silence", () => {
  const full = {
    ...storageWith(),
    setItem: () => {
      throw new Error("quota");
    },
  };
  expect(() => addPending(full, entry("a"))).not.toThrow();
});
