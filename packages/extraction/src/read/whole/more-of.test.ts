import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "More younger than older adults read e-books (42% vs. 17%) and listen to podcasts (61% vs. 23%).",
    "[Younger / Older adults] Read e-books 42/17 · Listen to podcasts 61/23",
  ],
  ["More Democrats than Republicans say they worry a lot (58% compared with 21%).", "Democrats 58 · Republicans 21"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("nothing is set side by side", () =>
  expect(readLine("It is more likely than not (60%) to rain, snow 20%")).not.toContain("Not"));
