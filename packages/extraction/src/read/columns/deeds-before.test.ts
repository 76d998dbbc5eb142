/** Deeds in front of both columns. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Toddlers nap 2.5 h by day and sleep 10 h at night, while teens nap 0.5 h and sleep 8.",
    "[Nap / Sleep] Toddlers 2.5/10 · Teens 0.5/8",
  ],
  ["Cats eat 40 g a day and drink 200 g, dogs eat 300 g and drink 900 g.", "[Eat / Drink] Cats 40/200 · Dogs 300/900"],
])("%s: head them", (text, line) => expect(readLine(text)).toBe(line));

test("a town in a name stays", () =>
  expect(readLine("Old town: 12 cafes, 15 bars; new town: 9 cafes, 11 bars")).toBe(
    "[Cafes / Bars] Old town 12/15 · New town 9/11",
  ));
