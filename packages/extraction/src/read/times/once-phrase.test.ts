import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The paper employed 140 journalists in its heyday. Today there are 23.",
    "In its heyday 140 · Today 23",
    "Journalists",
  ],
  [
    "The county had 412 pubs at the turn of the century. Today 238 are still open.",
    "Turn of the century 412 · Today 238",
    "Pubs",
  ],
])("%s", (text, line, title) => {
  expect(readLine(text)).toBe(line);
  expect(readTitle(text)).toBe(title);
});

test("a place is no time", () =>
  expect(readLine("The paper employed 140 journalists in its offices. Today there are 23.")).toBe(
    "Before 140 · Today 23",
  ));
