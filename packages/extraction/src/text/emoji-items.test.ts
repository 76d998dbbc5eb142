import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { emojiItems } from "./emoji-items.ts";

test.each([
  ["poll result 🍕 8 🍣 5 🌮 11 ok tacos it is", "🍕 8 · 🍣 5 · 🌮 11"],
  ["Mood this week 😀 12 😐 7 😡 4", "😀 12 · 😐 7 · 😡 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["We sold 🍕 8 and pasta 5 and rice 3", "Tom 🍕 8", "🍕 8 🍣 5 🌮 11", "lunch: 🍕 8 🍣 5 🌮 11"])(
  "leaves alone: %s",
  (text) => expect(emojiItems(text)).toBeNull(),
);
