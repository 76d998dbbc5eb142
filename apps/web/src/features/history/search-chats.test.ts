import type { Chat } from "@charticle/contract";
import { expect, test } from "vitest";
import { searchChats } from "./search-chats.ts";

const chat = (id: string, input: string, chart_title: string): Chat => ({
  id,
  input,
  processed_data: { data: [{ name: "A", category1_value: 1 }], chart_types: ["piechart"], chart_title },
  created_at: "2026-01-01T00:00:00.000Z",
});
const chats = [chat("1", "Café sales 5, 7", "Sales"), chat("2", "Chrome 65%", "Browser share")];

test.each([
  ["", ["1", "2"]],
  ["  ", ["1", "2"]],
  ["cafe", ["1"]],
  ["CHROME share", ["2"]],
  ["65%", ["2"]],
  ["chrome cafe", []],
])("%j finds %j", (typed, expected) => {
  expect(searchChats(chats, typed).map(({ id }) => id)).toEqual(expected);
});
