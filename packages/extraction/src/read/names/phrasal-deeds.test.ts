import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Okafor scored 21 and set up 4, Lind scored 13 and set up 11.", "[Scored / Set up] Okafor 21/4 · Lind 13/11"],
  [
    "Last season Leeds scored 61 and let in 40; this season 72 and 38.",
    "[Scored / Let in] Last season 61/40 · This season 72/38",
  ],
  ["12 signed up, 5 dropped out", "Signed up 12 · Dropped out 5"],
  ["12 came, 5 left", "Came 12 · Left 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Since May: fans up 31%, reach down 12%, saves up 54%", "Fans 31 · Reach -12 · Saves 54"]])(
  "%s: too",
  (text, line) => expect(readLine(text)).toBe(line),
);
