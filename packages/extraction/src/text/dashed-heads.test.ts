import { expect, it } from "vitest";
import { dashedHeads } from "./dashed-heads.ts";

it.each<[string, string | null]>([
  ["Why customers cancel - price 45%, speed 30%", "Why customers cancel:  price 45%, speed 30%"],
  ["Where people shop – Aldi 45%, Lidl 30%", "Where people shop:  Aldi 45%, Lidl 30%"],
  ["Which is it: Aldi - 45%, Lidl - 30%", null],
  ["Sales - north 45, south 30", null],
])("%j → %j", (text, headed) => expect(dashedHeads(text)).toBe(headed));
