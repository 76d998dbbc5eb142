import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { signedHeads } from "./signed-heads.ts";

test.each([
  ["▲ Apple 3% ▼ Tesla 5% ▼ Meta 1%", "Apple 3 · Tesla -5 · Meta -1"],
  ["Risers: BP 3%, Shell 2%. Fallers: Tesco 4%, Next 1%", "BP 3 · Shell 2 · Tesco -4 · Next -1"],
  ["Up: kale 40%, beetroot 22%. Down: chips 3%, pies 8%.", "Kale 40 · Beetroot 22 · Chips -3 · Pies -8"],
  ["Gainers ↑ tea 4%, milk 2%; losers ↓ rice 3%, oil 6%", "Tea 4 · Milk 2 · Rice -3 · Oil -6"],
  ["📈 Apple 3% 📉 Tesla 5%", "Apple 3 · Tesla -5"],
  ["Going up: milk 12%, tea 3%. Going down: fish 4%", "Milk 12 · Tea 3 · Fish -4"],
  ["Improved: maths 8%, art 5%. Worse: French 7%.", "Maths 8 · Art 5 · French -7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Better: 40%, worse: 12%, the same 48%",
  "Apple 3% ▲ Tesla 5% ▼ Meta 1% ▲",
  "Leeds ▲ 3%, York ▼ 2%",
  "Falls: Mon 3, Tue 4, Wed 9",
  "Up: BP up 3%. Down: Tesco down 4%",
])("not %s", (text) => expect(signedHeads(text)).toBeNull());
