import { expect, test } from "vitest";
import { memoryStorage } from "../memory-storage.ts";
import { deskChatOf, forgetDeskChat, keepDeskChat } from "./desk-chat.ts";
import type { PendingChat } from "./pending-chats.ts";

const chat = (over: Partial<PendingChat> = {}): PendingChat => ({
  localId: "k1",
  userId: "u1",
  input: "A 5",
  processed_data: { data: [{ name: "A", category1_value: 5 }], chart_types: ["piechart"], chart_title: "A" },
  ...over,
});
const tabWith = (over?: Partial<PendingChat>) => {
  const tab = memoryStorage();
  keepDeskChat(tab, chat(over));
  return tab;
};

test("a tab keeps one chart, the last, for its person alone", () => {
  const tab = tabWith();
  keepDeskChat(tab, chat({ localId: "k2" }));
  expect(deskChatOf(tab, "u1")).toEqual(chat({ localId: "k2" }));
  expect(deskChatOf(tab, "u2")).toBeUndefined();
  keepDeskChat(tab, chat({ userId: "u2" }));
  expect(deskChatOf(tab, "u1")).toBeUndefined();
});

test.each(["{", "7", "[7]", '[{"localId":"k1","userId":"u1","input":"A 5"}]'])(
  "what can't be read is not shown: %s",
  (text) => {
    const tab = tabWith();
    tab.setItem("deskChat", text);
    expect(deskChatOf(tab, "u1")).toBeUndefined();
  },
);

test("an entry that is deleted leaves the desk, with or without an id; another one stays", () => {
  for (const over of [{ id: "7" }, {}]) {
    const tab = tabWith(over);
    forgetDeskChat(tab, { id: "8", input: "B 6" });
    expect(deskChatOf(tab, "u1")).toBeDefined();
    forgetDeskChat(tab, { id: "7", input: "A 5" });
    expect(deskChatOf(tab, "u1")).toBeUndefined();
  }
  const tab = tabWith({ id: "7" });
  forgetDeskChat(tab, { id: "8", input: "A 5" });
  expect(deskChatOf(tab, "u1")).toBeDefined();
});
